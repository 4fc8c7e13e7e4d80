/** Work that waits for its turn, so that many calls of one kind leave room for others. */

/**
 * Runs what it is given, `most()` at a time, in the order in which it came; what is not wanted any more is
 * not begun.
 */
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
      // The turn goes to the next in line, or is given back: also where fewer are let in than before.
      const next = running <= most() ? waiting.shift() : undefined;
      if (next) next();
      else running -= 1;
    }
  };
}
