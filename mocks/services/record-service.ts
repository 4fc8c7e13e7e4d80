/** Service of a database: lists, reads, adds, changes and deletes records by the rules of the database. */
import type { z } from 'zod';
import type { Table } from '../store/store';
import { pageOf, type PageRequest } from './paging';
import { done, failed, parseBody, type Answer, type Failure } from './result';

interface RecordRules<T extends { readonly id: string }, Draft> {
  table: Table<T>;
  /** Schema of the body of the calls that add or change a record. */
  schema: z.core.$ZodType<Draft>;
  /** Fields in which no two records are equal, ignoring case, because users would confuse them. */
  unique: readonly (keyof Draft & string)[];
  /** Field that two records must share for their unique fields to be compared. */
  within?: keyof Draft & string;
  /** Fields that a change may not contain with another value. */
  locked: readonly (keyof Draft & string)[];
  /** Fields that are written in addition to the body. */
  stamp?: (before: T | undefined) => Partial<T>;
  /** Refuses a body that refers to records that do not exist. */
  refuse?: (draft: Draft) => Promise<Failure | null>;
  /** Refuses to delete a record that is in use. */
  inUse?: (record: T) => Promise<Failure | null>;
}

const NOT_FOUND = failed(404, 'not_found');

const sameName = (a: unknown, b: unknown): boolean =>
  String(a).trim().toLowerCase() === String(b).trim().toLowerCase();

export function recordService<T extends { readonly id: string }, Draft extends object>({
  table,
  schema,
  unique,
  within,
  locked,
  stamp = () => ({}),
  refuse = () => Promise.resolve(null),
  inUse = () => Promise.resolve(null),
}: RecordRules<T, Draft>) {
  const valueIn = (record: object, field: string) => (record as Readonly<Record<string, unknown>>)[field];

  const parsed = async (body: unknown): Answer<Draft> => {
    const draft = parseBody(schema, body);
    const failure = draft.ok ? await refuse(draft.value) : null;
    return failure ? { ok: false, failure } : draft;
  };

  /** Returns the failure if another record has the same value in a unique field. */
  const taken = async (draft: Draft, id?: string) => {
    const others = (await table.all()).filter(
      (one) => one.id !== id && (within === undefined || valueIn(one, within) === draft[within]),
    );
    for (const field of unique) {
      const other = others.find((one) => sameName(valueIn(one, field), draft[field]));
      if (!other) continue;
      const [name, existing] = [String(draft[field]), String(valueIn(other, field))];
      return failed(409, 'name_taken', { name, existing });
    }
    return null;
  };

  const save = async (record: T) => {
    await table.put(record);
    return done(record);
  };

  return {
    /** Returns all records in order of insertion; the first is the default for a new design. */
    async list() {
      return done(await table.all());
    },
    async page(request: PageRequest) {
      return done(pageOf(await table.all(), request));
    },
    async read(id: string) {
      const record = await table.get(id);
      return record ? done(record) : NOT_FOUND;
    },
    async add(body: unknown): Answer<T> {
      const draft = await parsed(body);
      if (!draft.ok) return draft;
      const record = { ...draft.value, ...stamp(undefined) } as unknown as Omit<T, 'id'>;
      return (await taken(draft.value)) ?? done(await table.add(record));
    },
    async change(id: string, body: unknown): Answer<T> {
      const before = await table.get(id);
      if (!before) return NOT_FOUND;
      const draft = await parsed(body);
      if (!draft.ok) return draft;
      const field = locked.find((name) => draft.value[name] !== valueIn(before, name));
      if (field !== undefined) return failed(400, 'name_locked', { field });
      return (await taken(draft.value, id)) ?? save({ ...before, ...draft.value, ...stamp(before) });
    },
    /** Writes fields that no body contains. */
    async patch(id: string, fields: Partial<T>) {
      const before = await table.get(id);
      return before ? save({ ...before, ...fields }) : NOT_FOUND;
    },
    async remove(id: string): Answer<null> {
      const record = await table.get(id);
      if (!record) return NOT_FOUND;
      const failure = await inUse(record);
      if (failure) return { ok: false, failure };
      await table.remove(id);
      return done(null);
    },
  };
}
