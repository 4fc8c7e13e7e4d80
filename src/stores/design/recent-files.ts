/**
 * Stores recently opened and saved design files in a separate database. Each entry contains the content of
 * the file at that time and, if the browser supports it, a handle that reads the file again.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** File handle in browsers with the File System Access API. */
export interface FileHandle {
  getFile: () => Promise<File>;
  queryPermission?: (wanted: { mode: 'read' }) => Promise<PermissionState>;
  requestPermission?: (wanted: { mode: 'read' }) => Promise<PermissionState>;
}

export interface RecentFile {
  /** Id of the user. */
  owner: string;
  name: string;
  /** Time of the entry, ms since 1970. */
  at: number;
  /** Content of the design file at that time. */
  text: string;
  handle?: FileHandle;
}

interface Schema extends DBSchema {
  files: { key: number; value: RecentFile };
}

const DATABASE = 'anchor-designer-recent-files';
const MOST = 8;

/** Opens the database for each use: an open connection would block another tab that upgrades it. */
async function withFiles<T>(work: (files: IDBPDatabase<Schema>) => Promise<T>): Promise<T | null> {
  try {
    const files = await openDB<Schema>(DATABASE, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('files', { autoIncrement: true }),
    });
    try {
      return await work(files);
    } finally {
      files.close();
    }
  } catch {
    // If the browser refuses IndexedDB, there are no recent files.
    return null;
  }
}

/** Returns a user's recent files, latest first. */
export async function recentFiles(owner: string): Promise<RecentFile[]> {
  const all = (await withFiles((files) => files.getAll('files'))) ?? [];
  return all.filter((file) => file.owner === owner).sort((a, b) => b.at - a.at);
}

async function dropWhere(isDropped: (file: RecentFile) => boolean): Promise<void> {
  await withFiles(async (files) => {
    for (const key of await files.getAllKeys('files')) {
      const file = await files.get('files', key);
      if (file && isDropped(file)) await files.delete('files', key);
    }
  });
}

/** Stores a file, replacing any entry with the same name. */
export async function rememberFile(file: RecentFile): Promise<void> {
  await dropWhere(({ owner, name }) => owner === file.owner && name === file.name);
  // If the handle cannot be stored, the content is stored without it.
  const { handle, ...copy } = file;
  const isKept = await withFiles((files) => files.add('files', file));
  if (isKept === null && handle) await withFiles((files) => files.add('files', copy));
  const tooOld = (await recentFiles(file.owner)).at(MOST)?.at;
  if (tooOld !== undefined) await dropWhere(({ owner, at }) => owner === file.owner && at <= tooOld);
}

/** Removes all of a user's entries. */
export const forgetFilesOf = (owner: string): Promise<void> => dropWhere((file) => file.owner === owner);

/** Returns the file in its current state; null if the entry has no handle or the file cannot be read. */
export async function fileNow({ handle }: RecentFile): Promise<File | null> {
  if (!handle) return null;
  try {
    const wanted = { mode: 'read' } as const;
    const isAllowed = (await handle.queryPermission?.(wanted)) ?? 'granted';
    if (isAllowed !== 'granted' && (await handle.requestPermission?.(wanted)) !== 'granted') return null;
    return await handle.getFile();
  } catch {
    return null;
  }
}
