/** Says so above the page where a dialog, or any other part without a place of its own, cannot be loaded. */
import { useEffect, useState } from 'react';
import { isNewVersion } from '@/shared/navigation/new-version';
import { NewVersion } from '@/shared/ui/new-version';

/** Sent by the loader of a built app for every part whose file is missing. */
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
