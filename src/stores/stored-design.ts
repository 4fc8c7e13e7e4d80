/**
 * Owner of the design in the browser. The workspace saves under one key for every user; this module moves the
 * entry when a session ends by itself, restores it for the same user, and never leaves it to another user.
 */
import { listsInUse } from '@/stores/design/list-keys';
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';

/** Key under which the workspace saves. */
export const DESIGN_KEY = 'dataSave';
/** Key of the id of the entry's owner. */
const OWNER_KEY = 'dataSave.owner';
/** Key in the session storage of a tab: data saved while its page is closing must be discarded. */
const DISCARD_KEY = 'dataSave.discard';
/** Value for an unknown owner; otherwise the user's id. */
const NOBODY = '';

/** Key of the id of the saved design that belongs to a design key. */
export const entryKeyOf = (designKey: string): string => `${designKey}.entry`;

/** Key of a user's design between sessions. */
export function storedKey(userId: string): string {
  return `${DESIGN_KEY}:${userId}`;
}

export const isDesignOf = (userId: string): boolean => readItem(OWNER_KEY) === userId;

export function hasDesignOwner(): boolean {
  return readItem(OWNER_KEY) !== null;
}

function moveDesign(from: string, to: string): void {
  const design = readItem(from);
  if (design === null) return;
  // The storage may have no room for two copies: the old entry is removed first and restored if the new one
  // cannot be written.
  removeItem(from);
  if (!writeItem(to, design)) {
    writeItem(from, design);
    return;
  }
  const entry = readItem(entryKeyOf(from));
  removeItem(entryKeyOf(from));
  if (entry !== null) writeItem(entryKeyOf(to), entry);
}

function dropDesign(key: string): void {
  removeItem(key);
  removeItem(entryKeyOf(key));
}

/**
 * Call when the signed-in user is known, before the workspace reads its design. A closing page may save once
 * more after its session has ended, so the entry is first returned to its owner and then the user's own entry
 * is restored.
 */
export function claimDesign(userId: string): void {
  const owner = readItem(OWNER_KEY);
  if (owner !== null && owner !== userId) moveDesign(DESIGN_KEY, storedKey(owner));
  // An entry that could not be moved for lack of space must not be visible to another user.
  if (owner !== null && owner !== userId) dropDesign(DESIGN_KEY);
  if (readItem(DESIGN_KEY) === null) moveDesign(storedKey(userId), DESIGN_KEY);
  dropDesign(storedKey(userId));
  writeItem(OWNER_KEY, userId);
}

/** Call when a session ends without sign-out. */
export function storeDesignOnSessionEnd(): void {
  const owner = readItem(OWNER_KEY);
  if (owner !== null) moveDesign(DESIGN_KEY, storedKey(owner));
}

/** Call on sign-out; designs of other users are kept. */
export function discardDesign(): void {
  const owner = readItem(OWNER_KEY);
  if (owner !== null) dropDesign(storedKey(owner));
  dropDesign(DESIGN_KEY);
  removeItem(OWNER_KEY);
  discardLateSaves(owner ?? NOBODY);
}

/**
 * The page of this tab is closing after sign-out: data that it saves meanwhile is removed by `dropLateSaves`.
 */
export function discardLateSaves(owner = NOBODY): void {
  writeItem(DISCARD_KEY, owner, perTab);
}

/** Call when the page starts. */
export function dropLateSaves(): void {
  const owner = readItem(DISCARD_KEY, perTab);
  if (owner === null) return;
  removeItem(DISCARD_KEY, perTab);
  if (readItem(OWNER_KEY) === null) dropDesign(DESIGN_KEY);
  void dropStoredLists();
  if (owner !== NOBODY) void dropRecentFiles(owner);
}

/** Removes load lists to which no saved project refers, whichever user signed out. */
async function dropStoredLists(): Promise<void> {
  const part = await import('@/stores/design/stored-lists').catch(() => null);
  await part?.dropLists(listsInUse(), Date.now());
}

async function dropRecentFiles(owner: string): Promise<void> {
  const part = await import('@/stores/design/recent-files').catch(() => null);
  await part?.forgetFilesOf(owner);
}
