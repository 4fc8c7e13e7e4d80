/** Queue that limits the number of concurrent tasks, so that many calls of one kind do not block others. */

/** Runs tasks in order, at most `most()` at a time; an aborted task is not started. */
export function concurrencyLimit(most: () => number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    if (running < most()) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      // The next task starts, or the place is released; it is also released if the limit was lowered.
      const next = running <= most() ? waiting.shift() : undefined;
      if (next) next();
      else running -= 1;
    }
  };
}
