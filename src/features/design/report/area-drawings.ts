/** Sketches of the areas that the report shows beside the calculation of a check. */
import { AREA_BOX } from '@/report/picture';
import { AREA_MODES, type AreaOf } from '@/report/report-input';
import type { Plan } from '@/drawing/plan/plan';
import type { StoredResult } from '@/stores/design/data-save';
import { sketchesOf } from '../verdict/area-sketches';
import type { Pixels } from './paint-drawing';
import { SHARPNESS } from './png';

/** Figures as large as the text beside them. */
const ROOM = { columns: 31, lines: 18 };

export interface AreaDrawing {
  of: AreaOf;
  plan: Plan;
  /** No larger than what is drawn: white sides would take room from the page. */
  pixels: Pixels;
}

function pixelsOf({ left, right, bottom, top }: Plan): Pixels {
  const [width, height] = [right - left, top - bottom];
  const scale = SHARPNESS * Math.min(AREA_BOX.width / width, AREA_BOX.height / height);
  return { width: Math.ceil(scale * width), height: Math.ceil(scale * height) };
}

export const areaDrawings = (result: StoredResult): AreaDrawing[] =>
  AREA_MODES.flatMap((mode) =>
    sketchesOf(result, mode, ROOM).flatMap(({ part, sketches }) =>
      sketches.map((plan) => ({ of: { mode, part, view: plan.view }, plan, pixels: pixelsOf(plan) })),
    ),
  );
