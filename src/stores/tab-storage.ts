/** Data of one user that stay in this tab until the user is back: after a reload, or after a new sign-in. */
import { objectIn } from '@/design/model/untrusted-values';
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';

/** Key of the outcomes of the load list rows: the page loads stored-rows.ts only if outcomes are stored. */
export const ROWS_KEY = 'calculatedRows';

export const storeForUser = (key: string, userId: string, data: object): void =>
  void writeItem(key, JSON.stringify({ userId, ...data }), perTab);

export const discardStored = (key: string): void => removeItem(key, perTab);

/** Returns the data of this user and deletes them; null if there are none, or if they cannot be read. */
export function takeForUser(key: string, userId: string): Record<string, unknown> | null {
  const stored = objectIn(readItem(key, perTab));
  removeItem(key, perTab);
  return stored.userId === userId ? stored : null;
}
