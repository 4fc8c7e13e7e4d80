/** The databases of the embedded backend, each with its rules. */
import type { z } from 'zod';
import { permissionDraftSchema, roleDraftSchema } from '@/api/contract/account';
import { type AnchorRecord, newAnchorSchema, referenceSchemas } from '@/api/contract/records';
import {
  eachReference,
  nameKeyOf,
  referenceOf,
  type ReferenceName,
} from '@/api/contract/reference-databases';
import { ADMIN_ROLE } from '@/api/contract/session';
import { SERIES } from '@/engineering';
import type { AnyReference } from '../store/records';
import { referenceTable, type Store, type Table } from '../store/store';
import { type Environment, formatTimestamp } from './environment';
import {
  pageOf,
  type PageRequest,
  done,
  failed,
  type Answer,
  type Failure,
  parseBody,
} from './service-result';

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
  inUse?: (record: T) => Promise<Failure | null>;
}

const NOT_FOUND = failed(404, 'not_found');

const sameName = (a: unknown, b: unknown): boolean =>
  String(a).trim().toLowerCase() === String(b).trim().toLowerCase();

function recordService<T extends { readonly id: string }, Draft extends object>({
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
      const record = { ...draft.value, ...stamp(undefined) } as Omit<T, 'id'>;
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

type AnchorChoice = Pick<AnchorRecord<string>, 'id' | 'name' | 'avatar'>;

interface StandardFields {
  declared: 'jgHave' | 'etaHave';
  diameter: 'jgDnom' | 'etaDnom';
}

const STANDARDS: Readonly<Record<string, StandardFields>> = {
  'JGJ145-2013': { declared: 'jgHave', diameter: 'jgDnom' },
  'EN1992-4': { declared: 'etaHave', diameter: 'etaDnom' },
};

const THREAD_IN_NAME = /\bM(8|10|12|16)\b/;

/** Returns the thread size in the name, otherwise the outside diameter (larger for some anchors). */
export function threadSize(
  anchor: Pick<AnchorRecord<string>, 'name' | 'jgDnom' | 'etaDnom'>,
  field: StandardFields['diameter'],
) {
  return THREAD_IN_NAME.exec(anchor.name)?.[1] ?? String(Number(anchor[field]));
}

function referenceService(store: Store, name: ReferenceName) {
  const table = referenceTable(store, name);
  const schema: z.core.$ZodType<Readonly<Record<string, string>>> = referenceSchemas[name].draft;
  const { part } = referenceOf(name);
  const by = nameKeyOf(name);
  const locked = part === undefined ? [by] : [by, part];
  const service = recordService({ table, schema, unique: [by], within: part, locked });
  return {
    ...service,
    /** Returns all records; of a divided database, those of a series. */
    async list(series = ''): Answer<AnyReference[]> {
      if (part === undefined) return service.list();
      if (!SERIES.some(({ code }) => String(code) === series))
        return failed(400, 'unknown_series', { type: series });
      return done(await table.where(part, series));
    },
  };
}

const inUseBy = (code: 'role_in_use' | 'permission_in_use', count: number): Failure | null =>
  count > 0 ? failed(409, code, { count }).failure : null;

export type Databases = ReturnType<typeof createDatabases>;

export function createDatabases({ store, now }: Environment) {
  const { anchors, roles, permissions, users } = store;
  const stamp = (before: { createTime: string | null } | undefined) => {
    const time = formatTimestamp(now());
    return before ? { updateTime: time } : { createTime: time, updateTime: time };
  };
  return {
    anchors: {
      ...recordService({
        table: anchors,
        schema: newAnchorSchema,
        unique: ['name'],
        locked: ['name'],
        // Only the calls for deactivating and restoring change this flag.
        stamp: (before) => (before ? { efficient: before.efficient } : {}),
      }),
      /** Returns the active anchors for `standard` with the thread size `diameter` ('12' or 'M12'). */
      async choices(standard: string, diameter: string): Answer<AnchorChoice[]> {
        if (!Object.hasOwn(STANDARDS, standard)) return failed(400, 'unknown_standard', { standard });
        const fields = STANDARDS[standard];
        const size = diameter.replace(/^M/i, '');
        const choices = (await anchors.all())
          .filter((anchor) => anchor.efficient === '1' && anchor[fields.declared] === '1')
          .filter((anchor) => threadSize(anchor, fields.diameter) === size)
          .map(({ id, name, avatar }) => ({ id, name, avatar }));
        return done(choices);
      },
    },
    ...eachReference((name) => referenceService(store, name)),
    roles: recordService({
      table: roles,
      schema: roleDraftSchema,
      unique: ['name', 'nickName'],
      locked: ['name'],
      stamp,
      async refuse({ permissions: ids }) {
        const known = new Set((await permissions.all()).map(({ id }) => id));
        const unknown = ids.find((id) => !known.has(id));
        return unknown === undefined ? null : failed(400, 'unknown_permission', { id: unknown }).failure;
      },
      async inUse({ id, name }) {
        if (name === ADMIN_ROLE) return failed(409, 'admin_role_locked').failure;
        return inUseBy('role_in_use', (await users.all()).filter((one) => one.roleIds.includes(id)).length);
      },
    }),
    permissions: recordService({
      table: permissions,
      schema: permissionDraftSchema,
      unique: ['name', 'nickName'],
      locked: ['name'],
      stamp,
      async inUse({ id }) {
        const count = (await roles.all()).filter((role) => role.permissions.includes(id)).length;
        return inUseBy('permission_in_use', count);
      },
    }),
  };
}
