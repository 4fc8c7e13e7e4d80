/** Times in the API format: `YYYY-MM-DD HH:mm:ss` in local time. */
import { readTime } from '@/api/contract/wire-time';

/** Formats a time given in ms since 1970. */
export const formatTimestamp = (time: number): string => readTime(time) ?? '';

/** True at and after the expiry; always false for null. */
export const hasExpired = (expirationTime: string | null, now: number): boolean =>
  expirationTime !== null && expirationTime <= formatTimestamp(now);
