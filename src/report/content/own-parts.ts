/** Prints the thickness of the plate. */
import type { Design } from '@/design/model/design-state';
import { isOwnPart } from '@/design/model/own-part';
import { printInput } from '@/wording/figures';
import type { Translate } from '@/wording/translate';

/** Returns the thickness in mm, or a text that others still have to choose it. */
export const thicknessText = (design: Design, translate: Translate): string =>
  isOwnPart(design, 'thickness') ? printInput(design.plate.thickness) : translate('report:thicknessByOthers');

/** Returns the same text, with the unit after a number. */
export const printedThickness = (design: Design, translate: Translate): string =>
  isOwnPart(design, 'thickness') ? `${thicknessText(design, translate)} mm` : translate('report:byOthers');
