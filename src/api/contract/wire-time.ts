/**
 * Converts times in the forms that servers use to `YYYY-MM-DD HH:mm:ss`. A time without a time zone keeps
 * its digits; an instant (epoch time, or ISO text with a time zone) is converted to this computer's time
 * zone.
 */

const TEXT =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:[ T](\d\d?):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** Epoch times in ms from 1973 to 9999: a time in seconds would be read as January 1970. */
const FIRST_EPOCH = 1e11;
const LAST_EPOCH = 253_402_300_799_999;

type Parts = readonly [
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
];

/** Formats a time; returns undefined for a date or time that does not exist. */
function written(parts: Parts): string | undefined {
  const [year, month, day, hour, minute, second] = parts;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  if (Number.isNaN(date.getTime())) return undefined;
  const text = date.toISOString();
  const isSame = [year, month, day, hour, minute, second].every(
    (part, index) => part === Number(text.split(/[-T:.Z]/)[index]),
  );
  return isSame ? text.slice(0, 19).replace('T', ' ') : undefined;
}

function fromInstant(epoch: number): string | undefined {
  if (!(epoch >= FIRST_EPOCH && epoch <= LAST_EPOCH)) return undefined;
  const date = new Date(epoch);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()] as const;
  return written([...day, date.getHours(), date.getMinutes(), date.getSeconds()]);
}

function fromText(text: string): string | undefined {
  if (/^\d{12,}$/.test(text)) return fromInstant(Number(text));
  const match = TEXT.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part || 0));
  const local = written([year, month, day, hour, minute, second]);
  const zone = match[7] as string | undefined;
  if (zone === undefined || local === undefined) return local;
  const offset = zone.length === 3 ? `${zone}:00` : zone;
  return fromInstant(Date.parse(local.replace(' ', 'T') + offset.toUpperCase()));
}

/** Formats a time from year, month, day and, if present, hour, minute, second, fraction. */
function fromParts(parts: readonly unknown[]): string | undefined {
  if (parts.length < 3 || parts.length > 7 || !parts.every(Number.isInteger)) return undefined;
  const [year, month, day, hour = 0, minute = 0, second = 0] = parts as number[];
  return written([year, month, day, hour, minute, second]);
}

/** Reads a time in any form; returns null if no time was sent, undefined if the value is not a time. */
export function readTime(raw: unknown): string | null | undefined {
  if (raw === null || raw === undefined || raw === '') return null;
  if (typeof raw === 'number') return fromInstant(raw);
  if (typeof raw === 'string') return fromText(raw.trim());
  return Array.isArray(raw) ? fromParts(raw) : undefined;
}
