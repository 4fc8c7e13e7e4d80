/** Storage interface for the services, independent of the storage technology, and storage in memory. */
import type { TableName, Records } from './records';

/** Tables, id prefixes, and fields allowed in `where`. A change needs a new version and an upgrade step. */
export const SCHEMA: Readonly<Record<TableName, { prefix: string; indexes: readonly string[] }>> = {
  users: { prefix: 'u', indexes: ['username'] },
  roles: { prefix: 'r', indexes: ['name'] },
  permissions: { prefix: 'p', indexes: ['name'] },
  anchors: { prefix: 'a', indexes: [] },
  concretes: { prefix: 'c', indexes: [] },
  sectionSteels: { prefix: 's', indexes: ['type'] },
  images: { prefix: 'i', indexes: [] },
  tokens: { prefix: 't', indexes: ['userId'] },
  captchas: { prefix: 'k', indexes: [] },
  notes: { prefix: 'n', indexes: [] },
};

export const TABLE_NAMES = Object.keys(SCHEMA) as TableName[];

export const DATABASE_NAME = 'anchor-designer-backend';

/** Schema version; to increase it, also add an upgrade step in indexed-db-store.ts. */
export const SCHEMA_VERSION = 1;

export interface Table<T extends { readonly id: string }> {
  get(id: string): Promise<T | undefined>;
  /** Returns all records in order of insertion. */
  all(): Promise<T[]>;
  /** Returns the records whose indexed `field` (see `SCHEMA`) equals `value`, in the order of `all`. */
  where(field: keyof T & string, value: string): Promise<T[]>;
  /** Stores a new record under a new id; ids are never reused. */
  add(draft: Omit<T, 'id'>): Promise<T>;
  /** Stores many new records in one transaction. */
  addAll(drafts: readonly Omit<T, 'id'>[]): Promise<T[]>;
  /** Stores a record under its own id: replaces an existing record, or else adds a new one at the end. */
  put(record: T): Promise<void>;
  /** Removes a record; returns false if it did not exist. */
  remove(id: string): Promise<boolean>;
}

export type Store = { readonly [N in TableName]: Table<Records[N]> } & {
  /**
   * Runs one exclusive work at a time, over all tabs, so that 'this name is free' remains valid until the
   * write.
   */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
};

/** Returns a function that runs tasks of a page in turn: each starts once the previous one has ended. */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

function memoryTable<T extends { readonly id: string }>(
  prefix: string,
  indexes: readonly string[],
): Table<T> {
  const rows = new Map<string, T>();
  let count = 0;

  const add = (draft: Omit<T, 'id'>): T => {
    count += 1;
    const record = { ...draft, id: `${prefix}${count}` } as T;
    rows.set(record.id, record);
    return record;
  };

  return {
    get: (id) => Promise.resolve(rows.get(id)),
    all: () => Promise.resolve([...rows.values()]),
    where: (field, value) => {
      if (!indexes.includes(field)) return Promise.reject(new Error(`No index on ${field}`));
      return Promise.resolve([...rows.values()].filter((row) => row[field] === value));
    },
    add: (draft) => Promise.resolve(add(draft)),
    addAll: (drafts) => Promise.resolve(drafts.map(add)),
    put: (record) => {
      if (!rows.has(record.id)) count += 1;
      rows.set(record.id, record);
      return Promise.resolve();
    },
    remove: (id) => Promise.resolve(rows.delete(id)),
  };
}

/** Storage in memory, for tests and for browsers that refuse IndexedDB. */
export function createMemoryStore(): Store {
  const tables = TABLE_NAMES.map((name) => [name, memoryTable(SCHEMA[name].prefix, SCHEMA[name].indexes)]);
  return { ...Object.fromEntries(tables), exclusive: serialQueue() } as Store;
}
