/** Storage for the services: its interface, and storage in memory and in IndexedDB. */
import { openDB, type IDBPDatabase } from 'idb';
import { eachReference, referenceOf, type ReferenceName } from '@/api/contract/reference-databases';
import type { AnyReference, TableName, Records } from './records';

/** Tables, id prefixes, and fields allowed in `where`; a new index needs an upgrade step in `connector`. */
export const SCHEMA: Readonly<Record<TableName, { prefix: string; indexes: readonly string[] }>> = {
  users: { prefix: 'u', indexes: ['username'] },
  roles: { prefix: 'r', indexes: ['name'] },
  permissions: { prefix: 'p', indexes: ['name'] },
  anchors: { prefix: 'a', indexes: [] },
  ...eachReference((name) => {
    const { id, part } = referenceOf(name);
    return { prefix: id.prefix, indexes: part === undefined ? [] : [part] };
  }),
  images: { prefix: 'i', indexes: [] },
  tokens: { prefix: 't', indexes: ['userId'] },
  captchas: { prefix: 'k', indexes: [] },
  notes: { prefix: 'n', indexes: [] },
};

export const TABLE_NAMES = Object.keys(SCHEMA) as TableName[];

export const DATABASE_NAME = 'anchor-designer-backend';

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

export const referenceTable = (store: Store, name: ReferenceName) => store[name] as Table<AnyReference>;

/** Returns a function that runs tasks of a page in turn: each starts once the previous one has ended. */
function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
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

/** Table row. Its key is a counter, which preserves the order of insertion and is never reused. */
interface Row<T> {
  order: number;
  record: T;
}

function connector(databaseName: string): () => Promise<IDBPDatabase> {
  let connection: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    connection = undefined;
  };
  const missingIn = ({ objectStoreNames }: IDBPDatabase) =>
    TABLE_NAMES.filter((name) => !objectStoreNames.contains(name));
  /** Opens the existing version, or a new version with the missing tables. */
  const openVersion = (version?: number) =>
    openDB(databaseName, version, {
      upgrade: (database) => {
        for (const name of missingIn(database)) {
          const table = database.createObjectStore(name, { keyPath: 'order', autoIncrement: true });
          table.createIndex('id', 'record.id', { unique: true });
          for (const field of SCHEMA[name].indexes) table.createIndex(field, `record.${field}`);
        }
      },
      // If another tab deletes or upgrades the database, this connection is closed; the next call reconnects.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  const connect = async () => {
    const database = await openVersion();
    if (missingIn(database).length === 0) return database;
    database.close();
    return openVersion(database.version + 1);
  };
  const current = () =>
    (connection ??= connect().catch((error: unknown) => {
      forget();
      throw error;
    }));
  return async () => {
    const database = await current();
    try {
      database.transaction(TABLE_NAMES[0]);
      return database;
    } catch {
      // The browser may close a connection without an event, for example to free memory.
      forget();
      return current();
    }
  };
}

function indexedDbTable<T extends { readonly id: string }>(
  name: string,
  prefix: string,
  connect: () => Promise<IDBPDatabase>,
): Table<T> {
  const rowOf = async (database: IDBPDatabase, id: string) =>
    (await database.getFromIndex(name, 'id', id)) as Row<T> | undefined;

  const addAll = async (drafts: readonly Omit<T, 'id'>[]): Promise<T[]> => {
    const transaction = (await connect()).transaction(name, 'readwrite');
    const added: T[] = [];
    for (const draft of drafts) {
      const order = (await transaction.store.add({ record: draft })) as number;
      const record = { ...draft, id: `${prefix}${order}` } as T;
      await transaction.store.put({ order, record });
      added.push(record);
    }
    await transaction.done;
    return added;
  };

  return {
    get: async (id) => (await rowOf(await connect(), id))?.record,
    all: async () => ((await (await connect()).getAll(name)) as Row<T>[]).map((row) => row.record),
    where: async (field, value) => {
      const rows = (await (await connect()).getAllFromIndex(name, field, value)) as Row<T>[];
      return rows.map((row) => row.record);
    },
    add: async (draft) => (await addAll([draft]))[0],
    addAll,
    put: async (record) => {
      const transaction = (await connect()).transaction(name, 'readwrite');
      const order = await transaction.store.index('id').getKey(record.id);
      await transaction.store.put(order === undefined ? { record } : { order, record });
      await transaction.done;
    },
    remove: async (id) => {
      const transaction = (await connect()).transaction(name, 'readwrite');
      const order = await transaction.store.index('id').getKey(id);
      if (order !== undefined) await transaction.store.delete(order);
      await transaction.done;
      return order !== undefined;
    },
  };
}

/** Runs exclusive work: over all tabs by Web Locks, in a browser without them over this page. */
function exclusiveRunner(databaseName: string): Store['exclusive'] {
  const { locks } = (globalThis as { navigator?: { locks?: LockManager } }).navigator ?? {};
  if (!locks) return serialQueue();
  return async <T>(work: () => Promise<T>) => (await locks.request(databaseName, work)) as T;
}

/**
 * Opens the storage in IndexedDB, which survives reloads and is shared by all tabs; creates it if necessary.
 * Rejects if the browser refuses IndexedDB.
 */
export async function openIndexedDbStore(databaseName = DATABASE_NAME): Promise<Store> {
  const connect = connector(databaseName);
  await connect();
  const tables = TABLE_NAMES.map((name) => [name, indexedDbTable(name, SCHEMA[name].prefix, connect)]);
  return { ...Object.fromEntries(tables), exclusive: exclusiveRunner(databaseName) } as Store;
}
