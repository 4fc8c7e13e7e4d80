/** Crack state of a design: anchors have separate values for cracked and uncracked concrete. */
import type { Design } from '@/design/model/design-state';

/** Inputs that determine the crack state. */
export interface CrackState {
  standardType: Design['standardType'];
  concrete: Pick<Design['concrete'], 'crack_or_not'>;
  unlocked: Pick<Design['unlocked'], 'cracked'>;
}

/**
 * True if the concrete counts as cracked. Under EN 1992-4 it counts as uncracked until the user unlocks the
 * crack state.
 */
export const isCracked = ({ standardType, concrete, unlocked }: CrackState): boolean =>
  concrete.crack_or_not === 'cracked' && (standardType === 'JGJ145-2013' || unlocked.cracked);
