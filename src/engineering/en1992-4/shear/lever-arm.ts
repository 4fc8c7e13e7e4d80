/** When a plate that stands off bends its anchors (EN 1992-4, 6.2.2.3). */
import type { CheckInput } from '../../model/design';
import type { LeverArm } from '../../checks';

/** Null where the plate counts as lying on the concrete. */
export function leverArm({ plate, product }: CheckInput): LeverArm | null {
  switch (plate.installationPosition) {
    case '0':
      return null;
    case '1':
      return { restraintShare: 0 };
    case '3':
      // A thin mortar layer counts as contact.
      return plate.baseDistance <= 0.5 * product.d_nom ? null : { restraintShare: 0.5 };
    default:
      return { restraintShare: 0.5 };
  }
}
