/** Lever arm of JGJ145-2013, 6.1: a thick mortar layer clamps the anchor. */
import { leverArmWith } from '../../checks';

export const leverArm = leverArmWith({ restraintShare: 0 });
