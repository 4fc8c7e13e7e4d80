import { useSyncExternalStore } from 'react';

/** Media query for a window that is too narrow for the workspace layout. */
const SMALL = '(width < 1024px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(SMALL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True for a window as narrow as a phone or tablet; updates when the window crosses that width. */
export const useSmallWindow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(SMALL).matches);
