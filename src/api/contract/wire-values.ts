/**
 * Readers for single values in every form that a server may send. A reader returns undefined, never a
 * substitute, for a value that it does not understand. The readers use no package, because the sign-in page
 * loads some of them.
 */

/** Id as the server sent it: databases use numbers or strings. */
export type WireId = string | number;

const NUMERIC = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

export function readNumber(raw: unknown): number | undefined {
  const value = typeof raw === 'string' && NUMERIC.test(raw.trim()) ? Number(raw) : raw;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Characters used for empty values in tables. */
const OPEN = new Set<unknown>([null, '', '-', '–', '—', '/']);

/** True if a table cell is empty. */
export const isOpen = (raw: unknown): boolean => OPEN.has(raw);

/** Reads a number from a table cell; null if the cell is empty. */
export function readOpenNumber(raw: unknown): number | null | undefined {
  return isOpen(raw) ? null : readNumber(raw);
}

/** Reads a string, or a number in its place (a telephone number); null and undefined become ''. */
export function readText(raw: unknown): string | undefined {
  if (raw === null || raw === undefined) return '';
  return typeof raw === 'string' ? raw : readNumber(raw)?.toString();
}

/** Reads an id; refuses a number beyond 2^53, which has lost digits and would name another record. */
export function readId(raw: unknown): WireId | undefined {
  if (typeof raw === 'string') return raw === '' ? undefined : raw;
  return Number.isSafeInteger(raw) ? (raw as number) : undefined;
}

const [NO, YES]: readonly (readonly unknown[])[] = [
  ['0', 0, false, 'false'],
  ['1', 1, true, 'true'],
];

/** Reads '0' or '1', also as a number, a boolean, 'true' or 'false'. */
export function readFlag(raw: unknown): boolean | undefined {
  if (YES.includes(raw)) return true;
  return NO.includes(raw) ? false : undefined;
}

/** First base64 characters of each image format. */
const PICTURES = [
  ['iVBORw0KGgo', 'png'],
  ['/9j/', 'jpeg'],
  ['R0lGOD', 'gif'],
  ['UklGR', 'webp'],
  ['PHN2Zy', 'svg+xml'],
  ['PD94bW', 'svg+xml'],
] as const;

/** Reads an image sent as a data URL or as bare base64; returns a data URL. */
export function readImage(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  if (text.startsWith('data:image/')) return text;
  const type = PICTURES.find(([head]) => text.startsWith(head))?.[1];
  return type && `data:image/${type};base64,${text.replace(/\s/g, '')}`;
}

const TIME =
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
  const match = TIME.exec(text);
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

/**
 * Reads a time in the forms that servers use as `YYYY-MM-DD HH:mm:ss`; returns null if no time was sent,
 * undefined if the value is not a time. A time without a time zone keeps its digits; an instant (epoch time,
 * or ISO text with a time zone) is converted to this computer's time zone.
 */
export function readTime(raw: unknown): string | null | undefined {
  if (raw === null || raw === undefined || raw === '') return null;
  if (typeof raw === 'number') return fromInstant(raw);
  if (typeof raw === 'string') return fromText(raw.trim());
  return Array.isArray(raw) ? fromParts(raw) : undefined;
}
