/** Runs an action once when the page is shown and the browser is idle, such as loading the next chunks. */
import { useEffect } from 'react';

/** Runs after this time even on a busy page, ms. */
const AT_LAST = 3000;
/** Delay for a browser without idle callbacks, ms. */
const A_MOMENT = 500;

/** Runs the action once when the browser is idle. Returns the stop function. */
export function whenIdle(action: () => unknown): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, A_MOMENT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => action(), { timeout: AT_LAST });
  return () => cancelIdleCallback(handle);
}

/** `action` must be the same function on every render. */
export function useWhenIdle(action: () => unknown): void {
  useEffect(() => whenIdle(action), [action]);
}
