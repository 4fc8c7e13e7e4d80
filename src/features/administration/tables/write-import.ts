/** Writes the rows of an import to the database, and undoes the import. */
import type { QueryClient } from '@tanstack/react-query';
import type { ApiOutcome } from '@/api/contract/failure';
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
} from '@/features/administration/databases/database';
import {
  failureIn,
  writeRows,
  type FailedWrite,
  type RowFailure,
  type WriteRow,
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
  const named = new Set(divided ? [part, ...rows.map((row) => row[divided.field])] : []);
  const { choices: parts = [''] } = fields.find(({ key }) => key === divided?.field) ?? {};
  const read = parts.filter((code) => !divided || named.has(code));
  const lists = await Promise.all(read.map((code) => client.query({ ...list(code), staleTime: 0 })));
  return lists.flatMap(({ records }) => records);
}

const readAgain = <T extends { id: WireId }>({ database, client }: Store<T>, { id }: T) =>
  client.query({ ...database.detail(id), staleTime: 0 });

/** Any text in the response counts as a failure, because the record may not have been added. */
async function add<T extends { id: WireId }>(
  { database }: Store<T>,
  row: TableRow,
): Promise<ApiOutcome<true>> {
  const outcome = await database.add(newRecord<T>(row));
  if (!outcome.ok) return outcome;
  if (outcome.value === true || outcome.value === '') return { ok: true, value: true };
  return { ok: false, error: { kind: 'general', status: null, message: outcome.value } };
}

const change = <T extends { id: WireId }>({ database }: Store<T>, record: T, row: TableRow) =>
  database.change(recordOf(record, row), record);

export type FailedRow<T> = FailedWrite<PlannedRow<T>>;

/** Failure of a row that was stored by an attempt whose response was lost. */
const WRITTEN: RowFailure = {
  kind: 'refused',
  failure: { kind: 'unconfirmed', status: null, message: '', found: 'stored' },
};

const isAlike = (fields: readonly Field[], a: TableRow, b: TableRow) =>
  fields.every(({ key }) => a[key] === b[key]);

/**
 * Returns the stored row with the same name; undefined if there is none. A new record whose response was lost
 * may exist, and adding it again would create a duplicate.
 */
async function addedRow<T extends { id: WireId }>(store: Store<T>, row: TableRow) {
  const { database } = store;
  const stored = (await readAll(store, [row])).map((record) => rowOf(database.fields, record));
  return stored.find((other) => identityOf(database, other) === identityOf(database, row));
}

async function callFor<T extends { id: WireId }>(
  store: Store<T>,
  { known, row }: PlannedRow<T>,
  tried: number,
): Promise<ApiOutcome<true> | RowFailure> {
  const { fields } = store.database;
  if (known === null) {
    const added = tried > 0 ? await addedRow(store, row) : undefined;
    if (added === undefined) return add(store, row);
    return isAlike(fields, added, row) ? WRITTEN : { kind: 'changed' };
  }
  const now = await readAgain(store, known.record);
  const stored = rowOf(fields, now);
  if (tried > 0 && isAlike(fields, stored, row)) return WRITTEN;
  return isAlike(fields, stored, known.row) ? change(store, now, row) : { kind: 'changed' };
}

const writeRow =
  <T extends { id: WireId }>(store: Store<T>): WriteRow<PlannedRow<T>> =>
  async (row, tried) => {
    try {
      const outcome = await callFor(store, row, tried);
      return 'kind' in outcome ? outcome : failureIn(outcome);
    } catch (cause) {
      return { kind: 'refused', failure: failureOf(cause) };
    }
  };

/**
 * Writes rows, beginning with the first row of the file. Returns the rows that were not written, including
 * rows still waiting when the import was cancelled.
 */
export const applyImport = <T extends { id: WireId }>(
  store: Store<T>,
  rows: readonly PlannedRow<T>[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<FailedRow<T>[]> => writeRows(rows, writeRow(store), signal, onProgress);

/**
 * True if the stored record still equals the written row; a number that was written as an empty string is
 * stored as 0.
 */
const isAsWritten = (fields: readonly Field[], stored: TableRow, written: TableRow): boolean =>
  fields.every(
    ({ key, kind }) =>
      stored[key] === written[key] || (kind === 'number' && Number(stored[key]) === Number(written[key])),
  );

async function undoRow<T extends { id: WireId }>(
  store: Store<T>,
  { known, row }: PlannedRow<T>,
  added: ReadonlyMap<string, T>,
  tried: number,
): Promise<RowFailure | null> {
  const { database } = store;
  const record = known?.record ?? added.get(identityOf(database, row));
  // Another user has already deleted the record.
  if (record === undefined) return null;
  let outcome: ApiOutcome<true>;
  try {
    const now = await readAgain(store, record);
    const stored = rowOf(database.fields, now);
    if (tried > 0 && known !== null && isAlike(database.fields, stored, known.row)) return WRITTEN;
    if (!isAsWritten(database.fields, stored, row)) return { kind: 'changed' };
    outcome = await (known === null ? database.remove(now.id) : change(store, now, known.row));
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
export async function undoImport<T extends { id: WireId }>(
  store: Store<T>,
  written: readonly PlannedRow<T>[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<FailedWrite<PlannedRow<T>>[]> {
  let added: ReadonlyMap<string, T>;
  try {
    const { database } = store;
    const stored = await readAll(
      store,
      written.map(({ row }) => row),
    );
    added = new Map(stored.map((record) => [identityOf(database, rowOf(database.fields, record)), record]));
  } catch (cause) {
    const failure: RowFailure = { kind: 'refused', failure: failureOf(cause) };
    return written.map((row) => ({ row, failure }));
  }
  return writeRows(written, (row, tried) => undoRow(store, row, added, tried), signal, onProgress);
}
