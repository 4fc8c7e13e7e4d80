/** When a plate that stands off bends its anchors. */
import type { LeverArm } from '@/engineering/checks/state';
import type { CheckInput } from '@/engineering/model/design';
import { standsOff } from '@/engineering/scope';

/**
 * Null where the plate counts as lying on the concrete, a thin mortar layer included. `thickMortar`: what a
 * thicker layer means for the restraint, on which the standards differ.
 */
export function leverArmWith(thickMortar: LeverArm): (input: CheckInput) => LeverArm | null {
  return (input) => {
    if (!standsOff(input)) return null;
    switch (input.plate.installationPosition) {
      case '1':
        return { restraintShare: 0 };
      case '3':
        return thickMortar;
      default:
        return { restraintShare: 0.5 };
    }
  };
}
