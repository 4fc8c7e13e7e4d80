/**
 * Table of a clause: formulas with results calculated by hand, and thresholds of rules in code. The list of
 * formulas cites the formulas as its tests.
 */
import type { CheckResult, ModeKey } from '@/engineering/model/result';
import { check } from '@/verification/check-helpers';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/test-design';

/** Inputs, result, and how the result is calculated by hand. */
type Case = readonly [inputs: Readonly<Record<string, number>>, expected: number, source: string];
/** Formula as used in the check, with its cases; one with a limit has a case on both sides of the limit. */
export type FormulaRow = readonly [formula: string, ...cases: Case[]];

/**
 * Reads a table of formulas calculated by hand: a line has a formula, the inputs, the result and how it is
 * calculated. A line without a formula, which begins with a bar, is a case of the formula above it.
 */
export function handCalculated(table: string): FormulaRow[] {
  const rows: [string, ...Case[]][] = [];
  for (const line of table.trim().split('\n')) {
    const [formula, inputs, expected, source] = line.split('|').map((cell) => cell.trim());
    if (formula !== '') rows.push([formula]);
    if (inputs === undefined) continue;
    const values = inputs.split(', ').map((input) => input.split(' = '));
    const numbers = Object.fromEntries(values.map(([symbol, value]) => [symbol, Number(value)]));
    rows.at(-1)!.push([numbers, Number(expected), source]);
  }
  return rows;
}

export const BELOW = 0.99;
export const ABOVE = 1.01;

/** Threshold of a rule: design at a multiple of it, effect of the rule, expected effects below and above. */
export interface Threshold {
  at: (share: number) => DesignChange;
  by: (answer: CheckResult) => unknown;
  effects: readonly [below: unknown, above: unknown];
}

export interface ClauseTable {
  clause: string;
  formulas: readonly FormulaRow[];
  /** Thresholds by what they say about the rule. */
  thresholds: Readonly<Record<string, Threshold>>;
}

export const changing = (
  at: Threshold['at'],
  by: Threshold['by'],
  effects: Threshold['effects'],
): Threshold => ({ at, by, effects });

/** Rule that applies only below its threshold. */
export const onlyBelow = (at: Threshold['at'], by: Threshold['by']): Threshold =>
  changing(at, by, [true, false]);

/** Rule that applies only above its threshold. */
export const onlyAbove = (at: Threshold['at'], by: Threshold['by']): Threshold =>
  changing(at, by, [false, true]);

const accepted = (): string => 'accepted';

/** Limit below which the check refuses a design and names the field. */
export const refusedBelow = (at: Threshold['at'], field: string): Threshold =>
  changing(at, accepted, [`refused: ${field}`, 'accepted']);

/** Limit above which the check refuses a design and names the field. */
export const refusedAbove = (at: Threshold['at'], field: string): Threshold =>
  changing(at, accepted, ['accepted', `refused: ${field}`]);

/** Value above which the resistance to a failure mode does not increase. */
export const capped = (at: Threshold['at'], mode: ModeKey): Threshold => {
  const resistance = (answer: CheckResult) => Number(answer.checks[mode].resistance);
  const gain = (answer: CheckResult) => Math.sign(resistance(answer) - resistance(check(plainDesign(at(1)))));
  return changing(at, gain, [-1, 0]);
};

export const JGJ = 'JGJ145-2013';
export const PULLED: DesignChange = { load: { N: 20 }, axials: [5, 5, 5, 5] };
export const SHEARED: DesignChange = { load: { Vx: 10 } };

/**
 * Returns an outline with an edge on the right, at the distance `c` (mm) from the outermost anchors, which
 * are 75 mm from the centre.
 */
export const edgeAt = (c: number): DesignChange['outline'] => ({ X1: 75 + c });

export const value =
  (mode: ModeKey, symbol: string) =>
  (answer: CheckResult): unknown =>
    answer.checks[mode].detail[symbol];

export const remarked = (code: string) => (answer: CheckResult) =>
  answer.remarks.some((one) => one.code === code);

export const applies =
  (mode: ModeKey) =>
  ({ checks }: CheckResult) =>
    checks[mode].verdict !== 'Not applicable';

/** Returns the number of groups of anchors that a check considers. */
export const groupsIn =
  (mode: ModeKey, list: 'clusters' | 'edges' = 'clusters') =>
  ({ checks }: CheckResult) =>
    checks[mode].detail[list]?.length ?? 0;

/** Two anchors at a spacing `s`, mm. */
export const pair = (s: number) => anchorsAt([-s / 2, 0], [s / 2, 0]);

export const pulledPair = (s: number): DesignChange => ({
  anchors: pair(s),
  load: { N: 10 },
  axials: [5, 5],
});
