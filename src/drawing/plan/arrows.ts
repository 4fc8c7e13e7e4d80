/** Draws the arrows and arcs in the plan. */
import type { Style, Point, Shape } from '@/drawing/plan/shapes';

const HEAD = { length: 0.9, width: 0.32 };

const moved = ([x, y]: Point, [u, v]: Point, length: number): Point => [x + u * length, y + v * length];

function head(style: Style, tip: Point, direction: Point, size: number): Shape {
  const foot = moved(tip, direction, -HEAD.length * size);
  const across: Point = [-direction[1], direction[0]];
  const wing = (side: 1 | -1) => moved(foot, across, side * HEAD.width * size);
  return { kind: 'area', style, outlines: [[tip, wing(1), wing(-1)]] };
}

/** Draws an arrow; `heads` is 2 for a moment about the axis along the arrow. */
export function arrow(style: Style, from: Point, to: Point, size: number, heads: 1 | 2 = 1): Shape[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1e-9) return [];
  const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const short = Math.min(size, length);
  const second = moved(to, direction, -0.7 * short);
  return [
    { kind: 'line', style, from, to: moved(to, direction, -0.5 * HEAD.length * short) },
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
    ...points.slice(1).map((to, i): Shape => ({ kind: 'line', style, from: points[i], to })),
    ...arrow(style, points[ARC_STEPS - 1], at(1), size).slice(1),
  ];
}
