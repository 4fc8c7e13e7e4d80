/** Long work on the page's own thread, in pieces: between them the page draws and answers keys. */

/** ms of work after which the page has its turn. */
const PIECE = 12;

/** Called between two pieces; waits only where the time of a piece is over. */
export function yieldToMain(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < PIECE) return;
    await new Promise<void>((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
