/** Values of the worked examples as text, for the verification page. */
import { differenceOf, type ExpectedValue, type PrintedValue } from '@/examples/expected-values';
import { printSignificant } from '@/text/wording/values';

/** Returns a value as text, with enough digits for the comparison with a reference value. */
export function valueText(value: PrintedValue): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'number') return printSignificant(value);
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Minus sign used instead of an ASCII hyphen, after which a line may break. */
const MINUS = '−';

/** Formats the size of a fraction in per cent, without its sign. */
export function sizeText(share: number | null): string {
  if (share === null) return '';
  const percent = 100 * Math.abs(share);
  return percent < 0.0005 ? '0 %' : `${percent.toPrecision(2)} %`;
}

function percentText(share: number): string {
  const size = sizeText(share);
  if (size === '0 %') return size;
  return `${share > 0 ? '+' : MINUS}${size}`;
}

/** Formats a difference: in per cent, or as a value if the reference value is 0. */
export function differenceText(figure: ExpectedValue): string {
  const difference = differenceOf(figure);
  if (difference === null) return '';
  return figure.printed === 0 ? valueText(difference) : percentText(difference);
}
