import { useSyncExternalStore } from 'react';

/** The workspace has no layout for narrower windows. */
const SMALL = '(width < 1024px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(SMALL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True for a window as narrow as a phone or tablet; updates when the window crosses that width. */
export const useSmallWindow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(SMALL).matches);
