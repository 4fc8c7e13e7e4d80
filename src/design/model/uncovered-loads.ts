/** Loads that no load case of a design covers, and inputs that nobody has confirmed. */
import type { Design } from '@/design/model/design-state';
import { isNothing } from '@/design/model/load-cases';
import { openInputs } from '@/design/model/reset-fields';

export interface Uncovered {
  /** True for each set of loads that was entered and that no load case covers. */
  deadLeftOut: boolean;
  liveLeftOut: boolean;
  /** Paths of the inputs that could not be read and that nobody has confirmed. */
  unconfirmed: readonly string[];
}

export const NOTHING_UNCOVERED: Uncovered = { deadLeftOut: false, liveLeftOut: false, unconfirmed: [] };

/** Factor below which loads count as left out: a typing error, not a partial factor. */
const LEAST_FACTOR = 0.01;

/**
 * Returns what no result of the design covers. Loads are left out by the chosen load case, by a factor below
 * `LEAST_FACTOR`, or by a load list row if only the row is verified. Unless only the chosen combination is
 * verified, the other combinations cover both dead and live loads of the load case.
 */
export function uncoveredOf(design: Design): Uncovered {
  const { dead, live, deadFactor, liveFactor, loadCase, onlyChosen, shown } = design.loads;
  const isRowAlone = shown !== null && onlyChosen;
  const isSmall = (factor: number) => onlyChosen && Math.abs(factor) < LEAST_FACTOR;
  const isLiveOff = shown === null && (loadCase === 'dead' || isSmall(liveFactor));
  return {
    deadLeftOut: !isNothing(dead) && (isRowAlone || (shown === null && isSmall(deadFactor))),
    liveLeftOut: !isNothing(live) && (isRowAlone || isLiveOff),
    unconfirmed: openInputs(design).map(({ field }) => field),
  };
}
