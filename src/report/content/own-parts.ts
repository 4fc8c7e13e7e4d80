/** Thickness of the plate as the report prints it. */
import type { Design } from '@/design/model/design-state';
import { isOwnPart } from '@/design/model/own-part';
import { printInput } from '@/wording/figures';
import type { Translate } from '@/wording/translate';

/** Thickness in mm, or a text if it is still to be chosen by others. */
export const thicknessText = (design: Design, translate: Translate): string =>
  isOwnPart(design, 'thickness') ? printInput(design.plate.thickness) : translate('report:thicknessByOthers');

/** The same with its unit. */
export const printedThickness = (design: Design, translate: Translate): string =>
  isOwnPart(design, 'thickness') ? `${thicknessText(design, translate)} mm` : translate('report:byOthers');
