/** Condition under which a factor is 1. The report prints it, because the formula would not show why. */
import type { TrailStep } from '@/engineering';
import { formulaShape, joinedBy, shapeRuns } from '@/report/content/equation';
import type { Runs } from '@/wording/figures';
import { factText } from '@/wording/trail-parts';
import type { Translate } from '@/wording/translate';

/** Returns text such as `c ≥ c_cr,N (200 ≥ 105)`; null for a factor other than 1. */
export function conditionOfOne({ isOne }: TrailStep, translate: Translate): Runs | null {
  if (isOne === undefined) return null;
  if ('fact' in isOne) return [{ text: factText(isOne.fact, translate) }];
  const { left, sign, right, numbers } = isOne;
  const compared = (...sides: readonly string[]): Runs => shapeRuns(joinedBy(sign, sides.map(formulaShape)));
  if (numbers === undefined) return compared(left, right);
  return [...compared(left, right), { text: '  (' }, ...compared(...numbers), { text: ')' }];
}
