import { isDraft, original } from 'immer';
import { MOST_VARIANTS, type Design } from '@/design/model/design-state';

/** Pins the design, or the state before the draft, as a variant; false if there are too many. */
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
