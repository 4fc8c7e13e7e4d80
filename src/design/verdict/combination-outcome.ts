/** Outcomes of the combinations other than the displayed one. */
import type { ApiFailure } from '@/api/contract/failure';
import type { Factors, NamedCombination } from '@/design/model/combinations';
import { outcomeOf, restoreOutcome, type Outcome } from '@/design/verdict/outcome';

export type DoneCombination = NamedCombination & { state: 'done'; outcome: Outcome };

export type CombinationOutcome =
  | DoneCombination
  | (NamedCombination &
      (
        | { state: 'pending' }
        /**
         * Not calculated, because the calculation would take a long time or was cancelled. The user can
         * start the calculation.
         */
        | { state: 'offered' }
        | { state: 'failed'; failure: ApiFailure }
      ));

export const doneCombination = (named: NamedCombination, outcome: Outcome): DoneCombination => ({
  ...named,
  state: 'done',
  outcome: outcomeOf(outcome),
});

const isFactors = (raw: unknown): raw is Factors =>
  typeof raw === 'object' &&
  raw !== null &&
  typeof (raw as Factors).dead === 'number' &&
  typeof (raw as Factors).live === 'number';

/**
 * Restores stored combination outcomes. Unfinished outcomes, and outcomes from earlier versions without
 * cells, are offered for calculation again. An invalid list is dropped entirely.
 */
export function restoreCombinationOutcomes(raw: unknown): CombinationOutcome[] {
  if (!Array.isArray(raw)) return [];
  const ends = raw as (Partial<DoneCombination> | null)[];
  const isWhole = (end: Partial<DoneCombination> | null): end is DoneCombination =>
    end !== null &&
    [1, 2, 3, 4].some((combination) => combination === end.combination) &&
    isFactors(end.factors);
  if (!ends.every(isWhole)) return [];
  return ends.map(({ combination, factors, state, outcome }) => {
    const restored = state === 'done' ? restoreOutcome(outcome) : null;
    return restored === null
      ? { combination, factors, state: 'offered' }
      : { combination, factors, state: 'done', outcome: restored };
  });
}
