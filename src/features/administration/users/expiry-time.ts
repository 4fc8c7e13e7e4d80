/** Account expiry times, in the format of the API. */
import dayjs, { type Dayjs } from 'dayjs';

const FORMAT = 'YYYY-MM-DD HH:mm:ss';

/**
 * True for a time from today onwards, as the calendar offers, and for an empty text, which means no expiry.
 */
export function isOffered(text: string): boolean {
  if (text === '') return true;
  const time = dayjs(text);
  // Rejects a date that does not exist, such as 31 February, which would become another date.
  return time.isValid() && time.format(FORMAT) === text && !time.isBefore(dayjs().startOf('day'));
}

/** Returns the time as a Dayjs object; null for no expiry and for text that is not a time. */
export function fromWireTime(text: string | null): Dayjs | null {
  if (text === null) return null;
  const time = dayjs(text);
  return time.isValid() ? time : null;
}

export function isPast(text: string): boolean {
  return fromWireTime(text)?.isBefore(dayjs()) ?? false;
}

/** Lengths in days of the expiry shortcuts: one, three and six months. */
export const SHORTCUT_DAYS = { oneMonth: 30, threeMonths: 90, sixMonths: 180 } as const;

export function inDays(days: number): Dayjs {
  return dayjs().add(days, 'day');
}
