/** Derives from a check the facts on which the remarks on the scope of the standards are based. */
import type { CheckState } from '@/engineering/checks/state';
import { hasContact, type ScopeFacts } from '@/engineering/scope';

/**
 * Returns tension and shear of every anchor as shown in the results, kN; the tension is the value from the
 * plate calculation, without the factor k_1, and negative for an anchor in compression.
 */
export function reactionsOf({ input, pulled, sheared }: CheckState): ScopeFacts['reaction'] {
  const least = hasContact(input) ? 0 : -Infinity;
  return input.anchors.map(({ no }, index) => {
    const { V, Vx, Vy } = sheared[index];
    const pressed = Math.min(0, Math.max(least, input.axials[index]));
    const tension = pulled.find((anchor) => anchor.no === no)?.fromPlate ?? pressed;
    return { no, tension, shear: V, shearx: Vx, sheary: Vy };
  });
}

export function scopeFacts(state: CheckState): ScopeFacts {
  return { input: state.input, reaction: reactionsOf(state) };
}
