/** Writes the rows of an import to the database, and undoes the import. */
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
const WRITTEN: RowFailure = {
  kind: 'refused',
  failure: { kind: 'unconfirmed', status: null, message: '', found: 'stored' },
};

const isAlike = ({ columns }: TableForm, a: TableRow, b: TableRow) =>
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
