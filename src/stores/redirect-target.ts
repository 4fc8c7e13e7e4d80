/** Page to open after sign-in. Stored per tab, so that each tab returns to its own page. */
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';

export const REDIRECT_KEY = 'redirect';
export const DEFAULT_TARGET = '/home?standardType=EN1992-4';

/** True for a path of this app except `/login`; backslashes and control characters may lead elsewhere. */
export function isOwnPath(target: string): boolean {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f\\]/.test(target)) return false;
  return target.startsWith('/') && !target.startsWith('//') && !target.toLowerCase().includes('/login');
}

export function saveRedirect(target: string): void {
  writeItem(REDIRECT_KEY, target, perTab);
}

/** Returns the stored page and removes it from the storage; returns the default page if none is valid. */
export function takeRedirect(): string {
  const target = readItem(REDIRECT_KEY, perTab);
  removeItem(REDIRECT_KEY, perTab);
  return target !== null && isOwnPath(target) ? target : DEFAULT_TARGET;
}
