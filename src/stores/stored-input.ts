/**
 * Unsaved form input of a session that ended without sign-out. The input stays in this tab until a user signs
 * in again: the same user receives it, and another user's sign-in deletes it.
 */
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';

const KEY = 'keptInput';

/** Form values, keyed by form name. */
export type StoredInput = Readonly<Record<string, unknown>>;

interface Stored {
  userId: string;
  forms: StoredInput;
}

export function storeInput(userId: string, forms: StoredInput): void {
  if (Object.keys(forms).length === 0) removeItem(KEY, perTab);
  else writeItem(KEY, JSON.stringify({ userId, forms } satisfies Stored), perTab);
}

export function discardStoredInput(): void {
  removeItem(KEY, perTab);
}

/** Returns the stored input of this user and deletes it. */
export function takeStoredInput(userId: string): StoredInput {
  const text = readItem(KEY, perTab);
  removeItem(KEY, perTab);
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    return stored?.userId === userId && typeof stored.forms === 'object' ? { ...stored.forms } : {};
  } catch {
    return {};
  }
}
