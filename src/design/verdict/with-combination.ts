/** Outcomes of combinations beside the shown one, taken into a result while its run goes on. */
import { inOrder, type CombinationOutcome } from '@/design/verdict/combination-outcome';

/** A result with the outcome of one more combination; in the order of combinations, not of answers. */
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
