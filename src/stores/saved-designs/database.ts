/** Database of saved designs by user; they remain after sign-out and are not shown to others. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { restoreReactions, type Reactions } from '@/design/saved-designs/node-reactions';
import { restoreCard, restoreProject } from '@/design/saved-designs/restore-saved-design';
import type { Card, Content, Project, SavedDesign } from '@/design/saved-designs/saved-design';
import { notifySavedDesignsChanged } from '@/stores/saved-designs/change-notifications';

interface Schema extends DBSchema {
  cards: { key: [string, string]; value: Card };
  contents: { key: [string, string]; value: Content };
  projects: { key: [string, string]; value: Project };
  /** Under the id of the project, apart from it: the page reads all projects, but few tables. */
  reactions: { key: [string, string]; value: Reactions };
}

const DATABASE = 'anchor-designer-shelf';
const PARTS = ['cards', 'contents', 'projects', 'reactions'] as const;

/** `full`: no space is left; `refused`: the browser stores no data, as in private windows. */
export type StorageFailure = 'full' | 'refused';
export type StorageOutcome<T> = { ok: true; value: T } | { ok: false; failure: StorageFailure };

const isFull = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError';

/** Opens the database for each use: an open connection would block another tab that upgrades it. */
async function withDatabase<T>(
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<StorageOutcome<T>> {
  try {
    const database = await openDB<Schema>(DATABASE, 2, {
      upgrade: (opened) =>
        PARTS.filter((part) => !opened.objectStoreNames.contains(part)).forEach((part) =>
          opened.createObjectStore(part, { keyPath: ['owner', 'id'] }),
        ),
    });
    try {
      return { ok: true, value: await work(database) };
    } finally {
      database.close();
    }
  } catch (cause) {
    return { ok: false, failure: isFull(cause) ? 'full' : 'refused' };
  }
}

/** Range of all ids of a user: in IndexedDB an empty array sorts after every string. */
const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

export interface SavedDesigns {
  cards: Card[];
  projects: Project[];
  damaged: string[];
}

export const readSavedDesigns = (owner: string): Promise<StorageOutcome<SavedDesigns>> =>
  withDatabase(async (database) => {
    const [found, projects] = await Promise.all([
      database.getAll('cards', allOf(owner)),
      database.getAll('projects', allOf(owner)),
    ]);
    const read = found.map((raw) => ({ id: raw.id, card: restoreCard(raw) }));
    return {
      cards: read.flatMap(({ card }) => card ?? []),
      damaged: read.flatMap(({ id, card }) => (card === null ? [id] : [])),
      projects: projects.flatMap((raw) => restoreProject(raw) ?? []),
    };
  });

/** Returns the project of a saved design; null if the design is not saved or belongs to no project. */
export async function readProjectOf(owner: string, id: string): Promise<Project | null> {
  const found = await withDatabase(async (database) => {
    const project = restoreCard(await database.get('cards', [owner, id]))?.project;
    return project ? restoreProject(await database.get('projects', [owner, project])) : null;
  });
  return found.ok ? found.value : null;
}

/** Returns the content of an entry; undefined if the entry does not exist. */
export const readContent = (owner: string, id: string): Promise<StorageOutcome<Content | undefined>> =>
  withDatabase((database) => database.get('contents', [owner, id]));

export const readContents = (
  owner: string,
  ids: readonly string[],
): Promise<StorageOutcome<ReadonlyMap<string, Content>>> =>
  withDatabase(async (database) => {
    const { store } = database.transaction('contents');
    const found = await Promise.all(ids.map((id) => store.get([owner, id])));
    return new Map(found.flatMap((content): [string, Content][] => (content ? [[content.id, content]] : [])));
  });

export const contentsOf = (cards: readonly Pick<Card, 'owner' | 'id'>[]) =>
  readContents(
    cards[0]?.owner ?? '',
    cards.map(({ id }) => id),
  );

type Transaction = IDBPTransaction<Schema, typeof PARTS, 'readwrite'>;

/** Changes the database in one transaction: `work` makes all of its changes or none. */
async function write<T>(work: (change: Transaction) => Promise<T>): Promise<StorageOutcome<T>> {
  const written = await withDatabase(async (database) => {
    const change = database.transaction(PARTS, 'readwrite');
    const [value] = await Promise.all([work(change), change.done]);
    return value;
  });
  if (written.ok) notifySavedDesignsChanged();
  return written;
}

/** Makes several changes in one transaction. */
const writeAll = (changes: (change: Transaction) => readonly Promise<unknown>[]) =>
  write(async (change): Promise<void> => void (await Promise.all(changes(change))));

const putEntry = (change: Transaction, { card, content }: SavedDesign): Promise<unknown>[] => [
  change.objectStore('cards').put(card),
  change.objectStore('contents').put(content),
];

export const putSavedDesigns = (entries: readonly SavedDesign[]): Promise<StorageOutcome<void>> =>
  writeAll((change) => entries.flatMap((entry) => putEntry(change, entry)));

/** Changes an entry as it is now, so that changes by another tab stay; null leaves it unchanged. */
export const changeSavedDesign = (
  owner: string,
  id: string,
  change: (card: Card | null, content: Content | null) => SavedDesign | null,
): Promise<StorageOutcome<boolean>> =>
  write(async (writing) => {
    const card = restoreCard(await writing.objectStore('cards').get([owner, id]));
    const next = change(card, (await writing.objectStore('contents').get([owner, id])) ?? null);
    if (next !== null) await Promise.all(putEntry(writing, next));
    return next !== null;
  });

/** Applies a change by the user: name, project, location or deletion. */
export const changeCards = (
  owner: string,
  ids: readonly string[],
  change: (card: Card) => Card,
): Promise<StorageOutcome<void>> =>
  writeAll((writing) => {
    const cards = writing.objectStore('cards');
    return ids.map(async (id) => {
      const card = restoreCard(await cards.get([owner, id]));
      if (card !== null) await cards.put(change(card));
    });
  });

/** Deletes entries permanently. */
export const removeSavedDesigns = (owner: string, ids: readonly string[]): Promise<StorageOutcome<void>> =>
  writeAll((change) =>
    ids.flatMap((id) => [
      change.objectStore('cards').delete([owner, id]),
      change.objectStore('contents').delete([owner, id]),
    ]),
  );

export const putProjects = (projects: readonly Project[]): Promise<StorageOutcome<void>> =>
  writeAll((change) => projects.map((project) => change.objectStore('projects').put(project)));

/** Deletes a project with its reactions; its designs remain without a project. */
export const removeProject = (owner: string, id: string): Promise<StorageOutcome<void>> =>
  writeAll((change) =>
    (['projects', 'reactions'] as const).map((part) => change.objectStore(part).delete([owner, id])),
  );

/** Returns the reactions of a project; null if it has none. */
export const readReactions = (owner: string, id: string): Promise<StorageOutcome<Reactions | null>> =>
  withDatabase(async (database) => restoreReactions(await database.get('reactions', [owner, id])));

/** Writes reactions, or deletes them (null), and changes designs in the same transaction. */
export const putReactions = (
  [owner, id]: [owner: string, id: string],
  reactions: Reactions | null,
  designs: readonly string[],
  change: (entry: SavedDesign) => SavedDesign | null,
): Promise<StorageOutcome<void>> =>
  write(async (writing): Promise<void> => {
    const stored = writing.objectStore('reactions');
    await (reactions === null ? stored.delete([owner, id]) : stored.put(reactions));
    for (const design of designs) {
      const card = restoreCard(await writing.objectStore('cards').get([owner, design]));
      const content = await writing.objectStore('contents').get([owner, design]);
      const next = card && content ? change({ card, content }) : null;
      if (next) await Promise.all(putEntry(writing, next));
    }
  });

export interface UserDataCounts {
  designs: number;
  projects: number;
}

/** Counts a user's designs and projects, including unreadable entries. */
export const countOf = (owner: string): Promise<StorageOutcome<UserDataCounts>> =>
  withDatabase(async (database) => ({
    designs: await database.count('cards', allOf(owner)),
    projects: await database.count('projects', allOf(owner)),
  }));

/** Permanently deletes all of a user's data. */
export const removeAllOf = (owner: string): Promise<StorageOutcome<void>> =>
  writeAll((change) => PARTS.map((part) => change.objectStore(part).delete(allOf(owner))));
