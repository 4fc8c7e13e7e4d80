/** Numbers of the databases: typed with comma or point, kept and sent as numeric text. */
import { parseNumber } from '@/text/format/parse-number';

export type NumericProblem = 'notNumber' | 'tooLong' | 'negative' | 'tooLarge';

/** Larger than any dimension in mm and any strength. */
export const LARGEST_NUMBER = 1e6;

const MOST_DIGITS = 15;

/** Error in a typed number. An empty text is no error: it is sent as '0'. */
export function numericProblem(text: string, largest = LARGEST_NUMBER): NumericProblem | null {
  if (text.trim() === '') return null;
  if (/^[+\-−]?[\d\s.,]+$/.test(text.trim()) && text.replace(/\D/g, '').length > MOST_DIGITS)
    return 'tooLong';
  const value = parseNumber(text);
  if (value === null) return 'notNumber';
  if (value < 0) return 'negative';
  return value > largest ? 'tooLarge' : null;
}

/** Products of decimals are written with the digits that were typed. */
const exact = (value: number): number => Number(value.toPrecision(MOST_DIGITS));

/**
 * As the backend takes it: a decimal point, no spaces, '0' for nothing. For text without a problem. `scale`:
 * what is stored over what is shown.
 */
export function wireNumber(text: string, scale = 1): string {
  const value = parseNumber(text);
  return value === null || value === 0 ? '0' : plainNumber(exact(value * scale));
}

/**
 * As the field shows it: figures written with an exponent are written out, anything unreadable stays as it
 * is.
 */
export function shownNumber(stored: string, scale = 1): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  return /e/i.test(stored) || scale !== 1 ? plainNumber(exact(value / scale)) : stored;
}

/** The value next to a typed one by an arrow key; what cannot be read counts as 0. */
export function stepped(text: string, by: number): string {
  const value = (parseNumber(text) ?? 0) + by;
  return plainNumber(Math.max(0, Math.round(value * 1e6) / 1e6));
}

/** Without an exponent. */
export function plainNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toFixed(value < 1 ? 15 : 0).replace(/\.?0+$/, (zeros) => (zeros.includes('.') ? '' : zeros));
}

/** A limit as a form tells it: four digits at most, no exponent. */
export const formatLimit = (value: number): string => plainNumber(Number(value.toPrecision(4)));
