/** Drawing of the plate to scale, for fabrication: holes and slots with their numbers and distances. */
import {
  framed,
  sizeIn,
  intervalsOf,
  type Chains,
  type DrawingSize,
  type Interval,
} from '@/drawing/plan/area-drawing/frame';
import { boundsOf } from '@/drawing/plan/area-drawing/parts';
import { numberBox, labelShapes, type Label } from '@/drawing/plan/labels';
import { axisShapes, profileShapes, type Plan } from '@/drawing/plan/plan';
import type { PlateHole, PlateParts } from '@/drawing/plan/plate/plate-parts';
import { area, type Point, type Shape } from '@/drawing/plan/shapes';

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

export function plateDrawing(parts: PlateParts, room: DrawingSize): Plan {
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
