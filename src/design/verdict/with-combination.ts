/** Outcomes of combinations beside the shown one, taken into a result while its run goes on. */
import type { CombinationOutcome } from '@/design/verdict/combination-outcome';

const placeOf = ({ combination }: CombinationOutcome) => (combination === 'row' ? Infinity : combination);

/** As the tabs show them, a row of the list behind them. */
export const inOrder = (ends: readonly CombinationOutcome[]): CombinationOutcome[] =>
  ends.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));

/** Adds the outcome of a combination, in the order of combinations. */
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

/** A result whose run has ended: what is still pending is on offer. */
export const withoutPending = <Result extends { others: readonly CombinationOutcome[] }>(
  result: Result,
): Result => ({
  ...result,
  others: result.others.map((end): CombinationOutcome =>
    end.state === 'pending' ? { ...end, state: 'offered' } : end,
  ),
});
