/** The plan for the report as lines, areas and texts in mm, y upwards: concrete, plate, profile, anchors, dimension chains. */
import { extentsOf, groupAnchors } from '@/engineering/layout';
import type { AnchorPoint } from '@/engineering/model/design';
import { placedOutline } from '@/engineering/profiles/placement';
import type { Design } from '@/stores/design/design-state';
import { formatInput } from '@/shared/format/format-number';

export type Point = readonly [number, number];
export type Look =
  'concrete' | 'edge' | 'open' | 'plate' | 'profile' | 'anchor' | 'slot' | 'axis' | 'dimension';

export type Shape =
  | { kind: 'area'; look: Look; outlines: readonly (readonly Point[])[] }
  | { kind: 'line'; look: Look; from: Point; to: Point }
  | { kind: 'circle'; look: Look; at: Point; radius: number }
  | { kind: 'text'; look: Look; at: Point; text: string; upright?: boolean };

export interface Plan {
  shapes: Shape[];
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** Height of the texts, mm. */
  size: number;
}

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** How far a side without an edge is drawn beyond plate and anchors, mm. */
const OPEN_REACH = 90;

function concreteBox({ layout, plate }: Design, extents: ReturnType<typeof extentsOf>): Box {
  const { minX, maxX, minY, maxY } = extents;
  const { X1, X2, Y1, Y2 } = layout.sides;
  const [halfX, halfY] = [plate.length / 2 + OPEN_REACH, plate.width / 2 + OPEN_REACH];
  return {
    right: X1.exists ? maxX + X1.distance : Math.max(halfX, maxX + OPEN_REACH),
    left: X2.exists ? minX - X2.distance : Math.min(-halfX, minX - OPEN_REACH),
    top: Y1.exists ? maxY + Y1.distance : Math.max(halfY, maxY + OPEN_REACH),
    bottom: Y2.exists ? minY - Y2.distance : Math.min(-halfY, minY - OPEN_REACH),
  };
}

const rectangle = (left: number, bottom: number, right: number, top: number): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

function concreteShapes(box: Box, { sides }: Design['layout']): Shape[] {
  const { left, right, bottom, top } = box;
  const corners = rectangle(left, bottom, right, top);
  const exists = [sides.Y2.exists, sides.X1.exists, sides.Y1.exists, sides.X2.exists];
  return [
    { kind: 'area', look: 'concrete', outlines: [corners] },
    ...corners.map((from, index): Shape => {
      const look = exists[index] ? 'edge' : 'open';
      return { kind: 'line', look, from, to: corners[(index + 1) % 4] };
    }),
  ];
}

function anchorShapes({ no, x, y, actsX, actsY }: AnchorPoint, radius: number): Shape[] {
  const [a, b] = [radius * (actsX ? 1.3 : 2.5), radius * (actsY ? 1.3 : 2.5)];
  const slot: Shape = { kind: 'area', look: 'slot', outlines: [rectangle(x - a, y - b, x + a, y + b)] };
  return [
    ...(actsX && actsY ? [] : [slot]),
    { kind: 'circle', look: 'anchor', at: [x, y], radius },
    { kind: 'text', look: 'anchor', at: [x + 2.2 * radius, y + 2 * radius], text: String(no) },
  ];
}

/** One length between two points of a chain: its line, its ends, its figure. */
function dimension(from: Point, to: Point, size: number): Shape[] {
  const upright = from[0] === to[0];
  const length = Math.abs(upright ? to[1] - from[1] : to[0] - from[0]);
  const tick = size * 0.45;
  const ends = [from, to].map(([x, y]): Shape => {
    const [dx, dy] = [tick * 0.7, tick * 0.7];
    return { kind: 'line', look: 'dimension', from: [x - dx, y - dy], to: [x + dx, y + dy] };
  });
  const at: Point = upright
    ? [from[0] - size * 0.75, (from[1] + to[1]) / 2]
    : [(from[0] + to[0]) / 2, from[1] + size * 0.75];
  return [
    { kind: 'line', look: 'dimension', from, to },
    ...ends,
    { kind: 'text', look: 'dimension', at, text: formatInput(length), upright },
  ];
}

/** Neighbouring figures of one direction; places nearer than a tenth of a millimetre are one. */
function chain(places: readonly number[], point: (place: number) => Point, size: number): Shape[] {
  const sorted = places
    .toSorted((a, b) => a - b)
    .filter((place, i, all) => i === 0 || place - all[i - 1] > 0.1);
  return sorted.slice(1).flatMap((place, index) => dimension(point(sorted[index]), point(place), size));
}

function axisShapes(size: number): Shape[] {
  const reach = size * 3;
  const arrow = (tip: Point, left: Point, right: Point): Shape[] => [
    { kind: 'line', look: 'axis', from: [0, 0], to: tip },
    { kind: 'area', look: 'axis', outlines: [[tip, left, right]] },
  ];
  const head = size * 0.35;
  return [
    ...arrow([reach, 0], [reach - 2 * head, head], [reach - 2 * head, -head]),
    ...arrow([0, reach], [head, reach - 2 * head], [-head, reach - 2 * head]),
    { kind: 'text', look: 'axis', at: [reach + size * 0.6, 0], text: 'x' },
    { kind: 'text', look: 'axis', at: [0, reach + size * 0.7], text: 'y' },
  ];
}

export function planOf(design: Design): Plan {
  const { layout, plate, profile } = design;
  const anchors = groupAnchors(layout.group, layout.spacings, layout.customPoints, layout.slots);
  const extents = extentsOf(anchors.map(({ x, y }) => [x, y]));
  const box = concreteBox(design, extents);
  // The picture is about twice as wide as high.
  const extent = Math.max((box.right - box.left) / 2, box.top - box.bottom, 1);
  const size = extent / 22;
  const gap = size * 1.6;
  const [halfX, halfY] = [plate.length / 2, plate.width / 2];
  const { sides } = layout;
  const along = (axis: 'x' | 'y', low: boolean, high: boolean, ends: readonly [number, number]) => [
    ...(low ? [ends[0]] : []),
    ...anchors.map((anchor) => anchor[axis]),
    ...(high ? [ends[1]] : []),
  ];
  const xs = along('x', sides.X2.exists, sides.X1.exists, [box.left, box.right]);
  const ys = along('y', sides.Y2.exists, sides.Y1.exists, [box.bottom, box.top]);
  const section = placedOutline({ ...profile, type: Number(profile.series) });
  return {
    shapes: [
      ...concreteShapes(box, layout),
      { kind: 'area', look: 'plate', outlines: [rectangle(-halfX, -halfY, halfX, halfY)] },
      { kind: 'area', look: 'profile', outlines: section },
      ...axisShapes(size),
      ...anchors.flatMap((anchor) => anchorShapes(anchor, Math.max(4, extent / 70))),
      ...chain(xs, (x) => [x, box.bottom - gap], size),
      ...chain(ys, (y) => [box.left - gap, y], size),
      ...chain([-halfX, halfX], (x) => [x, box.top + gap * 0.6], size),
      ...chain([-halfY, halfY], (y) => [box.right + gap * 1.2, y], size),
    ],
    left: box.left - gap - 2 * size,
    right: box.right + gap * 1.2 + size,
    bottom: box.bottom - gap - size,
    top: box.top + gap * 0.6 + 2 * size,
    size,
  };
}
