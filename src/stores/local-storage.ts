/** Browser storage that never throws: a blocked or full one reads null, and writing returns false. */
import { isObject, objectIn } from '@/design/model/untrusted-values';

export function readItem(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Writes an item; returns false if the browser refuses. */
export function writeItem(key: string, value: string, storage: () => Storage = () => localStorage): boolean {
  try {
    storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(key: string, storage: () => Storage = () => localStorage): void {
  try {
    storage().removeItem(key);
  } catch {
    // A storage that refuses removal has not stored anything.
  }
}

export function itemKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export const perTab = (): Storage => sessionStorage;

/** Key of the results of the load list rows: only if some are stored, stored-row-results.ts is loaded. */
export const ROWS_KEY = 'calculatedRows';

/** Stores data of one user that stay in this tab until the user is back: after a reload or a new sign-in. */
export const storeForUser = (key: string, userId: string, data: object): void =>
  void writeItem(key, JSON.stringify({ userId, ...data }), perTab);

const discardStored = (key: string): void => removeItem(key, perTab);

/** Returns the data of this user and deletes them; null if there are none, or if they cannot be read. */
export function takeForUser(key: string, userId: string): Record<string, unknown> | null {
  const stored = objectIn(readItem(key, perTab));
  removeItem(key, perTab);
  return stored.userId === userId ? stored : null;
}

const INPUT_KEY = 'keptInput';

/**
 * Unsaved form input of a session that ended without sign-out: values, keyed by form name. The input stays in
 * this tab until a user signs in again: the same user receives it, and another user's sign-in deletes it.
 */
type StoredInput = Readonly<Record<string, unknown>>;

export const discardStoredInput = (): void => discardStored(INPUT_KEY);

export function storeInput(userId: string, forms: StoredInput): void {
  if (Object.keys(forms).length === 0) discardStoredInput();
  else storeForUser(INPUT_KEY, userId, { forms });
}

export function takeStoredInput(userId: string): StoredInput {
  const { forms } = takeForUser(INPUT_KEY, userId) ?? {};
  return isObject(forms) ? forms : {};
}
