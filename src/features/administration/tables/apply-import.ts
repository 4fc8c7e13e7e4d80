/** Writes the rows of an import to the database. */
import type { ApiOutcome } from '@/api/contract/failure';
import { failureOf } from '@/api/errors';
import {
  failureIn,
  writeRows,
  type FailedWrite,
  type RowFailure,
  type WriteRow,
} from '@/features/administration/records/write-rows';
import type { PlannedRow } from '@/features/administration/tables/plan-import';
import {
  identityOf,
  type TableForm,
  type TableRow,
  type TableSource,
} from '@/features/administration/tables/table-form';

export type FailedRow<T> = FailedWrite<PlannedRow<T>>;

/** Failure of a row that was stored by an attempt whose response was lost. */
export const WRITTEN: RowFailure = {
  kind: 'refused',
  failure: { kind: 'unconfirmed', status: null, message: '', found: 'stored' },
};

export const isAlike = ({ columns }: TableForm, a: TableRow, b: TableRow) =>
  columns.every(({ key }) => a[key] === b[key]);

/**
 * Returns the stored row with the same name; undefined if there is none. A new record whose response was lost
 * may exist, and adding it again would create a duplicate.
 */
async function addedRow<T>({ form, rowOf, readAll }: TableSource<T>, row: TableRow) {
  const stored = (await readAll([row])).map(rowOf);
  return stored.find((other) => identityOf(form, other) === identityOf(form, row));
}

async function callFor<T>(
  source: TableSource<T>,
  { known, row }: PlannedRow<T>,
  tried: number,
): Promise<ApiOutcome<true> | RowFailure> {
  if (known === null) {
    const added = tried > 0 ? await addedRow(source, row) : undefined;
    if (added === undefined) return source.add(row);
    return isAlike(source.form, added, row) ? WRITTEN : { kind: 'changed' };
  }
  const now = await source.readAgain(known.record);
  const stored = source.rowOf(now);
  if (tried > 0 && isAlike(source.form, stored, row)) return WRITTEN;
  return isAlike(source.form, stored, known.row) ? source.change(now, row) : { kind: 'changed' };
}

const writeRow =
  <T>(source: TableSource<T>): WriteRow<PlannedRow<T>> =>
  async (row, tried) => {
    try {
      const outcome = await callFor(source, row, tried);
      if ('kind' in outcome) return outcome;
      return failureIn(outcome);
    } catch (cause) {
      return { kind: 'refused', failure: failureOf(cause) };
    }
  };

/**
 * Writes rows, beginning with the first row of the file. Returns the rows that were not written, including
 * rows still waiting when the import was cancelled.
 */
export const applyImport = <T>(
  source: TableSource<T>,
  rows: readonly PlannedRow<T>[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<FailedRow<T>[]> => writeRows(rows, writeRow(source), signal, onProgress);
