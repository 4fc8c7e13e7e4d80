/** Carries out an import. */
import { failureOf } from '@/api/errors';
import type { PlannedRow } from './plan-import';
import type { TableForm, TableRow } from './table-form';
import type { RowFailure } from '../records/write-rows';
import type { TableSource } from './table-source';
import { writeRows, type FailedWrite } from '../records/write-rows';

export type FailedRow<T> = FailedWrite<PlannedRow<T>>;

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
export const applyImport = <T>(
  source: TableSource<T>,
  rows: readonly PlannedRow<T>[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<FailedRow<T>[]> => writeRows(rows, (row) => writeRow(source, row), signal, onProgress);
