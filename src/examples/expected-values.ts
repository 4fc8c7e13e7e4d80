/** Values in an example: expected value, calculated value, and whether they agree. */
import type { CheckResult, DetailRecord, DetailValue, ModeDetail, TrailStep } from '@/engineering';
import type { Tolerance } from '@/examples/case';

/** Sections of a response, in the order in which an engineer reads them. */
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
export type ValuePart = (typeof PARTS)[number];

export type PrintedValue = DetailValue | undefined;

/** `unanswered` means that a server returned the summary without this intermediate value. */
type FigureState = 'agrees' | 'differs' | 'unanswered';

export interface ExpectedValue {
  part: ValuePart;
  /** Edge, direction or table row to which the value belongs; '' if there is none. */
  of: string;
  symbol: string;
  unit: string;
  /** '' if the response contains no trail, or if the value is an input. */
  clause: string;
  printed: DetailValue;
  ours: PrintedValue;
  /**
   * Largest difference accepted as agreement, from the tolerance stated in the example.
   */
  allowed: number;
  state: FigureState;
}

interface Found {
  part: ValuePart;
  of?: string;
  symbol: string;
  unit?: string;
  clause?: string;
  ours: PrintedValue;
  printed: DetailValue;
  /** Path of the value in the example, if the example states a separate tolerance for it. */
  path?: string;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function stateOf(ours: PrintedValue, printed: DetailValue, allowed: number): FigureState {
  if (ours === undefined) return 'unanswered';
  if (typeof printed !== 'number') return same(ours, printed) ? 'agrees' : 'differs';
  return typeof ours === 'number' && Math.abs(ours - printed) <= allowed ? 'agrees' : 'differs';
}

/** Compares a value with the expected value, using the tolerance stated in the example. */
export function expectedValue(
  tolerance: Tolerance,
  { part, of = '', symbol, unit = '', clause = '', ours, printed, path = '' }: Found,
): ExpectedValue {
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

/**
 * Returns (ours - printed) / |printed|, or ours if the printed value is 0; null if either value is not a
 * number.
 */
export function differenceOf({ ours, printed }: Pick<ExpectedValue, 'ours' | 'printed'>): number | null {
  if (typeof ours !== 'number' || typeof printed !== 'number') return null;
  return printed === 0 ? ours : (ours - printed) / Math.abs(printed);
}

export type CheckedMode = Exclude<ValuePart, 'forces' | 'combined' | 'plate'>;

/** Returns the trail line that computes this value; undefined if there is none. */
export function stepOf(
  answer: CheckResult,
  part: CheckedMode | 'forces',
  symbol: string,
  value: PrintedValue,
): TrailStep | undefined {
  const steps = (part === 'forces' ? answer.forces : answer.checks[part].detail).trail.filter(
    (step) => step.symbol === symbol,
  );
  return steps.find((step) => step.value === value) ?? steps.at(0);
}

export type Details = ModeDetail | DetailRecord | undefined;

export const valueIn = (details: Details, symbol: string): PrintedValue => {
  const value = details?.[symbol];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? undefined
    : (value as PrintedValue);
};
