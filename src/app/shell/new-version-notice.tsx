/**
 * Notice above the page if a dialog, or another component without its own error display, cannot be loaded.
 */
import { useEffect, useState } from 'react';
import { isNewVersion } from '@/shared/navigation/new-version';
import { NewVersion } from '@/shared/ui/new-version';

/** Event of the Vite loader if the file of a chunk is missing. */
const LOST = 'vite:preloadError';

export function NewVersionNotice() {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    const onLost = () => void isNewVersion().then(setIsNew);
    window.addEventListener(LOST, onLost);
    return () => window.removeEventListener(LOST, onLost);
  }, []);
  return isNew ? <NewVersion banner /> : null;
}
