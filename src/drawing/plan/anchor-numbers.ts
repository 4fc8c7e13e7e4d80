/** The number of each anchor beside it, at the corner where the fewest lines pass. */
import type { AnchorPoint } from '../../engineering';
import type { Label } from './labels';
import type { Point, Shape } from './shapes';

/** Upper right first. */
const CORNERS: readonly Point[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];

type Segment = readonly [Point, Point];

/** Of arrows, whose heads are areas. */
export const segmentsOf = (shapes: readonly Shape[]): Segment[] =>
  shapes.flatMap((shape): Segment[] => {
    if (shape.kind === 'line') return [[shape.from, shape.to]];
    if (shape.kind !== 'area') return [];
    return shape.outlines.flatMap((corners) =>
      corners.map((from, i): Segment => [from, corners[(i + 1) % corners.length]]),
    );
  });

function distance([x, y]: Point, [[ax, ay], [bx, by]]: Segment): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(ax + share * dx - x, ay + share * dy - y);
}

/** In heights of the figure: nearer, a line runs through it. */
const CLEAR = 0.55;

export function anchorNumber(
  { no, x, y, actsX, actsY }: AnchorPoint,
  lines: readonly Segment[],
  { radius, size }: { radius: number; size: number },
): Label {
  const away = (acts: boolean) => radius * (acts ? 1 : 2.5) + 0.4 * size;
  // Above a slot's side, not beyond its ends.
  const [right, up] = actsX && actsY ? [away(true), away(true)] : [away(actsX), away(actsY)];
  const places = CORNERS.map(([i, k]): Point => [x + i * right, y + k * up]);
  const crossed = places.map((place) => lines.filter((line) => distance(place, line) < CLEAR * size).length);
  const at = places[crossed.indexOf(Math.min(...crossed))];
  return { style: 'anchor', at, text: String(no), rank: 0, isNeeded: true };
}
