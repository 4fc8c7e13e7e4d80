/** The combinations of dead and live load. */
import type { ListedLoad, LoadsState } from '@/design/model/design-state';

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

/** A row of the load list, whose factors are in its loads. */
export const nameOfRow = ({ name }: Pick<ListedLoad, 'name'>): NamedCombination => ({
  combination: 'row',
  factors: { dead: 1, live: 0 },
  row: name,
});
