/** Figures of an example: what is printed, what was answered, and whether both agree. */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { DetailRecord, DetailValue, ModeDetail, TrailStep } from '@/engineering';
import type { Tolerance } from '@/examples/case';

/** Parts of an answer in the order in which an engineer reads them. */
export const PARTS = [
  'forces',
  'steel_tension',
  'pull_out',
  'concrete_cone',
  'splitting',
  'steel_shear',
  'pry_out',
  'concrete_edge',
  'combined',
  'plate',
] as const;
export type FigurePart = (typeof PARTS)[number];

export type FigureValue = DetailValue | undefined;

/** `unanswered`: a server gives its sums without the values between them. */
export type FigureState = 'agrees' | 'differs' | 'unanswered';

export interface Figure {
  part: FigurePart;
  /** Part that the figure belongs to: an edge, a direction, a row of a table; '' without one. */
  of: string;
  symbol: string;
  unit: string;
  /** '' where the answer carries no trail. */
  clause: string;
  printed: DetailValue;
  ours: FigureValue;
  /** Largest difference that counts as the same: rounding of the print, as the example states it. */
  allowed: number;
  state: FigureState;
}

interface Found {
  part: FigurePart;
  of?: string;
  symbol: string;
  unit?: string;
  clause?: string;
  ours: FigureValue;
  printed: DetailValue;
  /** Path of a figure with its own tolerance. */
  path?: string;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function stateOf(ours: FigureValue, printed: DetailValue, allowed: number): FigureState {
  if (ours === undefined) return 'unanswered';
  if (typeof printed !== 'number') return same(ours, printed) ? 'agrees' : 'differs';
  return typeof ours === 'number' && Math.abs(ours - printed) <= allowed ? 'agrees' : 'differs';
}

/** A figure beside the printed one, by the tolerance of the example. */
export function figure(
  tolerance: Tolerance,
  { part, of = '', symbol, unit = '', clause = '', ours, printed, path = '' }: Found,
): Figure {
  const { relative, absolute, by_path } = tolerance;
  const size = typeof printed === 'number' ? Math.abs(printed) : 0;
  const allowed = Math.max(absolute, relative * size, by_path?.[path] ?? 0);
  return {
    part,
    of,
    symbol,
    unit,
    // A value copied from the input has no clause.
    clause: /\d/.test(clause) ? clause : '',
    printed,
    ours,
    allowed,
    state: stateOf(ours, printed, allowed),
  };
}

/** (ours - printed) / printed; the difference itself beside a printed 0; null where one is no number. */
export function differenceOf({ ours, printed }: Pick<Figure, 'ours' | 'printed'>): number | null {
  if (typeof ours !== 'number' || typeof printed !== 'number') return null;
  return printed === 0 ? ours : (ours - printed) / Math.abs(printed);
}

export type CheckedMode = Exclude<FigurePart, 'forces' | 'combined' | 'plate'>;

/** The line of the calculation that has this value. */
export function stepOf(
  answer: CheckAnswerOnWire,
  part: CheckedMode | 'forces',
  symbol: string,
  value: FigureValue,
): TrailStep | undefined {
  const steps = (answer[part]?.trail ?? []).filter((step) => step.symbol === symbol);
  return steps.find((step) => step.value === value) ?? steps.at(0);
}

export type Details = ModeDetail | DetailRecord | undefined;

export const valueIn = (details: Details, symbol: string): FigureValue => {
  const value = details?.[symbol];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? undefined
    : (value as FigureValue);
};
