/** Places each anchor's number at the corner of the anchor where the fewest lines cross the number. */
import type { Label } from '@/drawing/plan/labels';
import type { Point, Shape } from '@/drawing/plan/shapes';
import type { AnchorPoint } from '@/engineering';

/** Corners in order of preference, starting at the upper right. */
const CORNERS: readonly Point[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];

export type Segment = readonly [Point, Point];

/** Returns the lines in the shapes and the outlines of the areas, such as arrow heads, as segments. */
export const segmentsOf = (shapes: readonly Shape[]): Segment[] =>
  shapes.flatMap((shape): Segment[] => {
    if (shape.kind === 'line') return [[shape.from, shape.to]];
    if (shape.kind !== 'area') return [];
    return shape.outlines.flatMap((corners) =>
      corners.map((from, i): Segment => [from, corners[(i + 1) % corners.length]]),
    );
  });

export function distanceTo([x, y]: Point, [[ax, ay], [bx, by]]: Segment): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(ax + share * dx - x, ay + share * dy - y);
}

/**
 * Minimum distance between a line and the centre of a number, as a multiple of the text height; a closer
 * line would cross the number.
 */
const CLEAR = 0.55;

interface Drawn {
  radius: number;
  size: number;
}

function placesOf({ x, y, actsX, actsY }: AnchorPoint, { radius, size }: Drawn): Point[] {
  // Offset from the anchor's centre to the number's centre. The number lies diagonally outside the circle;
  // for a slot, diagonally outside its end.
  const right = radius * (actsX ? 1 : 2.5) + 0.4 * size;
  const up = radius * (actsY ? 1 : 2.5) + 0.75 * size;
  return CORNERS.map(([i, k]): Point => [x + i * right, y + k * up]);
}

/** Counts the lines that cross each possible position of the number. */
function crossings(anchor: AnchorPoint, lines: readonly Segment[], drawn: Drawn): number[] {
  const isNear = (place: Point) => (line: Segment) => distanceTo(place, line) < CLEAR * drawn.size;
  return placesOf(anchor, drawn).map((place) => lines.filter(isNear(place)).length);
}

export const hasClearPlace = (anchor: AnchorPoint, lines: readonly Segment[], drawn: Drawn): boolean =>
  crossings(anchor, lines, drawn).includes(0);

export function anchorNumber(anchor: AnchorPoint, lines: readonly Segment[], drawn: Drawn): Label {
  const crossed = crossings(anchor, lines, drawn);
  const at = placesOf(anchor, drawn)[crossed.indexOf(Math.min(...crossed))];
  return { style: 'anchor', at, text: String(anchor.no), rank: 0, isNeeded: true };
}
