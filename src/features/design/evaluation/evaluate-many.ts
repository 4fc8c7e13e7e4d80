/** Many evaluations, a few at a time and in the order of need; one that fails stops no other. */
import { calculationsAtOnce } from '@/api/client';

/**
 * Runs every order; resolves when all have ended or the signal has come. `onEnd` hears of each in the order
 * in which they end, and of none after the signal.
 */
export async function evaluateMany<Order, End>(
  orders: Iterable<Order>,
  run: (order: Order) => Promise<End>,
  onEnd: (order: Order, end: End) => void,
  signal: AbortSignal,
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
  await Promise.all(Array.from({ length: calculationsAtOnce() }, lane));
}
