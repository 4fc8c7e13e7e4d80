/** Draws the arrows and arcs in the plan, and keeps the shear arrows apart. */
import type { Box } from '@/drawing/plan/concrete-box';
import { distanceTo, hasClearPlace, segmentsOf, type Segment, type Rectangle } from '@/drawing/plan/labels';
import { area, line, type Style, type Point, type Shape } from '@/drawing/plan/shapes';
import type { AnchorPoint } from '@/engineering';

const HEAD = { length: 0.9, width: 0.32 };

const moved = ([x, y]: Point, [u, v]: Point, length: number): Point => [x + u * length, y + v * length];

function head(style: Style, tip: Point, direction: Point, size: number): Shape {
  const foot = moved(tip, direction, -HEAD.length * size);
  const across: Point = [-direction[1], direction[0]];
  const wing = (side: 1 | -1) => moved(foot, across, side * HEAD.width * size);
  return area(style, [tip, wing(1), wing(-1)]);
}

/** Draws an arrow; `heads` is 2 for a moment about the axis along the arrow. */
export function arrow(style: Style, from: Point, to: Point, size: number, heads: 1 | 2 = 1): Shape[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1e-9) return [];
  const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const short = Math.min(size, length);
  const second = moved(to, direction, -0.7 * short);
  return [
    line(style, from, moved(to, direction, -0.5 * HEAD.length * short)),
    head(style, to, direction, short),
    ...(heads === 2 ? [head(style, second, direction, short)] : []),
  ];
}

const ARC_STEPS = 24;
const ARC_ANGLE = 1.5 * Math.PI;

/** Draws an arc with an arrow head for a moment about the vertical axis; `sign` 1 is counter-clockwise. */
export function arc(style: Style, [x, y]: Point, radius: number, sign: number, size: number): Shape[] {
  const at = (share: number): Point => {
    const angle = sign * (share * ARC_ANGLE - ARC_ANGLE / 2) + Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  };
  const points = Array.from({ length: ARC_STEPS + 1 }, (_, i) => at((0.93 * i) / ARC_STEPS));
  return [
    ...points.slice(1).map((to, i) => line(style, points[i], to)),
    ...arrow(style, points[ARC_STEPS - 1], at(1), size).slice(1),
  ];
}

/** Fractions of the full length of shear arrows, in this order; `LEAST` if none avoids conflicts. */
const SHARES = [1, 0.8, 0.6, 0.45] as const;
const LEAST = 0.3;

const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/** True if two segments cross or one ends on the other; false for collinear ones or shared ends. */
export function cross([a, b]: Segment, [c, d]: Segment): boolean {
  const [one, other] = [side(a, b, c) * side(a, b, d), side(c, d, a) * side(c, d, b)];
  return one <= 0 && other <= 0 && one + other < 0;
}

interface Arrow {
  /** Number of the anchor at the start of the arrow. */
  no: number;
  shapes: readonly Shape[];
}

interface Around {
  anchors: readonly AnchorPoint[];
  radius: number;
  /** Text height in the plan, mm. */
  size: number;
  box: Box;
}

const isWithin = ([x, y]: Point, { left, right, bottom, top }: Box): boolean =>
  x > left && x < right && y > bottom && y < top;

function runOver(arrows: readonly Arrow[], around: Around): boolean {
  const { anchors, radius, box } = around;
  const drawn = arrows
    .map(({ no, shapes }) => ({ no, lines: segmentsOf(shapes) }))
    .filter(({ lines }) => lines.length > 0);
  const all = drawn.flatMap(({ lines }) => lines);
  if (anchors.some((anchor) => !hasClearPlace(anchor, all, around))) return true;
  return drawn.some(
    ({ no, lines }, index) =>
      lines.some(
        (line) =>
          line.some((end) => !isWithin(end, box)) ||
          anchors.some((other) => other.no !== no && distanceTo([other.x, other.y], line) < 1.2 * radius),
      ) ||
      drawn
        .slice(index + 1)
        .some((other) => lines.some((line) => other.lines.some((second) => cross(line, second)))),
  );
}

/**
 * Determines the lengths of the shear arrows. An arrow must not cross another arrow or another anchor, block
 * every possible position of an anchor's number, or extend beyond the concrete into the dimensions.
 */
export function arrowsApart(arrowsOf: (share: number) => readonly Arrow[], around: Around): readonly Arrow[] {
  const share = SHARES.find((one) => !runOver(arrowsOf(one), around)) ?? LEAST;
  return arrowsOf(share);
}

/** Side length of the boxes that represent a line, in text heights. */
const ON_LINE = 0.2;

/** Returns boxes that cover the lines, so that labels avoid them. */
export const boxesAlong = (lines: readonly Segment[], size: number): Rectangle[] =>
  lines.flatMap(([[ax, ay], [bx, by]]) => {
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / (ON_LINE * size)));
    const [width, height] = [ON_LINE * size, ON_LINE * size];
    return Array.from({ length: steps + 1 }, (_, i): Rectangle => ({
      x: ax + ((bx - ax) * i) / steps,
      y: ay + ((by - ay) * i) / steps,
      width,
      height,
    }));
  });
