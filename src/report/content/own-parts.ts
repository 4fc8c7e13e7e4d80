/** What of plate and profile the designer has chosen: what the app has fixed is no part to be made. */
import type { Design } from '@/design/model/design-state';
import type { Lock } from '@/quantities/locks';
import { printInput } from '@/wording/figures';
import type { Translate } from '@/wording/translate';

export const isOwnPart = ({ plate, unlocked }: Design, lock: Lock): boolean =>
  plate.stiffness === 'elastic' || unlocked[lock];

/** mm, or the word for one that others will choose. */
export const thicknessText = (design: Design, translate: Translate): string =>
  isOwnPart(design, 'thickness') ? printInput(design.plate.thickness) : translate('report:thicknessByOthers');
