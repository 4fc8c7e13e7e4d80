/** Adds outcomes of combinations other than the displayed one to a result while its run continues. */
import type { CombinationOutcome } from '@/design/verdict/combination-outcome';

const placeOf = ({ combination }: CombinationOutcome) => (combination === 'row' ? Infinity : combination);

/** Sorts the outcomes in the order of the tabs, with a load list row last. */
export const inOrder = (ends: readonly CombinationOutcome[]): CombinationOutcome[] =>
  ends.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));

/** Adds the outcome of a combination, keeping the outcomes in the order of the combinations. */
export const withCombination = <Result extends { others: readonly CombinationOutcome[] }>(
  result: Result,
  outcome: CombinationOutcome,
): Result => ({
  ...result,
  others: inOrder([
    ...result.others.filter(({ combination }) => combination !== outcome.combination),
    outcome,
  ]),
});

/** Returns a result whose run has ended: pending combinations change to the state `offered`. */
export const withoutPending = <Result extends { others: readonly CombinationOutcome[] }>(
  result: Result,
): Result => ({
  ...result,
  others: result.others.map((end): CombinationOutcome =>
    end.state === 'pending' ? { ...end, state: 'offered' } : end,
  ),
});
