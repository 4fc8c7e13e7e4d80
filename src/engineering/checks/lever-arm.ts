/** Conditions under which a stand-off plate bends its anchors. */
import type { LeverArm } from '@/engineering/checks/state';
import type { CheckInput } from '@/engineering/model/design';
import { standsOff } from '@/engineering/scope';

/**
 * Returns null if the plate counts as lying on the concrete, which includes a thin mortar layer.
 * `thickMortar` is the lever arm rule for a thicker layer, which differs between the standards.
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
