/** Designs that differ from the one on the screen in their loads alone: its combinations. */
import { produce } from 'immer';
import type { Design, LoadValues } from '@/stores/design/design-state';
import {
  COMBINATIONS,
  combinationOf,
  type Combination,
  type NamedCombination,
} from '@/stores/design/combinations';
import { countedFactors, designLoadValues } from '../requests/factored-loads';

export interface CombinationVariant {
  combination: Combination;
  design: Design;
}

export const nameOf = ({ combination, design }: CombinationVariant): NamedCombination => ({
  combination,
  factors: countedFactors(design),
});

const withFactors = (design: Design, [dead, live]: readonly [number, number]): Design =>
  produce(design, ({ loads }) => void Object.assign(loads, { deadFactor: dead, liveFactor: live }));

const isSame = (one: LoadValues, other: LoadValues): boolean =>
  (Object.keys(one) as (keyof LoadValues)[]).every((name) => one[name] === other[name]);

/** The chosen combination first, then each fixed one whose factored loads are not those of one before it. */
export function combinationVariants(design: Design): CombinationVariant[] {
  const variants: CombinationVariant[] = [{ combination: combinationOf(design.loads), design }];
  for (const combination of [1, 2, 3] as const) {
    const variant = withFactors(design, COMBINATIONS[combination]);
    const loads = designLoadValues(variant);
    if (!variants.some((other) => isSame(designLoadValues(other.design), loads)))
      variants.push({ combination, design: variant });
  }
  return variants;
}
