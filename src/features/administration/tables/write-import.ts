/** Writes the rows of an import to the database, and undoes the import. */
import type { QueryClient } from '@tanstack/react-query';
import type { WireId } from '@/api/contract/wire-values';
import { failureOf } from '@/api/errors';
import {
  identityOf,
  newRecord,
  recordOf,
  rowOf,
  type Field,
  type ReferenceDatabase,
  type TableRow,
} from '@/features/administration/records/database';
import {
  failureIn,
  writeRows,
  type FailedWrite,
  type RowFailure,
} from '@/features/administration/records/write-rows';
import type { PlannedRow } from '@/features/administration/tables/plan-import';

/** A database, its part that contains rows without a part, and the client that reads it. */
export interface Store<T extends { id: WireId }> {
  database: ReferenceDatabase<T>;
  part: string;
  client: QueryClient;
}

/** Reads the stored records to which table rows may refer: those of the part and of the parts in the rows. */
export async function readAll<T extends { id: WireId }>(
  { database, part, client }: Store<T>,
  rows: readonly TableRow[],
): Promise<readonly T[]> {
  const { part: divided, fields, list } = database;
  const named = new Set(divided ? [part, ...rows.map((row) => row[divided])] : []);
  const { choices: parts = [''] } = fields.find(({ key }) => key === divided) ?? {};
  const read = parts.filter((code) => !divided || named.has(code));
  const lists = await Promise.all(read.map((code) => client.query({ ...list(code), staleTime: 0 })));
  return lists.flatMap(({ records }) => records);
}

export type FailedRow<T> = FailedWrite<PlannedRow<T>>;

/** Failure of a row that was stored by an attempt whose response was lost. */
const WRITTEN: RowFailure = {
  kind: 'refused',
  failure: { kind: 'unconfirmed', status: null, message: '', found: 'stored' },
};

/** True if the rows have the same values; a missing number that is not optional is stored as 0. */
const isAlike = (fields: readonly Field[], a: TableRow, b: TableRow) =>
  fields.every(({ key, kind, optional }) => {
    if (a[key] === b[key]) return true;
    const areNumbers = kind === 'number' && !(optional && (a[key] === '' || b[key] === ''));
    return areNumbers && Number(a[key]) === Number(b[key]);
  });

/** Adds a record; another attempt first looks for it, as a lost response would lead to a duplicate. */
async function addRow<T extends { id: WireId }>(
  store: Store<T>,
  row: TableRow,
  tried: number,
): Promise<RowFailure | null> {
  const { database } = store;
  if (tried > 0) {
    const stored = (await readAll(store, [row])).map((record) => rowOf(database.fields, record));
    const added = stored.find((other) => identityOf(database, other) === identityOf(database, row));
    if (added) return isAlike(database.fields, added, row) ? WRITTEN : { kind: 'changed' };
  }
  const outcome = await database.add(newRecord<T>(row));
  // Any text in the response counts as a failure, because the record may not have been added.
  if (outcome.ok && outcome.value !== true && outcome.value !== '')
    return { kind: 'refused', failure: { kind: 'general', status: null, message: outcome.value } };
  return failureIn(outcome);
}

/** Changes a record that still has the values `from`; `to` is null if the record is to be deleted. */
async function changeRow<T extends { id: WireId }>(
  { database, client }: Store<T>,
  { id, from, to }: { id: WireId; from: TableRow; to: TableRow | null },
  tried: number,
): Promise<RowFailure | null> {
  const now = await client.query({ ...database.detail(id), staleTime: 0 });
  const stored = rowOf(database.fields, now);
  if (tried > 0 && to !== null && isAlike(database.fields, stored, to)) return WRITTEN;
  if (!isAlike(database.fields, stored, from)) return { kind: 'changed' };
  return failureIn(await (to === null ? database.remove(id) : database.change(recordOf(now, to), now)));
}

const refused = (cause: unknown): RowFailure => ({ kind: 'refused', failure: failureOf(cause) });

/**
 * Writes rows, beginning with the first row of the file. Returns the rows that were not written, including
 * rows still waiting when the import was cancelled.
 */
export const applyImport = <T extends { id: WireId }>(
  store: Store<T>,
  rows: readonly PlannedRow<T>[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<FailedRow<T>[]> =>
  writeRows(
    rows,
    ({ known, row }, tried) =>
      (known === null
        ? addRow(store, row, tried)
        : changeRow(store, { id: known.record.id, from: known.row, to: row }, tried)
      ).catch(refused),
    signal,
    onProgress,
  );

/** Undoes the import of `written`, the rows as written. Returns the rows not undone, with reasons. */
export async function undoImport<T extends { id: WireId }>(
  store: Store<T>,
  written: readonly PlannedRow<T>[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<FailedRow<T>[]> {
  const { database } = store;
  let added: ReadonlyMap<string, WireId>;
  try {
    const stored = await readAll(
      store,
      written.map(({ row }) => row),
    );
    added = new Map(
      stored.map((record) => [identityOf(database, rowOf(database.fields, record)), record.id]),
    );
  } catch (cause) {
    return written.map((row) => ({ row, failure: refused(cause) }));
  }
  const undo = async ({ known, row }: PlannedRow<T>, tried: number) => {
    const id = known?.record.id ?? added.get(identityOf(database, row));
    // Another user has already deleted the record.
    if (id === undefined) return null;
    try {
      return await changeRow(store, { id, from: row, to: known?.row ?? null }, tried);
    } catch (cause) {
      const failure = failureOf(cause);
      // Status 404 after a retry: an earlier attempt, whose response was lost, deleted the record.
      return tried > 0 && known === null && failure.status === 404 ? null : refused(cause);
    }
  };
  return writeRows(written, undo, signal, onProgress);
}
