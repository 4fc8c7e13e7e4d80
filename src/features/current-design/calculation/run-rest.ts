/** The rows of the load list after the first results, for as long as they are not many seconds' work. */
import { useListRunStore, type ListProgress } from '@/stores/load-list-run';
import { LONG } from '@/design/evaluation/durations';
import { calculateList, type ListOrder } from './run-list';

/** ms: the first answers of a server that has slept tell nothing of the later ones. */
const MEASURED_AFTER_MS = 500;

/** By what the rows so far have taken. */
export function isLong({ begin, done, total }: ListProgress, now: number): boolean {
  const passed = now - begin;
  if (begin === 0 || passed < MEASURED_AFTER_MS) return false;
  return (passed / Math.max(1, done)) * (total - done) > LONG * 1000;
}

/** What was calculated until then is kept, and the rest is on offer. */
export async function calculateListIfShort(order: ListOrder): Promise<void> {
  const stop = useListRunStore.subscribe(({ progress }) => {
    if (progress !== null && isLong(progress, performance.now())) useListRunStore.getState().cancel();
  });
  try {
    await calculateList(order);
  } finally {
    stop();
  }
}

export { calculateList };
