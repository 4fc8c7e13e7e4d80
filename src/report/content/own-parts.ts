/** Text for the plate thickness in the report. */
import { isEnteredPart } from '@/design/model/design-facts';
import type { Design } from '@/design/model/design-state';
import type { Translate } from '@/text/wording/translate';
import { printInput } from '@/text/wording/values';

export const thicknessText = (design: Design, translate: Translate): string =>
  isEnteredPart(design, 'thickness')
    ? printInput(design.plate.thickness)
    : translate('report:thicknessByOthers');

/** Returns the thickness with its unit, or a note that others still have to choose the thickness. */
export const printedThickness = (design: Design, translate: Translate): string =>
  isEnteredPart(design, 'thickness')
    ? `${thicknessText(design, translate)} mm`
    : translate('report:byOthers');
