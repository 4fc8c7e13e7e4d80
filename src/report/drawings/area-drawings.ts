/** Sketches of the projected areas, shown next to the check calculations. */
import { drawingsOf } from '@/design/scene/area-drawings';
import type { RunResult } from '@/design/verdict/calculation';
import type { DrawingSizes, DrawingSize } from '@/drawing/plan/area-drawing/frame';
import type { Plan } from '@/drawing/plan/plan';
import { pixelsIn, type Pixels } from '@/report/drawings/svg-drawing';
import { AREA_BOXES, type Box } from '@/report/model/blocks';
import { AREA_MODES, type AreaOf } from '@/report/model/report-input';

/** Text height in the drawings, px; equal to the text height in the report. */
export const FIGURES = 9.7;

const roomIn = ({ width, height }: Box): DrawingSize => ({
  columns: width / FIGURES,
  lines: height / FIGURES,
});

const ROOMS: DrawingSizes = {
  cone: roomIn(AREA_BOXES.cone),
  strips: roomIn(AREA_BOXES.strips),
  face: roomIn(AREA_BOXES.face),
  plan: roomIn(AREA_BOXES.plan),
};

interface AreaDrawing {
  of: AreaOf;
  plan: Plan;
  pixels: Pixels;
}

/**
 * True if the area is drawn. The area for pry-out equals the cone area, unless an anchor shares the concrete
 * with other anchors.
 */
const isDrawn = (mode: AreaOf['mode'], isShared: boolean): boolean => mode !== 'pry_out' || isShared;

export const areaDrawings = (result: RunResult): AreaDrawing[] =>
  AREA_MODES.flatMap((mode) =>
    drawingsOf(result, mode, ROOMS)
      .filter(({ isShared }) => isDrawn(mode, isShared))
      .flatMap(({ part, sketches }) =>
        sketches.map((plan) => ({
          of: { mode, part, view: plan.view },
          plan,
          pixels: pixelsIn(AREA_BOXES[plan.view], plan),
        })),
      ),
  );
