/** When a plate that stands off bends its anchors (JGJ145-2013, 6.1). */
import type { CheckInput } from '../../model/design';
import type { LeverArm } from '../../checks';

/** Null where the plate counts as lying on the concrete. A thick mortar layer clamps the anchor. */
export function leverArm({ plate, product }: CheckInput): LeverArm | null {
  switch (plate.installationPosition) {
    case '0':
      return null;
    case '1':
      return { restraintShare: 0 };
    case '3':
      return plate.baseDistance <= 0.5 * product.d_nom ? null : { restraintShare: 0 };
    default:
      return { restraintShare: 0.5 };
  }
}
