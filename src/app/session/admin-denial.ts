/**
 * The user whom this tab last refused an administrator page. The page is remembered as the redirect target,
 * so the same user would be refused again at every sign-in; the second time the user is sent to the home page
 * instead.
 */
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';

const KEY = 'redirect.denied';

export function recordDenial(userId: string): void {
  writeItem(KEY, userId, perTab);
}

export function recallDenial(): string | null {
  return readItem(KEY, perTab);
}

export function forgetDenial(): void {
  removeItem(KEY, perTab);
}
