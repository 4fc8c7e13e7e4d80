/** Sketches of the areas that the report shows beside the calculation of a check. */
import { AREA_BOX } from '../picture';
import { AREA_MODES, type AreaOf } from '../report-input';
import type { Plan } from '@/drawing/plan/plan';
import type { StoredResult } from '@/design/verdict/stored-result';
import { sketchesOf } from '@/design/scene/area-sketches';
import { pixelsIn, type Pixels } from './paint-drawing';

/** Figures as large as the text beside them. */
const SIZE = { columns: 31, lines: 16 };

export interface AreaDrawing {
  of: AreaOf;
  plan: Plan;
  pixels: Pixels;
}

export const areaDrawings = (result: StoredResult): AreaDrawing[] =>
  AREA_MODES.flatMap((mode) =>
    sketchesOf(result, mode, SIZE).flatMap(({ part, sketches }) =>
      sketches.map((plan) => ({
        of: { mode, part, view: plan.view },
        plan,
        pixels: pixelsIn(AREA_BOX, plan),
      })),
    ),
  );
