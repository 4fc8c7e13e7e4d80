/** Queue that runs one task after another within one page. */

/** Returns a runner: each task starts when the previous one has settled, with success or failure. */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
