/** Length of the slotted holes in a plate. */
import type { Design } from '@/design/model/design-state';

/** Additional length of a long slot, in bolt diameters: EN 1090-2:2018, table 11. */
const LONG_SLOT = 1.5;

/** True if the user has set the slot length. */
export const isSlotLengthSet = ({ layout }: Design): boolean => layout.slotLength > 0;

/** Returns the slot length in mm: the length set by the user, otherwise that of a long slot. */
export function slotLengthOf(design: Design): number {
  if (isSlotLengthSet(design)) return design.layout.slotLength;
  return Math.ceil((1 + LONG_SLOT) * Number(design.anchor.diameter));
}
