/** Figures and runs as the report prints them. */
import type { Shape } from '@/formula/arrange';
import { formatFigure, formatInput, formatSignificant, type FigureKind } from '@/text/format/format-number';
import type { FormulaRun } from '@/text/format/symbol-runs';
import type { Translate } from '@/wording/translate';

/**
 * Text with its symbols, and formulas, under a name of its own, so that a template cannot print it as text by
 * mistake.
 */
export type Runs = readonly (FormulaRun | { shape: Shape })[];

export const NOTHING = '—';

/** A real minus: a hyphen would let a figure break after its sign. */
const withMinus = (text: string): string => text.replace(/^-/, '−');

export const printFigure = (value: number | null | undefined, kind: FigureKind): string =>
  withMinus(formatFigure(value, kind));
export const printInput = (value: number): string => withMinus(formatInput(value));
/** A rounding error of a difference prints as 0. */
const NOISE = 1e-9;

export const printSignificant = (value: number): string =>
  Math.abs(value) < NOISE ? '0' : withMinus(formatSignificant(value));

/** A figure of a record with its unit; 0 is none. */
export const figureText = (value: number, unit: string): string =>
  value > 0 ? `${printInput(value)} ${unit}` : NOTHING;

/** Numbers of anchors, as the wire has them: `1,2`. */
export const anchorNumbers = (numbers: string): string => numbers.replaceAll(',', ', ');

export const textOr = (text: string): string => (text.trim() === '' ? NOTHING : text);

/** Utilisation in per cent; without a figure a failed check is unbounded. */
export function utilisationText(value: number | null, failed: boolean, translate: Translate): string {
  if (value === null) return failed ? translate('results:unbounded') : NOTHING;
  return `${printFigure(value, 'percent')} %`;
}

const UNITS: Readonly<Record<string, string>> = { mm2: 'mm²' };

export const unitText = (unit: string): string => UNITS[unit] ?? unit;
