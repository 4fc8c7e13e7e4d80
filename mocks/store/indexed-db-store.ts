/** Storage in IndexedDB, which survives reloads and is shared by all tabs. */
import { openDB, type IDBPDatabase } from 'idb';
import {
  DATABASE_NAME,
  SCHEMA,
  SCHEMA_VERSION,
  TABLE_NAMES,
  type Store,
  type Table,
  serialQueue,
} from './store';

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
  const connect = () =>
    openDB(databaseName, SCHEMA_VERSION, {
      // A second version of the schema needs a step that upgrades the tables of the first one.
      upgrade: (database) => {
        for (const name of TABLE_NAMES) {
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

/** Opens the database, creating it if necessary. Rejects if the browser refuses IndexedDB. */
export async function openIndexedDbStore(databaseName = DATABASE_NAME): Promise<Store> {
  const connect = connector(databaseName);
  await connect();
  const tables = TABLE_NAMES.map((name) => [name, indexedDbTable(name, SCHEMA[name].prefix, connect)]);
  return { ...Object.fromEntries(tables), exclusive: exclusiveRunner(databaseName) } as Store;
}
