/** Combinations of dead and live loads. */
import type { ListedLoad, LoadsState } from '@/design/model/design-state';

/**
 * 1 to 3: fixed factors (see `COMBINATIONS`); 4: factors typed by the user; 'row': a load list row replaces
 * the combinations.
 */
export type Combination = 1 | 2 | 3 | 4 | 'row';

/** Factors (dead, live) of the fixed combinations. */
export const COMBINATIONS: Readonly<Record<1 | 2 | 3, readonly [number, number]>> = {
  1: [1.35, 1.5],
  2: [1, 1.5],
  3: [1.35, 0],
};

/** Returns the combination with the current factors, or 'row' if a load list row is shown. */
export function combinationOf({ deadFactor, liveFactor, shown }: LoadsState): Combination {
  if (shown !== null) return 'row';
  const found = ([1, 2, 3] as const).find(
    (key) => COMBINATIONS[key][0] === deadFactor && COMBINATIONS[key][1] === liveFactor,
  );
  return found ?? 4;
}

/** True if the loads count as design loads: both factors are 1, and no other combination is verified. */
export const areDesignLoads = ({ deadFactor, liveFactor, onlyChosen }: LoadsState): boolean =>
  deadFactor === 1 && liveFactor === 1 && onlyChosen;

/** Effective factors: the live factor is 0 if the load case excludes live loads. */
export interface Factors {
  dead: number;
  live: number;
}

export interface NamedCombination {
  combination: Combination;
  factors: Factors;
  /** Name of the row, if the combination is a load list row. */
  row?: string;
}

/** Returns the combination for a load list row, whose loads include the factors. */
export const nameOfRow = ({ name }: Pick<ListedLoad, 'name'>): NamedCombination => ({
  combination: 'row',
  factors: { dead: 1, live: 0 },
  row: name,
});
