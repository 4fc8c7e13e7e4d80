/**
 * Owner of the design in the browser. The workspace saves under one key for every user; this module moves the
 * entry aside when a session ends by itself, restores it for the same user, and never leaves it to another
 * one.
 */
import { listsInUse } from '@/stores/design/list-keys';
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';

/** Key under which the workspace saves. */
export const DESIGN_KEY = 'dataSave';
/** Id of the user to whom that entry belongs. */
const OWNER_KEY = 'dataSave.owner';
/** In the session storage of a tab: whatever is saved while its page goes away is not to be kept. */
const DISCARD_KEY = 'dataSave.discard';
/** Owner if unknown; otherwise the user's id. */
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
 * To be called when it is known who is signed in, before the workspace reads its design. A page that goes
 * away may save once more after its session has ended, so the entry is given to its owner before the user's
 * own is brought back.
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

/** To be called when a session ends without the user's doing. */
export function storeDesignOnSessionEnd(): void {
  const owner = readItem(OWNER_KEY);
  if (owner !== null) moveDesign(DESIGN_KEY, storedKey(owner));
}

/** To be called on signing out; other users' designs stay. */
export function discardDesign(): void {
  const owner = readItem(OWNER_KEY);
  if (owner !== null) dropDesign(storedKey(owner));
  dropDesign(DESIGN_KEY);
  removeItem(OWNER_KEY);
  discardLateSaves(owner ?? NOBODY);
}

/**
 * The page of this tab goes away after signing out: what it saves on its way is dropped by `dropLateSaves`.
 */
export function discardLateSaves(owner = NOBODY): void {
  writeItem(DISCARD_KEY, owner, perTab);
}

/** To be called when the page starts. */
export function dropLateSaves(): void {
  const owner = readItem(DISCARD_KEY, perTab);
  if (owner === null) return;
  removeItem(DISCARD_KEY, perTab);
  if (readItem(OWNER_KEY) === null) dropDesign(DESIGN_KEY);
  void dropStoredLists();
  if (owner !== NOBODY) void dropRecentFiles(owner);
}

/** Removes load lists that no saved project refers to, whichever user signed out. */
async function dropStoredLists(): Promise<void> {
  const part = await import('@/stores/design/stored-lists').catch(() => null);
  await part?.dropLists(listsInUse(), Date.now());
}

async function dropRecentFiles(owner: string): Promise<void> {
  const part = await import('@/stores/design/recent-files').catch(() => null);
  await part?.forgetFilesOf(owner);
}
