/**
 * Single values in every form in which a server may send them. Each reader answers undefined for what it does
 * not understand, never a value in its place. No package is needed here: the sign-in page carries some of
 * them.
 */

/** As the server sent it: a database may count its records or name them. */
export type WireId = string | number;

const NUMERIC = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number, or numeric text. */
export function readNumber(raw: unknown): number | undefined {
  const value = typeof raw === 'string' && NUMERIC.test(raw.trim()) ? Number(raw) : raw;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Marks by which tables leave a figure open. */
const OPEN = new Set<unknown>([null, '', '-', '–', '—', '/']);

/** True if a figure of a table was left empty. */
export const isOpen = (raw: unknown): boolean => OPEN.has(raw);

/** A figure of a table, null where it is open. */
export function readFigure(raw: unknown): number | null | undefined {
  return isOpen(raw) ? null : readNumber(raw);
}

/** Text, or a number in its place (a telephone number); null and nothing are an empty text. */
export function readText(raw: unknown): string | undefined {
  if (raw === null || raw === undefined) return '';
  return typeof raw === 'string' ? raw : readNumber(raw)?.toString();
}

/** A number beyond 2^53 has lost digits on its way and would name another record. */
export function readId(raw: unknown): WireId | undefined {
  if (typeof raw === 'string') return raw === '' ? undefined : raw;
  return Number.isSafeInteger(raw) ? (raw as number) : undefined;
}

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ['0', false],
  [0, false],
  [false, false],
  ['false', false],
  ['1', true],
  [1, true],
  [true, true],
  ['true', true],
]);

/** '0' or '1', as number or truth value as well. */
export function readFlag(raw: unknown): boolean | undefined {
  return FLAGS.get(raw);
}

/** Heads of pictures in base64. */
const PICTURES = [
  ['iVBORw0KGgo', 'png'],
  ['/9j/', 'jpeg'],
  ['R0lGOD', 'gif'],
  ['UklGR', 'webp'],
  ['PHN2Zy', 'svg+xml'],
  ['PD94bW', 'svg+xml'],
] as const;

/** A picture as data URL, from a data URL or bare base64. */
export function readPicture(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  if (text.startsWith('data:image/')) return text;
  const type = PICTURES.find(([head]) => text.startsWith(head))?.[1];
  return type && `data:image/${type};base64,${text.replace(/\s/g, '')}`;
}
