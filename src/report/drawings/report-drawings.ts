/** Drawings of the report: projected areas, base plate for fabrication (also as a DXF file), and plan. */
import { anchorsOf, isEnteredPart, slotLengthOf, type Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import { drawingsOf } from '@/design/scene/area-drawings';
import { planInputOf, standOffOf } from '@/design/scene/drawn-design';
import { resultOverlayOf, planLoadsOf } from '@/design/scene/result-overlay';
import type { RunResult } from '@/design/verdict/run-result';
import { boundsOf } from '@/drawing/plan/area-drawing/area-shapes';
import {
  type DrawingSizes,
  type DrawingSize,
  framed,
  sizeIn,
  intervalsOf,
  type Chains,
  type Interval,
} from '@/drawing/plan/area-drawing/drawing-frame';
import { numberBox, labelShapes, type Label } from '@/drawing/plan/labels';
import { type Plan, axisShapes, profileShapes, type PlanInput } from '@/drawing/plan/plan';
import { plateDxf } from '@/drawing/plan/plate/plate-dxf';
import { type PlateHole, type PlateParts, plateParts } from '@/drawing/plan/plate/plate-parts';
import { area, type Point, type Shape } from '@/drawing/plan/shapes';
import { pixelsIn, type Pixels } from '@/report/drawings/svg-drawing';
import {
  AREA_BOXES,
  type Box,
  AREA_MODES,
  type AreaOf,
  ROOMY_HEIGHT,
  SKETCH_BOX,
  WIDE_BOX,
  PLATE_BOX,
} from '@/report/model/report-input';

/** Distance of the axes from the plate, and their length, in text heights. */
const AXES = { gap: 1.2, reach: 2 } as const;
/** Distance along x and y from the corner of a hole to the centre of its number, in text heights. */
const NUMBER_OFFSET = 0.8;

function holeShape({ no, at, width, height }: PlateHole, diameter: number): Shape {
  if (width === height && width === diameter)
    return { kind: 'circle', style: 'anchor', at, radius: diameter / 2, anchor: no };
  return { kind: 'slot', style: 'anchor', at, width, height, radius: diameter / 2 };
}

function chainsOf({ outline, holes }: PlateParts): Chains {
  const { left, right, bottom, top } = boundsOf([outline]);
  const whole = (from: number, to: number): Interval[] => intervalsOf([from, to]);
  const row = (from: number, to: number, axis: 0 | 1): Interval[] =>
    intervalsOf([from, ...holes.map(({ at }) => at[axis]), to]);
  return {
    below: [row(left, right, 0), whole(left, right)],
    left: [row(bottom, top, 1), whole(bottom, top)],
  };
}

function plateDrawing(parts: PlateParts, room: DrawingSize): Plan {
  const { outline, holes, diameter, profile } = parts;
  const box = boundsOf([outline]);
  const chains = chainsOf(parts);
  const size = sizeIn(room, box, chains);
  const labels = holes.map(({ no, at: [x, y], width, height }): Label => {
    const at: Point = [x + width / 2 + NUMBER_OFFSET * size, y + height / 2 + NUMBER_OFFSET * size];
    return { style: 'anchor', at, text: String(no), rank: 0, isNeeded: true };
  });
  // Axes at the centre of the plate would cover an anchor there.
  const axes = axisShapes(size, [box.right + AXES.gap * size, box.bottom], AXES.reach);
  const taken = [
    ...holes.map(({ at: [x, y], width, height }) => ({ x, y, width, height })),
    ...axes.flatMap((shape) =>
      shape.kind === 'text' ? [numberBox({ at: shape.at, text: shape.text, upright: false }, size)] : [],
    ),
  ];
  return framed(
    [
      area('plate', outline),
      ...profileShapes(profile),
      ...axes,
      ...holes.map((hole) => holeShape(hole, diameter)),
      ...labelShapes(labels, taken, box, size),
    ],
    box,
    chains,
    size,
  );
}

/** Size in text columns and lines: the labels are about as large as the small text of the report. */
const SIZE = { columns: 22, lines: 16 };

const partsOf = (design: Design, anchor: AnchorData): PlateParts =>
  plateParts(planInputOf(design, anchor), { diameter: anchor.d_f, slotLength: slotLengthOf(design) });

export function plateSheet(design: Design, anchor: AnchorData): { plan: Plan; pixels: Pixels } {
  const plan = plateDrawing(partsOf(design, anchor), SIZE);
  return { plan, pixels: pixelsIn(PLATE_BOX, plan) };
}

export const plateFile = (design: Design, anchor: AnchorData, title: readonly string[]): string =>
  plateDxf(partsOf(design, anchor), title);

/** Plan in a report: the anchor group, its design loads, and the results under these loads. */
/** Maximum number of anchors with which the first page of a report still has space left. */
const FEW_ANCHORS = 4;

/**
 * Returns the boxes for the plan: one next to the 3D view, one without a 3D view. The boxes are higher if the
 * first page has space left: no load list, few anchors, no stand-off, and no results of an elastic plate.
 */
export function planBoxes(design: Design): Record<'beside' | 'wide', Box> {
  const isRoomy =
    design.loads.list.length === 0 &&
    design.plate.stiffness !== 'elastic' &&
    standOffOf(design) === 0 &&
    anchorsOf(design).length <= FEW_ANCHORS;
  const boxes = { beside: SKETCH_BOX, wide: WIDE_BOX };
  if (!isRoomy) return boxes;
  return {
    beside: { ...SKETCH_BOX, height: ROOMY_HEIGHT },
    wide: { ...WIDE_BOX, height: ROOMY_HEIGHT },
  };
}

export const reportPlan = (design: Design, result: RunResult, anchor: AnchorData): PlanInput => ({
  ...planInputOf(design, anchor),
  section: {
    h: design.layout.h,
    thickness: isEnteredPart(design, 'thickness') ? design.plate.thickness : null,
    standOff: standOffOf(design),
    diameter: anchor.d_nom,
  },
  loads: planLoadsOf(design, 'design'),
  found: resultOverlayOf(design, result, null),
});

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

/** True if the area is drawn. For pry-out it equals the cone, unless anchors share the concrete. */
const isDrawn = (mode: AreaOf['mode'], isShared: boolean): boolean => mode !== 'pry_out' || isShared;

export const areaDrawings = (result: RunResult) =>
  AREA_MODES.flatMap((mode) =>
    drawingsOf(result, mode, ROOMS)
      .filter(({ isShared }) => isDrawn(mode, isShared))
      .flatMap(({ part, sketches }) =>
        sketches.map((plan) => ({
          of: { mode, part, view: plan.view } satisfies AreaOf,
          plan,
          pixels: pixelsIn(AREA_BOXES[plan.view], plan),
        })),
      ),
  );
