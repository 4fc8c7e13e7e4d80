/** Carries out an import, several rows at a time; a failed one does not hold up the rest. */
import { failureOf } from '@/api/errors';
import { concurrencyLimit } from '@/api/concurrency-limit';
import type { PlannedRow } from './plan-import';
import type { TableForm, TableRow } from './table-form';
import type { RowFailure, TableSource } from './table-source';

export interface FailedRow<T> {
  row: PlannedRow<T>;
  failure: RowFailure;
}

/** At a time: a browser keeps six calls to one server under way, and other parts of the page need some. */
const AT_A_TIME = 4;

const isAlike = ({ columns }: TableForm, a: TableRow, b: TableRow) =>
  columns.every(({ key }) => a[key] === b[key]);

/** Null where it was written. */
async function writeRow<T>(
  source: TableSource<T>,
  { known, row }: PlannedRow<T>,
): Promise<RowFailure | null> {
  let outcome;
  if (known === null) outcome = await source.add(row);
  else {
    let now: T;
    try {
      now = await source.readAgain(known.record);
    } catch (cause) {
      return { kind: 'refused', failure: failureOf(cause) };
    }
    if (!isAlike(source.form, source.rowOf(now), known.row)) return { kind: 'changed' };
    outcome = await source.change(now, row);
  }
  return outcome.ok ? null : { kind: 'refused', failure: outcome.error };
}

/** Rows in the order of the file; those that a cancellation found waiting are among the failed. */
export async function applyImport<T>(
  source: TableSource<T>,
  rows: readonly PlannedRow<T>[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<FailedRow<T>[]> {
  const inTurn = concurrencyLimit(() => AT_A_TIME);
  let done = 0;
  const ends = await Promise.all(
    rows.map(async (row): Promise<FailedRow<T> | null> => {
      const failure = await inTurn(() => writeRow(source, row), signal).catch(
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
