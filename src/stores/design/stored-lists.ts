/**
 * Load lists that are too long for `dataSave`, in a database of their own: each under a key that its rows
 * make.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { restoreLoadList } from '@/design/model/design-schema';
import type { ListedLoad } from '@/design/model/design-state';
import { hashOfList } from '@/design/model/fingerprint';

interface Schema extends DBSchema {
  lists: { key: string; value: { rows: readonly ListedLoad[]; at: number } };
}

const DATABASE = 'anchor-designer-load-lists';

/** Opened for each use: a connection left open would bar another tab from removing what is in it. */
async function withLists<T>(work: (lists: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const lists = await openDB<Schema>(DATABASE, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('lists'),
  });
  try {
    return await work(lists);
  } finally {
    lists.close();
  }
}

/** The key under which the rows are found again; null where the browser keeps nothing. */
export async function storeList(rows: readonly ListedLoad[]): Promise<string | null> {
  const key = `${rows.length}-${hashOfList(rows)}`;
  try {
    await withLists((lists) => lists.put('lists', { rows, at: Date.now() }, key));
    return key;
  } catch {
    return null;
  }
}

/** Null where they are not there, or not all of them. */
export async function readList(key: string): Promise<readonly ListedLoad[] | null> {
  try {
    const found = await withLists((lists) => lists.get('lists', key));
    const rows = restoreLoadList(found?.rows);
    return key.startsWith(`${rows.length}-`) ? rows : null;
  } catch {
    return null;
  }
}

/** Removes all that are not wanted and that were kept before a moment, ms since 1970. */
export async function dropLists(wanted: readonly string[], before: number): Promise<void> {
  try {
    await withLists(async (lists) => {
      for (const key of await lists.getAllKeys('lists')) {
        const found = await lists.get('lists', key);
        if (!wanted.includes(key) && (found?.at ?? 0) < before) await lists.delete('lists', key);
      }
    });
  } catch {
    // Another time.
  }
}
