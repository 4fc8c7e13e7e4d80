/** Queue that runs tasks one after another within a page. */

/** Returns a function that runs tasks: each task starts once the previous task has succeeded or failed. */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
