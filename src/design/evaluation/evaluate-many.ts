/** Many evaluations, a few at a time and in the order of need; one that fails stops no other. */

export interface Batch {
  signal: AbortSignal;
  /** Orders that are under way at once at most. */
  atOnce: number;
}

/**
 * Runs every order; resolves when all have ended or the signal has come. `onEnd` hears of each in the order
 * in which they end, and of none after the signal.
 */
export async function evaluateMany<Order, End>(
  orders: Iterable<Order>,
  run: (order: Order) => Promise<End>,
  onEnd: (order: Order, end: End) => void,
  { signal, atOnce }: Batch,
): Promise<void> {
  const waiting = orders[Symbol.iterator]();
  const lane = async () => {
    while (!signal.aborted) {
      const next = waiting.next();
      if (next.done) return;
      const end = await run(next.value);
      if (!signal.aborted) onEnd(next.value, end);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
