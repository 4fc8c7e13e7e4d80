/**
 * Writes each row with a separate call, at most four calls at a time; a failed row does not stop the others.
 * While the server is briefly unavailable, rows wait and are retried.
 */
import { useTranslation } from 'react-i18next';
import { mayPass, pause, tries, waitAfter } from '@/api/back-off';
import { concurrencyLimit } from '@/api/concurrency-limit';
import type { ApiFailure, ApiOutcome } from '@/api/contract/failure';
import { useFailureText } from '@/shared/hooks/use-failure-text';

/** Parallel calls: a browser opens at most six connections to a server, and others need some of them. */
const AT_A_TIME = 4;

export type RowFailure =
  | { kind: 'refused'; failure: ApiFailure }
  /** Another user has written the record since the differences were listed. */
  | { kind: 'changed' }
  | { kind: 'cancelled' };

export interface FailedWrite<R> {
  row: R;
  failure: RowFailure;
}

/** Writes a row; null after success. `tried`: number of earlier attempts, which may have written the row. */
export type WriteRow<R> = (row: R, tried: number) => Promise<RowFailure | null>;

export const failureIn = (outcome: ApiOutcome<unknown>): RowFailure | null =>
  outcome.ok ? null : { kind: 'refused', failure: outcome.error };

const isDone = (failure: ApiFailure) => failure.found === 'stored' || failure.found === 'deleted';

async function writePatiently<R>(
  row: R,
  write: WriteRow<R>,
  signal: AbortSignal,
): Promise<RowFailure | null> {
  for (let tried = 0; ; tried++) {
    const end = await write(row, tried);
    if (end?.kind !== 'refused' || tried === tries.count || signal.aborted) return end;
    if (!mayPass(end.failure) || isDone(end.failure)) return end;
    await pause(waitAfter(end.failure, tried), signal);
    if (signal.aborted) return end;
  }
}

/** Writes the rows. Returns the rows not written, in order, including those waiting at a cancellation. */
export async function writeRows<R>(
  rows: readonly R[],
  write: WriteRow<R>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<FailedWrite<R>[]> {
  const inTurn = concurrencyLimit(() => AT_A_TIME);
  let done = 0;
  const ends = await Promise.all(
    rows.map(async (row): Promise<FailedWrite<R> | null> => {
      const failure = await inTurn(() => writePatiently(row, write, signal), signal).catch(
        (cause: unknown): RowFailure => {
          if (signal.aborted) return { kind: 'cancelled' };
          throw cause;
        },
      );
      done += 1;
      onProgress(done);
      return failure && { row, failure };
    }),
  );
  return ends.filter((end) => end !== null);
}

export function useRowFailureText(): (failure: RowFailure) => string {
  const { t } = useTranslation('databases');
  const failureText = useFailureText();
  return (failure) =>
    failure.kind === 'refused' ? failureText(failure.failure) : t(`table.reason.${failure.kind}`);
}
