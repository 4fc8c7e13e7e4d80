/** Determines the lever arm of the shear forces in the anchors of a stand-off plate. */
import type { LeverArm } from '@/engineering/checks/state';
import type { CheckInput } from '@/engineering/model/design';
import { standsOff } from '@/engineering/scope';

/**
 * Returns the function that determines the lever arm of a design: null if shear acts without a lever arm,
 * that is, if the plate lies on the concrete or on a thin mortar layer. `thickMortar` is the lever arm for a
 * thicker mortar layer, which differs between the standards.
 */
export function leverArmWith(thickMortar: LeverArm): (input: CheckInput) => LeverArm | null {
  return (input) => {
    if (!standsOff(input)) return null;
    switch (input.plate.installationPosition) {
      case 'clamped':
        return { restraintShare: 0 };
      case 'grouted':
        return thickMortar;
      default:
        return { restraintShare: 0.5 };
    }
  };
}
