/**
 * Splits long work on the main thread into short pieces, between which the browser repaints and handles
 * input.
 */

/** Time in ms after which the work pauses to release the main thread. */
const PIECE = 12;

/**
 * Returns a function to call between two steps of the work. The function waits only if the time for the
 * current piece is up.
 */
export function yieldToMain(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < PIECE) return;
    await new Promise<void>((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
