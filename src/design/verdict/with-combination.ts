/** Adds outcomes of combinations other than the displayed one to a result while its run continues. */
import type { Combination } from '@/design/model/combinations';
import type { CombinationOutcome } from '@/design/verdict/combination-outcome';
import { withRigidity, type Rigidity } from '@/design/verdict/outcome';
import type { Standard } from '@/engineering';

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

/**
 * Returns the result with the rigidity under its load cases: `shown` under the displayed loads, `others`
 * under the combinations.
 */
export function withCheckedRigidity<
  Result extends { others: readonly CombinationOutcome[]; rigidity?: Rigidity },
>(
  result: Result,
  { shown, others }: { shown: Rigidity | undefined; others: ReadonlyMap<Combination, Rigidity> },
  standard: Standard,
): Result {
  return {
    ...result,
    ...(shown && { rigidity: shown }),
    others: result.others.map((end): CombinationOutcome => {
      const rigidity = others.get(end.combination);
      return end.state === 'done' && rigidity !== undefined
        ? { ...end, outcome: withRigidity(end.outcome, rigidity, standard) }
        : end;
    }),
  };
}

/** Returns a result whose run has ended: pending combinations change to the state `offered`. */
export const withoutPending = <Result extends { others: readonly CombinationOutcome[] }>(
  result: Result,
): Result => ({
  ...result,
  others: result.others.map((end): CombinationOutcome =>
    end.state === 'pending' ? { ...end, state: 'offered' } : end,
  ),
});
