/**
 * Helpers for tests of thresholds in code: each test compares the effect of a rule below and above its
 * threshold.
 */
import type { CheckResult, ModeKey } from '@/engineering/model/result';
import { outcomeOf } from '@/verification/checks';
import { plainDesign, type DesignChange } from '@/verification/plain-design';

export const BELOW = 0.99;
export const ABOVE = 1.01;

/**
 * A threshold of a rule. `at` creates the design at a multiple of the threshold, and `by` extracts the
 * effect of the rule from the result; `below` and `above` are the expected effects.
 */
export interface Threshold {
  name: string;
  at: (share: number) => DesignChange;
  by: (answer: CheckResult) => unknown;
  below: unknown;
  above: unknown;
}

export const PULLED: DesignChange = { load: { N: 20 }, axials: [5, 5, 5, 5] };
export const SHEARED: DesignChange = { load: { Vx: 10 } };

/**
 * Returns an outline with an edge on the right, at the distance `c` (mm) from the outermost anchors, which
 * are 75 mm from the centre.
 */
export const edgeAt = (c: number): DesignChange['outline'] => ({ X1: 75 + c });

export const value =
  (mode: 'concrete_cone' | 'splitting' | 'pry_out' | 'concrete_edge' | 'steel_shear', symbol: string) =>
  (answer: CheckResult): unknown =>
    (answer.checks[mode].detail as unknown as Record<string, unknown>)[symbol];

export const remarked = (code: string) => (answer: CheckResult) =>
  answer.remarks.some((one) => one.code === code);

export const applies =
  (mode: ModeKey) =>
  ({ checks }: CheckResult) =>
    checks[mode].verdict !== 'Not applicable';

/**
 * Returns the effect of the rule, or, for an invalid design, `refused: ` followed by the name of the field.
 */
function shownAt({ at, by }: Threshold, share: number): unknown {
  const outcome = outcomeOf(plainDesign(at(share)));
  return outcome.ok ? by(outcome.value) : `refused: ${outcome.error.field}`;
}

export const bothSides = (threshold: Threshold): Pick<Threshold, 'below' | 'above'> => ({
  below: shownAt(threshold, BELOW),
  above: shownAt(threshold, ABOVE),
});
