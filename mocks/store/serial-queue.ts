/** Queue that runs one task after another within one page. */

/**
 * Returns a runner: each piece of work starts when the one before has settled, whether it succeeded or not.
 */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
