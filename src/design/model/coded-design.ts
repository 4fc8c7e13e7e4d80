/** A design with the documented codes, as files, links, saved projects and fingerprints have it. */
import { codedPart, type Coded } from '@/api/contract/design-codes';
import type { ConcreteState, Design, PlateState, Variant } from '@/design/model/design-state';

export interface CodedDesign extends Omit<Design, 'concrete' | 'plate' | 'variants'> {
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
