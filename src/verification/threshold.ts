/** Tables of thresholds defined in code: the rule applies on one side of each threshold only. */
import type { CheckAnswer } from '@/engineering/model/result';
import { outcomeOf } from '@/verification/checks';
import { plainDesign, type DesignChange } from '@/verification/plain-design';

export const BELOW = 0.99;
export const ABOVE = 1.01;

/** A threshold; `by` is the effect of the rule in a result, or the refused input. */
export interface Threshold {
  name: string;
  at: (share: number) => DesignChange;
  by: (answer: CheckAnswer) => unknown;
  below: unknown;
  above: unknown;
}

export const PULLED: DesignChange = { load: { N: 20 }, axials: [5, 5, 5, 5] };
export const SHEARED: DesignChange = { load: { Vx: 10 } };

/** Edge distance of the outermost anchors (75 mm from the centre) on the right. */
export const edgeAt = (c: number): DesignChange['outline'] => ({ X1: 75 + c });

export const value =
  (mode: 'concrete_cone' | 'splitting' | 'pry_out' | 'concrete_edge' | 'steel_shear', symbol: string) =>
  (answer: CheckAnswer): unknown =>
    (answer[mode] as unknown as Record<string, unknown>)[symbol];

export const remarked = (code: string) => (answer: CheckAnswer) =>
  answer.remarks.some((one) => one.code === code);

export const applies =
  (kind: 'tension' | 'shear', row: number) =>
  ({ summary }: CheckAnswer) =>
    summary[kind][row][4] !== 'Not applicable';

/** Effect of the rule; `refused: ` and the field for an invalid design. */
function shownAt({ at, by }: Threshold, share: number): unknown {
  const outcome = outcomeOf(plainDesign(at(share)));
  return outcome.ok ? by(outcome.value) : `refused: ${outcome.error.field}`;
}

export const bothSides = (threshold: Threshold): Pick<Threshold, 'below' | 'above'> => ({
  below: shownAt(threshold, BELOW),
  above: shownAt(threshold, ABOVE),
});
