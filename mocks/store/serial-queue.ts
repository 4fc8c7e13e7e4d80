/** Queue that runs one task after another within a page. */

/**
 * Returns the function that runs tasks: each starts when the previous task has ended, with success or
 * failure.
 */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
