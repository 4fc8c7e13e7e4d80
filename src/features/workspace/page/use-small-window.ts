import { useSyncExternalStore } from 'react';

/** The workspace has no layout for windows narrower than this. */
const SMALL = '(width < 1024px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(SMALL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True for a window as narrow as that of a phone or tablet; follows every change. */
export const useSmallWindow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(SMALL).matches);
