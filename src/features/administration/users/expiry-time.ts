/** Points in time of an account's validity, as the wire writes them. */
import dayjs, { type Dayjs } from 'dayjs';

const FORMAT = 'YYYY-MM-DD HH:mm:ss';

/** True for a point in time from today on, as the calendar offers it, and for no expiry. */
export function isOffered(text: string): boolean {
  if (text === '') return true;
  const time = dayjs(text);
  // Rejects a day that does not exist, such as 31 February, which would become another day.
  return time.isValid() && time.format(FORMAT) === text && !time.isBefore(dayjs().startOf('day'));
}

/** Null for no expiry and for text that is no point in time. */
export function fromWireTime(text: string | null): Dayjs | null {
  if (text === null) return null;
  const time = dayjs(text);
  return time.isValid() ? time : null;
}

export function isPast(text: string): boolean {
  return fromWireTime(text)?.isBefore(dayjs()) ?? false;
}

/** Days of the shortcuts: one, three and six months. */
export const SHORTCUT_DAYS = { oneMonth: 30, threeMonths: 90, sixMonths: 180 } as const;

export function inDays(days: number): Dayjs {
  return dayjs().add(days, 'day');
}
