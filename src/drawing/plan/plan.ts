/** The plan of a fastening as one list of shapes: concrete, plate, profile, axes, anchors, dimension chains. */
import { type AnchorPoint, type ConcreteOutline, type ProfileInput } from '../../engineering';
import { concreteBox, type Box, type ConcreteBox, type Surroundings } from './concrete-box';
import { dimensionsOf, ROWS } from './dimensions';
import { drawnOutline } from './section';
import { rectangle, type Point, type Shape } from './shapes';

export interface PlanInput extends Surroundings {
  anchors: readonly AnchorPoint[];
  edges: ConcreteOutline;
  profile: Pick<ProfileInput, 'type' | 'H' | 'W' | 'T' | 'FT' | 'ex' | 'ey' | 'rotation'>;
}

/** The picture that a plan is made for. */
export interface Format {
  /** Width over height. */
  aspect: number;
  /** Lines of text that the concrete is high, or wide over `aspect`. */
  lines: number;
}

export interface Plan extends Box {
  shapes: Shape[];
  /** Height of the texts, mm. */
  size: number;
}

function concreteShapes({ left, right, bottom, top, cut }: ConcreteBox): Shape[] {
  const corners = rectangle(left, bottom, right, top);
  return [
    { kind: 'area', look: 'concrete', outlines: [corners] },
    ...[cut.Y2, cut.X1, cut.Y1, cut.X2].map((isCut, index): Shape => {
      return {
        kind: 'line',
        look: isCut ? 'open' : 'edge',
        from: corners[index],
        to: corners[(index + 1) % 4],
      };
    }),
  ];
}

function anchorShapes({ no, x, y, actsX, actsY }: AnchorPoint, radius: number, size: number): Shape[] {
  const circle: Shape = { kind: 'circle', look: 'anchor', at: [x, y], radius };
  const number = (halfX: number, halfY: number): Shape => {
    const at: Point = [x + halfX + 0.4 * size, y + halfY + 0.4 * size];
    return { kind: 'text', look: 'anchor', at, text: String(no) };
  };
  if (actsX && actsY) return [circle, number(radius, radius)];
  const [halfX, halfY] = [actsX, actsY].map((acts) => radius * (acts ? 1.3 : 2.5));
  return [
    {
      kind: 'slot',
      look: 'slot',
      at: [x, y],
      width: 2 * halfX,
      height: 2 * halfY,
      radius: 1.3 * radius,
    },
    circle,
    number(halfX, halfY),
  ];
}

function axisShapes(size: number): Shape[] {
  const reach = size * 3;
  const head = size * 0.35;
  const neck = reach - 2 * head;
  const arrow = (tip: Point, end: Point, sides: readonly [Point, Point]): Shape[] => [
    { kind: 'line', look: 'axis', from: [0, 0], to: end },
    { kind: 'area', look: 'axis', outlines: [[tip, ...sides]] },
  ];
  return [
    ...arrow(
      [reach, 0],
      [neck, 0],
      [
        [neck, head],
        [neck, -head],
      ],
    ),
    ...arrow(
      [0, reach],
      [0, neck],
      [
        [head, neck],
        [-head, neck],
      ],
    ),
    { kind: 'text', look: 'axis', at: [reach + size * 0.6, 0], text: 'x' },
    { kind: 'text', look: 'axis', at: [0, reach + size * 0.7], text: 'y' },
  ];
}

/** An anchor is drawn as large as its number can be told from it, not smaller than this, mm. */
const LEAST_RADIUS = 4;

export function planOf(input: PlanInput, { aspect, lines }: Format): Plan {
  const { plate, anchors, edges, profile } = input;
  const box = concreteBox(edges, input);
  const { left, right, bottom, top } = box;
  const size = Math.max((right - left) / aspect, top - bottom, 1) / lines;
  const [halfX, halfY] = [plate.length / 2, plate.width / 2];
  const radius = Math.max(LEAST_RADIUS, size * 0.36);
  return {
    shapes: [
      ...concreteShapes(box),
      { kind: 'area', look: 'plate', outlines: [rectangle(-halfX, -halfY, halfX, halfY)] },
      { kind: 'area', look: 'profile', outlines: drawnOutline(profile) },
      ...axisShapes(size),
      ...anchors.flatMap((anchor) => anchorShapes(anchor, radius, size)),
      ...dimensionsOf({ plate, anchors, edges, box, size }),
    ],
    left: left - (ROWS.anchors + 1.5) * size,
    right: right + (ROWS.width + 0.5) * size,
    bottom: bottom - (ROWS.anchors + 0.7) * size,
    top: top + (ROWS.length + 1.5) * size,
    size,
  };
}
