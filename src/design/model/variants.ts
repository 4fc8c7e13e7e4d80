/** Variants of a design: named states stored with the design. */
import { isDraft, original } from 'immer';
import { MOST_VARIANTS, type Design } from '@/design/model/design-state';

/**
 * Adds the current state of the design as a variant; for a draft, the state before the draft was changed.
 * Returns false if the design already has the maximum number of variants.
 */
export function pinVariant(design: Design, name: string): boolean {
  if (design.variants.length >= MOST_VARIANTS) return false;
  const state = isDraft(design) ? (original<unknown>(design) as Design | undefined) : design;
  if (!state) return false;
  design.variants.push({ name, design: { ...state, variants: [] } });
  return true;
}

export function dropVariant(design: Design, index: number): void {
  design.variants.splice(index, 1);
}
