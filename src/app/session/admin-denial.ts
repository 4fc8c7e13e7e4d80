/**
 * Whom this tab has just turned away from a page for administrators. The page is remembered as the redirect
 * target, so the same user signing in again would be turned away for ever; the second time he goes home
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
