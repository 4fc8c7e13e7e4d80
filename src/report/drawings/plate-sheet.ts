/** The base plate for fabrication: a drawing for the report and a file for a cutting machine. */
import { slotLengthOf } from '@/design/model/design-facts';
import type { Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import { planInputOf } from '@/design/scene/drawn-design';
import type { Plan } from '@/drawing/plan/plan';
import { plateDrawing } from '@/drawing/plan/plate/plate-drawing';
import { plateDxf } from '@/drawing/plan/plate/plate-dxf';
import { plateParts, type PlateParts } from '@/drawing/plan/plate/plate-parts';
import { pixelsIn, type Pixels } from '@/report/drawings/svg-drawing';
import { PLATE_BOX } from '@/report/model/blocks';

/**
 * Size of the drawing in text columns and lines: its labels are about as large as the small text of the
 * report.
 */
const SIZE = { columns: 22, lines: 16 };

const partsOf = (design: Design, anchor: AnchorData): PlateParts =>
  plateParts(planInputOf(design, anchor), { diameter: anchor.d_f, slotLength: slotLengthOf(design) });

export function plateSheet(design: Design, anchor: AnchorData): { plan: Plan; pixels: Pixels } {
  const plan = plateDrawing(partsOf(design, anchor), SIZE);
  return { plan, pixels: pixelsIn(PLATE_BOX, plan) };
}

export const plateFile = (design: Design, anchor: AnchorData, title: readonly string[]): string =>
  plateDxf(partsOf(design, anchor), title);
