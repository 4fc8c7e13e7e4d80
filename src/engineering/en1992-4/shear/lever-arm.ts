/** Lever arm of EN 1992-4, 6.2.2.3: a thick mortar layer does not clamp the anchor. */
import { leverArmWith } from '../../checks';

export const leverArm = leverArmWith({ restraintShare: 0.5 });
