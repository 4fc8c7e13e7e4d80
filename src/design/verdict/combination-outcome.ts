/** How the combinations beside the shown one came out. */
import type { Factors, NamedCombination } from '../model/combinations';
import type { Outcome } from './outcome';

export type DoneCombination = NamedCombination & { state: 'done'; outcome: Outcome };

export type CombinationOutcome =
  | DoneCombination
  | (NamedCombination &
      (
        | { state: 'pending' }
        /** Not calculated, because it would take long or was cancelled. */
        | { state: 'offered' }
        | { state: 'failed'; message: string }
      ));

/** A verdict may hold more than is kept of it. */
export const doneCombination = (named: NamedCombination, { word, governing }: Outcome): DoneCombination => ({
  ...named,
  state: 'done',
  outcome: { word, governing },
});

const placeOf = ({ combination }: CombinationOutcome) => (combination === 'row' ? Infinity : combination);

/** As the tabs show them, a row of the list behind them. */
export const inOrder = (ends: readonly CombinationOutcome[]): CombinationOutcome[] =>
  ends.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));

const isFactors = (raw: unknown): raw is Factors =>
  typeof raw === 'object' &&
  raw !== null &&
  typeof (raw as Factors).dead === 'number' &&
  typeof (raw as Factors).live === 'number';

/** What an earlier page kept; what was under way then is on offer now. Nothing of a broken list is taken. */
export function restoreCombinationOutcomes(raw: unknown): CombinationOutcome[] {
  if (!Array.isArray(raw)) return [];
  const ends = raw as Partial<CombinationOutcome>[];
  const isWhole = (end: Partial<CombinationOutcome> | null) =>
    end !== null &&
    [1, 2, 3, 4].some((combination) => combination === end.combination) &&
    isFactors(end.factors) &&
    (end.state !== 'done' || typeof (end as { outcome?: Outcome }).outcome?.word === 'string');
  if (!ends.every(isWhole)) return [];
  return (ends as CombinationOutcome[]).map((end) =>
    end.state === 'done' ? end : { combination: end.combination, factors: end.factors, state: 'offered' },
  );
}
