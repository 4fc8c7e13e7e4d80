/**
 * The plan of a fastening as one list of shapes: concrete, plate, profile, axes, anchors, dimension chains.
 */
import { type AnchorPoint, type ConcreteOutline, type ProfileInput } from '../../engineering';
import { anchorNumber, segmentsOf } from './anchor-numbers';
import { concreteBox, type Box, type ConcreteBox, type Surroundings } from './concrete-box';
import { dimensionsOf, ROWS } from './dimensions';
import { breakoutShapes, forceShapes, zoneShapes, type PlanFound } from './found';
import { figureBox, labelShapes, type Label } from './labels';
import { legendOf } from './legend';
import { loadShapes, type PlanLoads } from './loads';
import { drawnOutline } from './section';
import { rectangle, type Point, type Shape } from './shapes';

export interface PlanInput extends Surroundings {
  anchors: readonly AnchorPoint[];
  edges: ConcreteOutline;
  profile: Pick<ProfileInput, 'type' | 'H' | 'W' | 'T' | 'FT' | 'ex' | 'ey' | 'rotation'>;
  loads?: PlanLoads;
  found?: PlanFound;
}

/** The picture that a plan is made for. */
export interface Format {
  /** Width over height. */
  aspect: number;
  /** Lines of text that the concrete is high, or wide over `aspect`. */
  lines: number;
  /** Loads and forces are listed beside it: on paper nothing tells a figure from the line that crosses it. */
  isPrinted?: boolean;
}

export interface Plan extends Box {
  shapes: Shape[];
  /** Height of the texts, mm. */
  size: number;
}

function concreteShapes({ left, right, bottom, top, cut }: ConcreteBox): Shape[] {
  const corners = rectangle(left, bottom, right, top);
  return [
    { kind: 'area', style: 'concrete', outlines: [corners] },
    ...[cut.Y2, cut.X1, cut.Y1, cut.X2].map((isCut, index): Shape => {
      return {
        kind: 'line',
        style: isCut ? 'open' : 'edge',
        from: corners[index],
        to: corners[(index + 1) % 4],
      };
    }),
  ];
}

function anchorShapes({ no, x, y, actsX, actsY }: AnchorPoint, radius: number): Shape[] {
  const circle: Shape = { kind: 'circle', style: 'anchor', at: [x, y], radius, anchor: no };
  if (actsX && actsY) return [circle];
  const [halfX, halfY] = [actsX, actsY].map((acts) => radius * (acts ? 1.3 : 2.5));
  return [
    { kind: 'slot', style: 'slot', at: [x, y], width: 2 * halfX, height: 2 * halfY, radius: 1.3 * radius },
    circle,
  ];
}

export function axisShapes(size: number): Shape[] {
  const reach = size * 3;
  const head = size * 0.35;
  const neck = reach - 2 * head;
  const arrow = (tip: Point, end: Point, sides: readonly [Point, Point]): Shape[] => [
    { kind: 'line', style: 'axis', from: [0, 0], to: end },
    { kind: 'area', style: 'axis', outlines: [[tip, ...sides]] },
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
    { kind: 'text', style: 'axis', at: [reach + size * 0.6, 0], text: 'x' },
    { kind: 'text', style: 'axis', at: [0, reach + size * 0.7], text: 'y' },
  ];
}

const NOTHING: { shapes: Shape[]; labels: Label[] } = { shapes: [], labels: [] };
/** As many digits as a figure has at most, to the tenth of a millimetre. */
const formatLength = (length: number): string => String(Math.round(length * 10) / 10);

/** An anchor is drawn as large as its number can be told from it, not smaller than this, mm. */
const LEAST_RADIUS = 4;

/** Of the width of a printed picture, for the list beside the plan. */
const LISTED = 0.3;
/** Between plan and list, in heights of the figures. */
const LIST_GAP = 1.2;

export function planOf(input: PlanInput, { aspect, lines, isPrinted = false }: Format): Plan {
  const { plate, anchors, edges, profile } = input;
  const box = concreteBox(edges, input);
  const [halfX, halfY] = [plate.length / 2, plate.width / 2];
  // A plate that is too large for its concrete is to be seen as such.
  const [left, right] = [Math.min(box.left, -halfX), Math.max(box.right, halfX)];
  const [bottom, top] = [Math.min(box.bottom, -halfY), Math.max(box.top, halfY)];
  const width = (right - left) / (isPrinted ? 1 - LISTED : 1);
  const size = Math.max(width / aspect, top - bottom, 1) / lines;
  const radius = Math.max(LEAST_RADIUS, size * 0.36);
  const bounds: Box = {
    left: left - (ROWS.anchors + 1.5) * size,
    right: right + (ROWS.width + 0.5) * size,
    bottom: bottom - (ROWS.anchors + 0.7) * size,
    top: top + (ROWS.length + 1.5) * size,
  };
  const { loads, found } = input;
  const drawn = {
    zone: found ? zoneShapes(found) : NOTHING,
    breakouts: found ? breakoutShapes(found.breakouts, anchors, edges) : NOTHING,
    forces: found ? forceShapes(found, anchors, size) : NOTHING,
    loads: loads ? loadShapes(loads, size) : NOTHING,
  };
  const dimensions = dimensionsOf({ plate, anchors, edges, box, size });
  const arrows = segmentsOf([...axisShapes(size), ...drawn.forces.shapes, ...drawn.loads.shapes]);
  const labels = [
    ...anchors.map((anchor) => anchorNumber(anchor, arrows, { radius, size })),
    ...(isPrinted ? [] : Object.values(drawn).flatMap((part) => part.labels)),
  ];
  const taken = [
    ...dimensions.map(({ at, upright, length }) =>
      figureBox({ at, upright, text: formatLength(length) }, size),
    ),
    ...anchors.map(({ x, y }) => ({ x, y, width: 2 * radius, height: 2 * radius })),
  ];
  const list = isPrinted ? legendOf(loads, found, size) : null;
  const beside = bounds.right + LIST_GAP * size;
  return {
    shapes: [
      ...concreteShapes(box),
      { kind: 'area', style: 'plate', outlines: [rectangle(-halfX, -halfY, halfX, halfY)] },
      ...drawn.zone.shapes,
      ...drawn.breakouts.shapes,
      { kind: 'area', style: 'profile', outlines: drawnOutline(profile) },
      ...axisShapes(size),
      ...drawn.forces.shapes,
      ...anchors.flatMap((anchor) => anchorShapes(anchor, radius)),
      ...drawn.loads.shapes,
      ...dimensions,
      ...labelShapes(labels, taken, bounds, size),
      ...(list?.shapesAt([beside, bounds.top]) ?? []),
    ],
    ...bounds,
    ...(list && { right: beside + list.width }),
    size,
  };
}
