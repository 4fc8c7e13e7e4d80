/** Numbers in the databases: typed with comma or point, stored and sent as numeric strings. */
import { parseNumber } from '@/text/format/parse-number';

export interface NumberFormat {
  /** Maximum of a number, in the displayed unit. @default LARGEST_NUMBER */
  largest?: number;
  /** Maximum number of decimals, in the displayed unit. @default any */
  decimals?: number;
  /** True if an empty number stays empty. @default it is stored as 0 */
  optional?: boolean;
  /** Factor to convert from the displayed to the stored unit. @default 1 */
  scale?: number;
}

type NumericProblem = 'notNumber' | 'tooLong' | 'negative' | 'tooLarge' | 'tooPrecise';

/** Maximum of a number in a form or table: larger than any dimension in mm and any strength. */
export const LARGEST_NUMBER = 1e6;

export const MOST_DIGITS = 15;

/** Rounds off the floating-point error of a product of decimals. */
const exact = (value: number): number => Number(value.toPrecision(MOST_DIGITS));

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

export const isTooPrecise = (value: number, decimals?: number): boolean =>
  decimals !== undefined && rounded(value, decimals) !== exact(value);

/** Returns the error in a typed number; null if the text is valid, as an empty text is. */
export function numericProblem(text: string, format: NumberFormat = {}): NumericProblem | null {
  const { largest = LARGEST_NUMBER, decimals } = format;
  if (text.trim() === '') return null;
  if (/^[+\-−]?[\d\s.,]+$/.test(text.trim()) && text.replace(/\D/g, '').length > MOST_DIGITS)
    return 'tooLong';
  const value = parseNumber(text);
  if (value === null) return 'notNumber';
  if (value < 0) return 'negative';
  if (isTooPrecise(value, decimals)) return 'tooPrecise';
  return value > largest ? 'tooLarge' : null;
}

/** Converts valid text for the backend; an empty text becomes '0' unless the value is optional. */
export function wireNumber(text: string, { scale = 1, optional = false }: NumberFormat = {}): string {
  if (optional && text.trim() === '') return '';
  const value = parseNumber(text);
  return value === null || value === 0 ? '0' : plainNumber(exact(value * scale));
}

/** Converts a stored value for a field: exponents are written out, unreadable text stays unchanged. */
export function shownNumber(stored: string, { scale = 1, decimals }: NumberFormat = {}): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  if (decimals !== undefined) return plainNumber(rounded(exact(value / scale), decimals));
  return /e/i.test(stored) || scale !== 1 ? plainNumber(exact(value / scale)) : stored;
}

/** Returns the number in `text` plus `by`, for an arrow key; at least 0. Unreadable text is treated as 0. */
export function stepped(text: string, by: number): string {
  const value = (parseNumber(text) ?? 0) + by;
  return plainNumber(Math.max(0, Math.round(value * 1e6) / 1e6));
}

export function plainNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value < 1 ? value.toFixed(15).replace(/\.?(?<!0)0+$/, '') : value.toFixed(0);
}

/** Formats a limit for a form: at most four significant digits, no exponent. */
export const formatLimit = (value: number): string => plainNumber(Number(value.toPrecision(4)));
