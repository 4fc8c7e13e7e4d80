/** Runs an action once when the page is shown and the browser idle, such as loading the next chunks. */
import { useEffect } from 'react';

/** Time after which the action runs even if the page is busy, ms. */
const AT_LAST = 3000;
/** Delay for a browser without idle callbacks, ms. */
const A_MOMENT = 500;

export function whenIdle(action: () => unknown): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, A_MOMENT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => action(), { timeout: AT_LAST });
  return () => cancelIdleCallback(handle);
}

/** Runs the action once when the browser is idle. `action` must be the same function on every render. */
export function useWhenIdle(action: () => unknown): void {
  useEffect(() => whenIdle(action), [action]);
}
