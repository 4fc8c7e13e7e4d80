/**
 * Unsaved form input of a session that ended without sign-out. The input stays in this tab until a user signs
 * in again: the same user receives it, and another user's sign-in deletes it.
 */
import { isObject } from '@/design/model/untrusted-values';
import { discardStored, storeForUser, takeForUser } from '@/stores/tab-storage';

const INPUT_KEY = 'keptInput';

/** Form values, keyed by form name. */
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
