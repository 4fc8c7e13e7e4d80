/** Target after signing in. Stored per tab, so that two tabs return to two places. */
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';

export const REDIRECT_KEY = 'redirect';
export const DEFAULT_TARGET = '/home?standardType=EN1992-4';

/**
 * True for a path of this app. Browsers read a backslash as a slash and drop tabs and line breaks, so those
 * could lead to another host as well.
 */
export function isOwnPath(target: string): boolean {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f\\]/.test(target)) return false;
  return target.startsWith('/') && !target.startsWith('//') && !target.toLowerCase().includes('/login');
}

export function saveRedirect(target: string): void {
  writeItem(REDIRECT_KEY, target, perTab);
}

/** The stored target, or the default; it counts once. */
export function takeRedirect(): string {
  const target = readItem(REDIRECT_KEY, perTab);
  removeItem(REDIRECT_KEY, perTab);
  return target !== null && isOwnPath(target) ? target : DEFAULT_TARGET;
}
