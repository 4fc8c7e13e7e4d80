/** The combinations of dead and live load, and how those beside the shown one came out. */
import type { Outcome } from '../../verdict/outcome';
import type { LoadsState } from './design-state';

/** 4 = factors typed by hand; a row of the load list stands in the place of them all. */
export type Combination = 1 | 2 | 3 | 4 | 'row';

/** Factors (dead, live) of the fixed combinations. */
export const COMBINATIONS: Readonly<Record<1 | 2 | 3, readonly [number, number]>> = {
  1: [1.35, 1.5],
  2: [1, 1.5],
  3: [1.35, 0],
};

/** The combination whose factors are set, or that a row of the list is shown. */
export function combinationOf({ deadFactor, liveFactor, shown }: LoadsState): Combination {
  if (shown !== null) return 'row';
  const found = ([1, 2, 3] as const).find(
    (key) => COMBINATIONS[key][0] === deadFactor && COMBINATIONS[key][1] === liveFactor,
  );
  return found ?? 4;
}

/** Factors as they count: the live one is 0 where the load case leaves live loads out. */
export interface Factors {
  dead: number;
  live: number;
}

export interface NamedCombination {
  combination: Combination;
  factors: Factors;
  /** Name of the row, where it is one of the list. */
  row?: string;
}

export type DoneCombination = NamedCombination & { state: 'done'; outcome: Outcome };

export type CombinationEnd =
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

const placeOf = ({ combination }: CombinationEnd) => (combination === 'row' ? Infinity : combination);

/** As the tabs show them, a row of the list behind them. */
export const inOrder = (ends: readonly CombinationEnd[]): CombinationEnd[] =>
  ends.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));

const isFactors = (raw: unknown): raw is Factors =>
  typeof raw === 'object' &&
  raw !== null &&
  typeof (raw as Factors).dead === 'number' &&
  typeof (raw as Factors).live === 'number';

/** What an earlier page kept; what was under way then is on offer now. Nothing of a broken list is taken. */
export function restoreCombinationEnds(raw: unknown): CombinationEnd[] {
  if (!Array.isArray(raw)) return [];
  const ends = raw as Partial<CombinationEnd>[];
  const isWhole = (end: Partial<CombinationEnd> | null) =>
    end !== null &&
    [1, 2, 3, 4].some((combination) => combination === end.combination) &&
    isFactors(end.factors) &&
    (end.state !== 'done' || typeof (end as { outcome?: Outcome }).outcome?.word === 'string');
  if (!ends.every(isWhole)) return [];
  return (ends as CombinationEnd[]).map((end) =>
    end.state === 'done' ? end : { combination: end.combination, factors: end.factors, state: 'offered' },
  );
}
