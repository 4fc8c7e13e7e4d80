/** Storage in memory, for tests and for browsers that refuse IndexedDB. */
import { SCHEMA, TABLE_NAMES } from './schema';
import { serialQueue } from './serial-queue';
import type { Store, Table } from './store';

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

export function createMemoryStore(): Store {
  const tables = TABLE_NAMES.map((name) => [name, memoryTable(SCHEMA[name].prefix, SCHEMA[name].indexes)]);
  return { ...Object.fromEntries(tables), exclusive: serialQueue() } as Store;
}
