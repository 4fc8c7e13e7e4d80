/** Writes rows one by one, several at a time; a failed one does not hold up the rest. */
import { concurrencyLimit } from '@/api/concurrency-limit';
import type { ApiFailure } from '@/api/contract/failure';

/** At a time: a browser keeps six calls to one server under way, and other parts of the page need some. */
const AT_A_TIME = 4;

/** Why a row was not written. */
export type RowFailure =
  | { kind: 'refused'; failure: ApiFailure }
  /** Somebody else has written the record since the differences were listed. */
  | { kind: 'changed' }
  | { kind: 'cancelled' };

export interface FailedWrite<R> {
  row: R;
  failure: RowFailure;
}

/**
 * @param write null where it was written.
 * @returns what failed, in the order of the rows; those that a cancellation found waiting are among them.
 */
export async function writeRows<R>(
  rows: readonly R[],
  write: (row: R) => Promise<RowFailure | null>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<FailedWrite<R>[]> {
  const inTurn = concurrencyLimit(() => AT_A_TIME);
  let done = 0;
  const ends = await Promise.all(
    rows.map(async (row): Promise<FailedWrite<R> | null> => {
      const failure = await inTurn(() => write(row), signal).catch((cause: unknown): RowFailure => {
        if (signal.aborted) return { kind: 'cancelled' };
        throw cause;
      });
      done += 1;
      onProgress(done);
      return failure && { row, failure };
    }),
  );
  return ends.filter((end) => end !== null);
}
