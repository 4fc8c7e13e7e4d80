/**
 * Owner of the design in the browser. The workspace saves under the same key for every user. When a session
 * ends without sign-out, this module moves the design to its owner's key, restores it for the same user, and
 * never shows it to another user.
 */
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';

export const DESIGN_KEY = 'dataSave';
/** Key of the user id of the design's owner. */
const OWNER_KEY = 'dataSave.owner';
/** Set while this tab closes after sign-out: a design saved after that is removed at the next start. */
const DISCARD_KEY = 'dataSave.discard';

/** Returns the storage key of the id of the saved design, for a design stored under `designKey`. */
export const entryKeyOf = (designKey: string): string => `${designKey}.entry`;

/** Returns the key of a user's design between sessions. */
export const storedKey = (userId: string): string => `${DESIGN_KEY}:${userId}`;

/** Returns the user id of the design's owner; null if there is none. */
export const designOwner = (): string | null => readItem(OWNER_KEY);

export const isDesignOf = (userId: string): boolean => designOwner() === userId;

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
 * Restores the design of the user. Call this function when the user is known, before the workspace reads the
 * design. The closing page of an earlier session may have saved the design of its user once more, so that
 * design is first moved to its owner's key.
 */
export function claimDesign(userId: string): void {
  const owner = designOwner();
  if (owner !== null && owner !== userId) moveDesign(DESIGN_KEY, storedKey(owner));
  // A design that could not be moved for lack of space must not be shown to another user.
  if (owner !== null && owner !== userId) dropDesign(DESIGN_KEY);
  if (readItem(DESIGN_KEY) === null) moveDesign(storedKey(userId), DESIGN_KEY);
  dropDesign(storedKey(userId));
  writeItem(OWNER_KEY, userId);
}

/** Moves the design to its owner's key; called when a session ends without sign-out. */
export function storeDesignOnSessionEnd(): void {
  const owner = designOwner();
  if (owner !== null) moveDesign(DESIGN_KEY, storedKey(owner));
}

/** Removes the user's design at sign-out; other users' designs are kept. */
export function discardDesign(): void {
  const owner = designOwner();
  if (owner !== null) dropDesign(storedKey(owner));
  dropDesign(DESIGN_KEY);
  removeItem(OWNER_KEY);
  discardLateSaves();
}

/** Marks that this tab's page closes after sign-out: `dropLateSaves` removes what it still saves. */
export function discardLateSaves(): void {
  writeItem(DISCARD_KEY, 'yes', perTab);
}

/** Removes data that a closing page saved after sign-out; called when the page starts. */
export function dropLateSaves(): void {
  if (readItem(DISCARD_KEY, perTab) === null) return;
  removeItem(DISCARD_KEY, perTab);
  if (designOwner() === null) dropDesign(DESIGN_KEY);
}

/** Databases of earlier versions: recent files, and long load lists, which the saved designs also contain. */
const FORMER = ['anchor-designer-recent-files', 'anchor-designer-load-lists'];

/** Removes the databases that only earlier versions of the app used. */
export function dropFormerDatabases(): void {
  try {
    FORMER.forEach((name) => indexedDB.deleteDatabase(name));
  } catch {
    // A browser that refuses IndexedDB stored no data.
  }
}
