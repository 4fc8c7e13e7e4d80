/** Reads and writes times in the API format: `YYYY-MM-DD HH:mm:ss` in local time. */

const PATTERN = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

const two = (value: number) => String(value).padStart(2, '0');

/** Formats a time given in ms since 1970. */
export function formatTimestamp(time: number): string {
  const date = new Date(time);
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/**
 * Returns the time in ms since 1970; undefined for a string that is not a valid time (such as 30 February).
 */
export function parseTimestamp(text: string): number | undefined {
  const match = PATTERN.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number);
  const time = new Date(year, month - 1, day, hour, minute, second).getTime();
  // Only the day is compared: a time in the hour skipped by daylight saving is valid, although it is
  // formatted as a different time.
  const sameDay = formatTimestamp(time).slice(0, 10) === text.slice(0, 10);
  return sameDay && hour < 24 && minute < 60 && second < 60 ? time : undefined;
}

/** True at and after the expiry; always false for null and for a string that is not a valid time. */
export function hasExpired(expirationTime: string | null, now: number): boolean {
  const time = expirationTime === null ? undefined : parseTimestamp(expirationTime);
  return time !== undefined && time <= now;
}
