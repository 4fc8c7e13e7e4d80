/** Design with documented codes as choices, as in files, links, saved projects and fingerprints. */
import { choiceOf, codedPart, type Coded } from '@/api/contract/design-codes';
import type { ConcreteState, Design, PlateState, Variant } from '@/design/model/design-state';
import { CONCRETE } from '@/quantities/inputs';

interface CodedDesign extends Omit<Design, 'concrete' | 'plate' | 'variants'> {
  concrete: Coded<'concrete', ConcreteState>;
  plate: Coded<'plate', PlateState>;
  variants: (Omit<Variant, 'design'> & { design: CodedDesign })[];
}

export const codedDesign = (design: Design): CodedDesign => ({
  ...design,
  concrete: codedPart('concrete', design.concrete),
  plate: codedPart('plate', design.plate),
  variants: design.variants.map((variant) => ({ ...variant, design: codedDesign(variant.design) })),
});

/** Reads the structure type of a saved design; earlier versions stored the code instead of the name. */
export function restoreStructure(raw: unknown): ConcreteState['structure'] {
  const name = choiceOf('concrete', 'structure', raw) ?? raw;
  return CONCRETE.structure.choices.find((choice) => choice === name) ?? CONCRETE.structure.initial;
}
