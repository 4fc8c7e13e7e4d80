/** Environment for the services; tests provide their own storage, clock and number of password iterations. */
import { readTime } from '@/api/contract/wire-values';
import type { Store } from '../store/store';

export interface Environment {
  store: Store;
  /** Returns the time in ms since 1970. */
  now: () => number;
  randomBytes: (length: number) => Uint8Array<ArrayBuffer>;
  /** Number of iterations for new password hashes; each hash contains the number used for it. */
  passwordRounds: number;
}

export const PASSWORD_ROUNDS = 210_000;

export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** Formats a time given in ms since 1970 as in the API: `YYYY-MM-DD HH:mm:ss` in local time. */
export const formatTimestamp = (time: number): string => readTime(time) ?? '';

/** True at and after the expiry; always false for null. */
export const hasExpired = (expirationTime: string | null, now: number): boolean =>
  expirationTime !== null && expirationTime <= formatTimestamp(now);

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Returns the SHA-256 hash of a token; only the hash is stored, not the token itself. */
export async function sha256Hex(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
