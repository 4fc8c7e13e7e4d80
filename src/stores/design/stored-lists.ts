/**
 * Stores load lists that are too long for `dataSave` in a separate database. The key of a list is derived
 * from its rows.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { restoreLoadList } from '@/design/model/design-schema';
import type { ListedLoad } from '@/design/model/design-state';
import { hashOfList } from '@/design/model/fingerprint';

interface Schema extends DBSchema {
  lists: { key: string; value: { rows: readonly ListedLoad[]; at: number } };
}

const DATABASE = 'anchor-designer-load-lists';

/**
 * Opens the database for each use: a connection left open would prevent another tab from deleting its
 * content.
 */
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

/** Stores rows and returns their key; null if the browser cannot store data. */
export async function storeList(rows: readonly ListedLoad[]): Promise<string | null> {
  const key = `${rows.length}-${hashOfList(rows)}`;
  try {
    await withLists((lists) => lists.put('lists', { rows, at: Date.now() }, key));
    return key;
  } catch {
    return null;
  }
}

/** Returns the rows of a list; null if the list or any of its rows is missing. */
export async function readList(key: string): Promise<readonly ListedLoad[] | null> {
  try {
    const found = await withLists((lists) => lists.get('lists', key));
    const rows = restoreLoadList(found?.rows);
    return key.startsWith(`${rows.length}-`) ? rows : null;
  } catch {
    return null;
  }
}

/** Removes lists that are not in `wanted` and were stored before the time `before`, ms since 1970. */
export async function dropLists(wanted: readonly string[], before: number): Promise<void> {
  try {
    await withLists(async (lists) => {
      for (const key of await lists.getAllKeys('lists')) {
        const found = await lists.get('lists', key);
        if (!wanted.includes(key) && (found?.at ?? 0) < before) await lists.delete('lists', key);
      }
    });
  } catch {
    // A failed removal is not reported, because the next call tries again.
  }
}
