/** Numbers and runs as printed in the report. */
import type { Shape } from '@/formula/arrange';
import {
  formatAgainst,
  formatFigure,
  formatInput,
  formatSignificant,
  type FigureKind,
} from '@/text/format/format-number';
import type { FormulaRun } from '@/text/format/symbol-runs';
import type { Translate } from '@/wording/translate';

/** Text with symbols, and formulas. A separate type prevents a template from printing it as plain text. */
export type Runs = readonly (FormulaRun | { shape: Shape })[];

export const NOTHING = '—';

/** Uses the minus sign, because a number could break after a hyphen. */
const withMinus = (text: string): string => text.replace(/^-/, '−');

export const printFigure = (value: number | null | undefined, kind: FigureKind): string =>
  withMinus(formatFigure(value, kind));
export const printInput = (value: number): string => withMinus(formatInput(value));
/** The rounding error of a difference prints as 0. */
const NOISE = 1e-9;

export const printSignificant = (value: number): string =>
  Math.abs(value) < NOISE ? '0' : withMinus(formatSignificant(value));

/** A value of a record with its unit; a dash for 0. */
export const figureText = (value: number, unit: string): string =>
  value > 0 ? `${printInput(value)} ${unit}` : NOTHING;

/** Formats the anchor list `1,2` of the API as `1, 2`. */
export const anchorNumbers = (numbers: string): string => numbers.replaceAll(',', ', ');

export const textOr = (text: string): string => (text.trim() === '' ? NOTHING : text);

/** Utilisation in per cent; a failed check without a number is unbounded. */
export function utilisationText(value: number | null, failed: boolean, translate: Translate): string {
  if (value === null) return failed ? translate('results:unbounded') : NOTHING;
  return `${withMinus(formatAgainst(value, 100, 'percent'))} %`;
}

const UNITS: Readonly<Record<string, string>> = { mm2: 'mm²' };

export const unitText = (unit: string): string => UNITS[unit] ?? unit;
