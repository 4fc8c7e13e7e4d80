/**
 * Does something once, when the page stands and the browser has nothing else to do: as fetching what comes
 * next.
 */
import { useEffect } from 'react';

/** Runs after this time even on a busy page, ms. */
const AT_LAST = 3000;
/** For a browser that does not tell when it is idle, ms. */
const A_MOMENT = 500;

/** `action` must stay the same function from one drawing to the next. */
export function useWhenIdle(action: () => unknown): void {
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(action, A_MOMENT);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => action(), { timeout: AT_LAST });
    return () => cancelIdleCallback(handle);
  }, [action]);
}
