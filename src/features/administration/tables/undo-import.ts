/**
 * Undoes an import: deletes new records, and restores changed records to the values read before the import
 * wrote them. Records that another user has changed since then are not touched.
 */
import type { ApiOutcome } from '@/api/contract/failure';
import { failureOf } from '@/api/errors';
import {
  failureIn,
  writeRows,
  type FailedWrite,
  type RowFailure,
} from '@/features/administration/records/write-rows';
import { isAlike, WRITTEN } from '@/features/administration/tables/apply-import';
import type { PlannedRow } from '@/features/administration/tables/plan-import';
import {
  identityOf,
  type TableForm,
  type TableRow,
  type TableSource,
} from '@/features/administration/tables/table-form';

/**
 * True if the stored record still equals the written row; a number that was written as an empty string is
 * stored as 0.
 */
const isAsWritten = ({ columns }: TableForm, stored: TableRow, written: TableRow): boolean =>
  columns.every(
    ({ key, kind }) =>
      stored[key] === written[key] || (kind === 'number' && Number(stored[key]) === Number(written[key])),
  );

async function undoRow<T>(
  source: TableSource<T>,
  { known, row }: PlannedRow<T>,
  added: ReadonlyMap<string, T>,
  tried: number,
): Promise<RowFailure | null> {
  const record = known?.record ?? added.get(identityOf(source.form, row));
  // Another user has already deleted the record.
  if (record === undefined) return null;
  let outcome: ApiOutcome<true>;
  try {
    const now = await source.readAgain(record);
    if (tried > 0 && known !== null && isAlike(source.form, source.rowOf(now), known.row)) return WRITTEN;
    if (!isAsWritten(source.form, source.rowOf(now), row)) return { kind: 'changed' };
    outcome = await (known === null ? source.remove(now) : source.change(now, known.row));
  } catch (cause) {
    const failure = failureOf(cause);
    // Status 404 after a retry means that an earlier attempt, whose response was lost, has deleted the
    // record.
    if (tried > 0 && known === null && failure.status === 404) return null;
    return { kind: 'refused', failure };
  }
  return failureIn(outcome);
}

/**
 * Undoes the import of `written`, the rows as the import wrote them. Returns the rows that could not be
 * undone, with reasons.
 */
export async function undoImport<T>(
  source: TableSource<T>,
  written: readonly PlannedRow<T>[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<FailedWrite<PlannedRow<T>>[]> {
  let added: ReadonlyMap<string, T>;
  try {
    const stored = await source.readAll(written.map(({ row }) => row));
    added = new Map(stored.map((record) => [identityOf(source.form, source.rowOf(record)), record]));
  } catch (cause) {
    const failure: RowFailure = { kind: 'refused', failure: failureOf(cause) };
    return written.map((row) => ({ row, failure }));
  }
  return writeRows(written, (row, tried) => undoRow(source, row, added, tried), signal, onProgress);
}
