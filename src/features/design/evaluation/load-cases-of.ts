/** The loads by which a design is judged: it passes where it passes under each of them. */
import type { NamedCombination } from '@/stores/design/combinations';
import type { Design } from '@/stores/design/design-state';
import { combinationVariants, nameOf } from './combination-variants';

export interface LoadCase {
  name: NamedCombination;
  /** The design under these loads. */
  design: Design;
}

export const loadCasesOf = (design: Design): LoadCase[] =>
  combinationVariants(design).map((variant) => ({ name: nameOf(variant), design: variant.design }));
