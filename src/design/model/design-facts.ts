/** Facts that follow from the inputs of a design: its anchors, crack state, own parts and open locks. */
import type { Design } from '@/design/model/design-state';
import { type AnchorPoint, groupAnchors, type Standard } from '@/engineering';
import { type Lock, LOCKS } from '@/quantities/input-locks';

export const anchorsOf = ({ layout }: Pick<Design, 'layout'>): AnchorPoint[] =>
  groupAnchors(layout.group, layout.spacings, layout.customPoints, layout.slots);

/** Inputs that determine the crack state. */
export interface CrackState {
  standardType: Design['standardType'];
  concrete: Pick<Design['concrete'], 'crack_or_not'>;
  unlocked: Pick<Design['unlocked'], 'cracked'>;
}

/** True if the concrete counts as cracked; under EN 1992-4 only if the crack state is unlocked. */
export const isCracked = ({ standardType, concrete, unlocked }: CrackState): boolean =>
  concrete.crack_or_not === 'cracked' && (standardType === 'JGJ145-2013' || unlocked.cracked);

export const isEnteredPart = ({ plate, unlocked }: Design, lock: Lock): boolean =>
  plate.stiffness === 'elastic' || unlocked[lock];

export const openLocks = ({ unlocked }: Pick<Design, 'unlocked'>): Lock[] =>
  LOCKS.filter((lock) => unlocked[lock]);

/** Additional length of a long slot, in bolt diameters: EN 1090-2:2018, table 11. */
const LONG_SLOT = 1.5;

export const isSlotLengthSet = ({ layout }: Design): boolean => layout.slotLength > 0;

/** Returns the slot length in mm: the length set by the user, otherwise that of a long slot. */
export function slotLengthOf(design: Design): number {
  if (isSlotLengthSet(design)) return design.layout.slotLength;
  return Math.ceil((1 + LONG_SLOT) * Number(design.anchor.diameter));
}

/** Returns the name of a grade: under JGJ145-2013 the cube strength, with a different recorded grade. */
export function gradeName(standard: Standard, { grade, fcuk }: { grade: string; fcuk: number }): string {
  if (standard === 'EN1992-4') return grade;
  const name = `C${fcuk}`;
  return grade.trim() === name ? name : `${name} (${grade})`;
}
