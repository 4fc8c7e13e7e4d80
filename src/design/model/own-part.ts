/**
 * Determines whether the designer chose the part that `lock` names (plate thickness or profile): values fixed
 * by the app do not describe a part to be fabricated.
 */
import type { Design } from '@/design/model/design-state';
import type { Lock } from '@/quantities/locks';

export const isOwnPart = ({ plate, unlocked }: Design, lock: Lock): boolean =>
  plate.stiffness === 'elastic' || unlocked[lock];
