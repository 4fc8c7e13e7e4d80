/** Work for the time after the page stands. */
import { useEffect } from 'react';

/** Where the browser does not tell when it has nothing else to do, ms. */
const LATER = 1000;

/** `work` has to be the same function at every drawing. */
export function useWhenIdle(work: () => void): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(work, LATER);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(request);
  }, [work]);
}
