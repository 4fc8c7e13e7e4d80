/** Variants of a design that differ only in their loads: its combinations and the rows of its load list. */
import { produce } from 'immer';
import {
  COMBINATIONS,
  combinationOf,
  type Combination,
  type NamedCombination,
} from '@/design/model/combinations';
import type { Design, ListedLoad, LoadValues } from '@/design/model/design-state';
import { countedFactors, designLoadValues } from '@/design/requests/factored-loads';

export interface CombinationVariant {
  combination: Combination;
  design: Design;
}

export const nameOf = ({ combination, design }: CombinationVariant): NamedCombination => ({
  combination,
  factors: countedFactors(design),
  ...(design.loads.shown === null ? {} : { row: design.loads.shown.name }),
});

/**
 * Returns the design under the loads of a load list row, which replace the dead and live loads; if `shown` is
 * null, under the dead and live loads.
 */
export const rowVariant = (design: Design, shown: ListedLoad | null): Design => ({
  ...design,
  loads: { ...design.loads, shown },
});

export const isElastic = ({ plate }: Design): boolean => plate.stiffness === 'elastic';

const withFactors = (design: Design, [dead, live]: readonly [number, number]): Design =>
  produce(design, ({ loads }) => void Object.assign(loads, { deadFactor: dead, liveFactor: live }));

const isSame = (one: LoadValues, other: LoadValues): boolean =>
  (Object.keys(one) as (keyof LoadValues)[]).every((name) => one[name] === other[name]);

const isNothing = (loads: LoadValues): boolean => Object.values(loads).every((value) => value === 0);

/**
 * Returns the design under each combination of dead and live loads; an empty list if a load list row is shown
 * and all dead and live loads are zero.
 */
function ofDeadAndLive(design: Design): CombinationVariant[] {
  const own = rowVariant(design, null);
  if (design.loads.shown !== null && isNothing(own.loads.dead) && isNothing(own.loads.live)) return [];
  const fixed = ([1, 2, 3] as const).map((combination) => ({
    combination,
    design: withFactors(own, COMBINATIONS[combination]),
  }));
  return combinationOf(own.loads) === 4 ? [{ combination: 4, design: own }, ...fixed] : fixed;
}

/**
 * Returns the shown combination first, then each combination with different factored loads; only the shown
 * combination if the designer excluded the other combinations.
 */
export const combinationVariants = (design: Design): CombinationVariant[] =>
  design.loads.onlyChosen ? [shownVariant(design)] : allVariants(design);

const shownVariant = (design: Design): CombinationVariant => ({
  combination: combinationOf(design.loads),
  design,
});

/**
 * True if the designer chose a single combination although other combinations would load the connection
 * differently.
 */
export const isJudgedAlone = (design: Design): boolean =>
  design.loads.onlyChosen && allVariants(design).length > 1;

function allVariants(design: Design): CombinationVariant[] {
  const variants = [shownVariant(design)];
  for (const variant of ofDeadAndLive(design)) {
    const loads = designLoadValues(variant.design);
    if (!variants.some((other) => isSame(designLoadValues(other.design), loads))) variants.push(variant);
  }
  return variants;
}
