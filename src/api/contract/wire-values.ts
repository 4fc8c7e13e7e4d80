/**
 * Readers for single values in every form that a server may send. A reader returns undefined, never a
 * substitute, for a value that it does not understand. The readers use no package, because the sign-in page
 * loads some of them.
 */

/** Id as the server sent it: databases use numbers or strings. */
export type WireId = string | number;

const NUMERIC = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Reads a number or numeric string. */
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
