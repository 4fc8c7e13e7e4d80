/**
 * Id of the user to whom this tab last refused an administrator page. The refused page is the redirect
 * target after sign-in, so the same user would be refused at every sign-in. The second time, the app
 * therefore opens the home page.
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
