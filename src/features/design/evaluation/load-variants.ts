/** Designs that differ from the one on the screen in their loads alone: its combinations, and the rows of its load list. */
import { produce } from 'immer';
import { NO_LOAD, type Design, type ListedLoad, type LoadValues } from '@/stores/design/design-state';
import { COMBINATIONS, combinationOf, type Combination } from '@/stores/design/combinations';
import { designLoadValues } from '../requests/factored-loads';

export interface CombinationVariant {
  combination: Combination;
  design: Design;
}

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

/** Loads of a list are design loads: the factor is 1, and no other load counts beside them. */
export function listedVariant(design: Design, { name: _, ...values }: ListedLoad): Design {
  return {
    ...design,
    loads: { dead: values, live: NO_LOAD, deadFactor: 1, liveFactor: 1, loadCase: 'dead', list: [] },
  };
}

export const onRigidPlate = (design: Design): Design => ({
  ...design,
  plate: { ...design.plate, stiffness: '1' },
});
