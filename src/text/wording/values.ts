/** Formats numbers for the report, and defines its text runs. */
import type { HoleBearing } from '@/engineering';
import {
  formatAgainst,
  formatInput,
  formatSignificant,
  formatValue,
  type ValueKind,
} from '@/text/format/format-number';
import type { FormulaRun } from '@/text/format/symbols';
import type { Shape } from '@/text/formula/formula-layout';

/** Translates the key `namespace:key` with these values; the number `count` selects singular or plural. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Text runs with symbols and formulas: a type of its own, which a template cannot print as plain text. */
export type Runs = readonly (FormulaRun | { shape: Shape })[];

export const NOTHING = '—';

/** Replaces the hyphen with a minus sign, because Word may break a number after a hyphen. */
export const withMinus = (text: string): string => text.replace(/(?<![\w.])-(?=[\d.])/g, '−');

export const printValue = (value: number | null | undefined, kind: ValueKind): string =>
  withMinus(formatValue(value, kind));
export const printInput = (value: number): string => withMinus(formatInput(value));
/** Limit below which a value can only be the rounding error of a difference; such a value is printed as 0. */
const NOISE = 1e-9;

export const printSignificant = (value: number): string =>
  Math.abs(value) < NOISE ? '0' : withMinus(formatSignificant(value));

/** Returns a record value with its unit; a dash for 0, which means that the value is missing. */
export const valueText = (value: number, unit: string): string =>
  value > 0 ? `${printInput(value)} ${unit}` : NOTHING;

/** Formats the API's anchor list `1,2` as `1, 2`. */
export const anchorNumbers = (numbers: string): string => numbers.replaceAll(',', ', ');

export const textOr = (text: string): string => (text.trim() === '' ? NOTHING : text);

/** Returns the utilisation in per cent; a failed check without a value is unbounded. */
export function utilisationText(value: number | null, failed: boolean, translate: Translate): string {
  if (value === null) return failed ? translate('results:unbounded') : NOTHING;
  return `${withMinus(formatAgainst(value, 100, 'percent'))} %`;
}

/** Returns shear, bearing resistance and utilisation of a hole, such as `20.25 ≤ 86.4 kN (23.4 %)`. */
export function bearingText({ V_Ed, F_b_Rd, utilisation }: HoleBearing, translate: Translate): string {
  const sign = utilisation !== null && utilisation <= 100 ? '≤' : '>';
  const forces = `${printValue(V_Ed, 'force')} ${sign} ${printValue(F_b_Rd, 'force')} kN`;
  return `${forces} (${utilisationText(utilisation, true, translate)})`;
}

const UNITS: Readonly<Record<string, string>> = { mm2: 'mm²' };

export const unitText = (unit: string): string => UNITS[unit] ?? unit;
