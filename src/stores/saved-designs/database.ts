/**
 * Database of saved designs: cards, contents and projects, each under its user. They remain after sign-out
 * and are never shown to another user.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Card, Content, Project, Entry } from '@/design/saved-designs/entry';
import { restoreCard, restoreProject } from '@/design/saved-designs/restore-entry';
import { notifySavedDesignsChanged } from '@/stores/saved-designs/changes';

interface Schema extends DBSchema {
  cards: { key: [string, string]; value: Card };
  contents: { key: [string, string]; value: Content };
  projects: { key: [string, string]; value: Project };
}

const DATABASE = 'anchor-designer-shelf';
const PARTS = ['cards', 'contents', 'projects'] as const;

/** `full`: the storage has no room; `refused`: the browser keeps nothing, as in many a private window. */
export type StorageFailure = 'full' | 'refused';
export type StorageOutcome<T> = { ok: true; value: T } | { ok: false; failure: StorageFailure };

const isFull = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError';

/** Opened for each use: a connection left open would bar another tab from removing what is in it. */
async function withDatabase<T>(
  work: (shelf: IDBPDatabase<Schema>) => Promise<T>,
): Promise<StorageOutcome<T>> {
  try {
    const shelf = await openDB<Schema>(DATABASE, 1, {
      upgrade: (fresh) =>
        PARTS.forEach((part) => fresh.createObjectStore(part, { keyPath: ['owner', 'id'] })),
    });
    try {
      return { ok: true, value: await work(shelf) };
    } finally {
      shelf.close();
    }
  } catch (cause) {
    return { ok: false, failure: isFull(cause) ? 'full' : 'refused' };
  }
}

/** All ids of a user: an empty list is greater than every text. */
const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

export interface SavedDesigns {
  cards: Card[];
  projects: Project[];
  /** Ids of cards that cannot be read. */
  damaged: string[];
}

export const readSavedDesigns = (owner: string): Promise<StorageOutcome<SavedDesigns>> =>
  withDatabase(async (shelf) => {
    const [found, projects] = await Promise.all([
      shelf.getAll('cards', allOf(owner)),
      shelf.getAll('projects', allOf(owner)),
    ]);
    const read = found.map((raw) => ({ id: raw.id, card: restoreCard(raw) }));
    return {
      cards: read.flatMap(({ card }) => card ?? []),
      damaged: read.flatMap(({ id, card }) => (card === null ? [id] : [])),
      projects: projects.flatMap((raw) => restoreProject(raw) ?? []),
    };
  });

/** Undefined where there is none. */
export const readContent = (owner: string, id: string): Promise<StorageOutcome<Content | undefined>> =>
  withDatabase((shelf) => shelf.get('contents', [owner, id]));

/** In the order of the ids; those that are not there are left out. */
export const readContents = (owner: string, ids: readonly string[]): Promise<StorageOutcome<Content[]>> =>
  withDatabase(async (shelf) => {
    const { store } = shelf.transaction('contents');
    const found = await Promise.all(ids.map((id) => store.get([owner, id])));
    return found.flatMap((content) => content ?? []);
  });

async function notifyingOthers<T>(change: Promise<StorageOutcome<T>>): Promise<StorageOutcome<T>> {
  const kept = await change;
  if (kept.ok) notifySavedDesignsChanged();
  return kept;
}

/** All of them or none. */
export const putEntries = (entries: readonly Entry[]): Promise<StorageOutcome<void>> =>
  notifyingOthers(
    withDatabase(async (shelf) => {
      const change = shelf.transaction(['cards', 'contents'], 'readwrite');
      const puts = entries.flatMap(({ card, content }): Promise<unknown>[] => [
        change.objectStore('cards').put(card),
        change.objectStore('contents').put(content),
      ]);
      await Promise.all([...puts, change.done]);
    }),
  );

/**
 * Makes an entry of what stands there by now: nothing that another tab wrote meanwhile is lost. `change`
 * answers with null to leave it as it is.
 */
export const changeEntry = (
  owner: string,
  id: string,
  change: (card: Card | null, content: Content | null) => Entry | null,
): Promise<StorageOutcome<boolean>> =>
  notifyingOthers(
    withDatabase(async (shelf) => {
      const writing = shelf.transaction(['cards', 'contents'], 'readwrite');
      const cards = writing.objectStore('cards');
      const contents = writing.objectStore('contents');
      const card = restoreCard(await cards.get([owner, id]));
      const next = change(card, (await contents.get([owner, id])) ?? null);
      const puts = next === null ? [] : [cards.put(next.card), contents.put(next.content)];
      await Promise.all([...puts, writing.done]);
      return next !== null;
    }),
  );

/** Changes of cards made by the page: names, folders, deletion. */
export const changeCards = (
  owner: string,
  ids: readonly string[],
  change: (card: Card) => Card,
): Promise<StorageOutcome<void>> =>
  notifyingOthers(
    withDatabase(async (shelf) => {
      const { store, done } = shelf.transaction('cards', 'readwrite');
      const puts = ids.map(async (id) => {
        const card = restoreCard(await store.get([owner, id]));
        if (card !== null) await store.put(change(card));
      });
      await Promise.all([...puts, done]);
    }),
  );

/** For good. */
export const removeEntries = (owner: string, ids: readonly string[]): Promise<StorageOutcome<void>> =>
  notifyingOthers(
    withDatabase(async (shelf) => {
      const change = shelf.transaction(['cards', 'contents'], 'readwrite');
      const gone = ids.flatMap((id) => [
        change.objectStore('cards').delete([owner, id]),
        change.objectStore('contents').delete([owner, id]),
      ]);
      await Promise.all([...gone, change.done]);
    }),
  );

export const putProjects = (projects: readonly Project[]): Promise<StorageOutcome<void>> =>
  notifyingOthers(
    withDatabase(async (shelf) => {
      const { store, done } = shelf.transaction('projects', 'readwrite');
      await Promise.all([...projects.map((project) => store.put(project)), done]);
    }),
  );

/** The designs remain, without a project. */
export const removeProject = (owner: string, id: string): Promise<StorageOutcome<void>> =>
  notifyingOthers(withDatabase((shelf) => shelf.delete('projects', [owner, id])));

export interface OwnCounts {
  designs: number;
  projects: number;
}

/** Unreadable designs count as well. */
export const countOf = (owner: string): Promise<StorageOutcome<OwnCounts>> =>
  withDatabase(async (shelf) => ({
    designs: await shelf.count('cards', allOf(owner)),
    projects: await shelf.count('projects', allOf(owner)),
  }));

/** All that stands there of a user, for good. */
export const removeAllOf = (owner: string): Promise<StorageOutcome<void>> =>
  notifyingOthers(
    withDatabase(async (shelf) => {
      const change = shelf.transaction(PARTS, 'readwrite');
      const gone = PARTS.map((part) => change.objectStore(part).delete(allOf(owner)));
      await Promise.all([...gone, change.done]);
    }),
  );
