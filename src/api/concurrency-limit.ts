/** Limits concurrent tasks, so that many calls of one kind do not block other calls. */

/** Runs tasks in order, at most `most()` at a time; a task aborted while waiting is never started. */
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
      // Starts the next task, or frees the place if no task is waiting or the limit has been lowered.
      const next = running <= most() ? waiting.shift() : undefined;
      if (next) next();
      else running -= 1;
    }
  };
}
