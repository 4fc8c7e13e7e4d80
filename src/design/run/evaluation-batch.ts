/** Runs many evaluations in order, some at a time; an error result does not stop the others. */

export interface Batch {
  signal: AbortSignal;
  /** Maximum number of evaluations in progress at once. */
  atOnce: number;
}

/** Yields each item with its result as soon as it is evaluated; nothing after an abort. */
export async function* evaluateEach<Order, End>(
  orders: Iterable<Order>,
  run: (order: Order) => Promise<End>,
  { signal, atOnce }: Batch,
): AsyncGenerator<readonly [Order, End]> {
  const waiting = orders[Symbol.iterator]();
  const finished: (readonly [Order, End])[] = [];
  let wake: () => void = () => undefined;
  let isStopped = false;
  const lane = async () => {
    while (!signal.aborted && !isStopped) {
      const next = waiting.next();
      if (next.done) return;
      finished.push([next.value, await run(next.value)]);
      wake();
    }
  };
  let isOver = false;
  const lanes = Promise.all(Array.from({ length: atOnce }, lane)).finally(() => {
    isOver = true;
    wake();
  });
  // The final await rethrows an error; until then this handler prevents an unhandled rejection.
  lanes.catch(() => undefined);
  try {
    for (;;) {
      for (let next = finished.shift(); next !== undefined; next = finished.shift()) {
        if (signal.aborted) return;
        yield next;
      }
      if (isOver) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    await lanes;
  } finally {
    isStopped = true;
  }
}

/** Like `evaluateEach`, but calls `onEnd` with each item and its result. */
export async function evaluateMany<Order, End>(
  orders: Iterable<Order>,
  run: (order: Order) => Promise<End>,
  onEnd: (order: Order, end: End) => void,
  batch: Batch,
): Promise<void> {
  for await (const [order, end] of evaluateEach(orders, run, batch)) onEnd(order, end);
}

/** Time in ms after which the work pauses to release the main thread. */
const PIECE = 12;

/** Returns a function to call between two steps, which waits only if the time of a piece is up. */
export function yieldToMain(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < PIECE) return;
    await new Promise<void>((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
