/** Parts of plate and profile that the designer has chosen: what the app has fixed is no part to be made. */
import type { Design } from '@/design/model/design-state';
import type { Lock } from '@/quantities/locks';

export const isOwnPart = ({ plate, unlocked }: Design, lock: Lock): boolean =>
  plate.stiffness === 'elastic' || unlocked[lock];
