/** Values of the worked examples as text, for the verification page. */
import type { TFunction } from 'i18next';
import {
  type ExpectedValue,
  type ValuePart,
  differenceOf,
  type PrintedValue,
} from '@/examples/expected-values';
import { printSignificant } from '@/text/wording/values';

type Translate = TFunction<['proof', 'results']>;

export function partText(t: Translate, part: ValuePart): string {
  if (part === 'plate') return t('proof:parts.plate');
  return part === 'combined' ? t('results:combined') : t(`results:modes.${part}`);
}

const COMBINED = ['steel', 'concrete', 'linear', 'overall'] as const;

/** Returns the text for the edge, direction or table row; for a combined check, its name. */
export function ofText(t: Translate, { part, of }: ExpectedValue): string {
  const row = COMBINED.find((name) => name === of);
  return part === 'combined' && row ? t(`proof:combined.${row}`) : of;
}

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
