/** Areas of squares around anchors, cut off at the edges: of a group's union, and one anchor's share. */
import type { AnchorPoint, ConcreteOutline } from '@/engineering/model/design';
import type { Strip } from '@/engineering/model/result';
import { cornersBetween, EDGES, forEachEdge } from '@/quantities/edges';

interface Square {
  left: number;
  right: number;
  from: number;
  to: number;
}

/** Returns the distinct x coordinates of the squares' sides, in ascending order. */
function distinct(squares: readonly Square[]): number[] {
  const ends: number[] = [];
  for (const { left, right } of squares) ends.push(left, right);
  ends.sort((a, b) => a - b);
  return ends.filter((end, i) => i === 0 || end !== ends[i - 1]);
}

/** Creates the slice from `left` to `right`; all squares in `covering` span this interval. */
function stripOf(left: number, right: number, covering: Square[]): Strip {
  covering.sort((a, b) => a.from - b.from);
  let length = 0;
  let end = -Infinity;
  for (const { from, to } of covering) {
    if (to <= end) continue;
    length += to - Math.max(from, end);
    end = to;
  }
  return { left, right, width: right - left, length, from: covering[0].from, to: end };
}

/** True if two strips touch and cover the same range along y. */
function continues(last: Strip, next: Strip, rounding: number): boolean {
  return (
    Math.abs(last.right - next.left) <= rounding &&
    Math.abs(last.length - next.length) <= rounding &&
    Math.abs(last.from - next.from) <= rounding &&
    Math.abs(last.to - next.to) <= rounding
  );
}

/**
 * Returns the vertical slices of the union of squares with side length `side` (mm) centred on the anchors.
 * Adjacent slices with the same range along y are merged, so a rectangle is one slice; a gap along x
 * between squares belongs to no slice. The area is the sum of width times length.
 */
export function unionStrips(
  anchors: readonly Pick<AnchorPoint, 'x' | 'y'>[],
  side: number,
  outline: ConcreteOutline,
): Strip[] {
  const half = side / 2;
  const rounding = 1e-9 * side;
  const squares = anchors.map(({ x, y }) => ({
    left: Math.max(x - half, outline.X2),
    right: Math.min(x + half, outline.X1),
    from: Math.max(y - half, outline.Y2),
    to: Math.min(y + half, outline.Y1),
  }));
  const cuts = distinct(squares);
  const strips: Strip[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const [left, right] = [cuts[i - 1], cuts[i]];
    const covering = squares.filter((square) => square.left <= left && square.right >= right);
    if (covering.length === 0 || right - left <= rounding) continue;
    const strip = stripOf(left, right, covering);
    const last = strips.at(-1);
    if (last !== undefined && continues(last, strip, rounding)) {
      last.right = right;
      last.width += strip.width;
    } else strips.push(strip);
  }
  return strips;
}

export function isRectangle(strips: readonly Strip[]): boolean {
  const [only] = strips;
  return strips.length === 1 && only.to - only.from <= only.length * (1 + 1e-9);
}

type Point = readonly [number, number];

/** Returns the part of a convex polygon in which a linear function is negative (Sutherland-Hodgman). */
export function clip(polygon: readonly Point[], valueAt: (x: number, y: number) => number): Point[] {
  const kept: Point[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length];
    const [atP, atQ] = [valueAt(...p), valueAt(...q)];
    if (atP < 0) kept.push(p);
    if (atP < 0 !== atQ < 0) {
      const t = atP / (atP - atQ);
      kept.push([p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]);
    }
  });
  return kept;
}

function areaOf(polygon: readonly Point[]): number {
  let twice = 0;
  polygon.forEach(([x, y], i) => {
    const [u, v] = polygon[(i + 1) % polygon.length];
    twice += x * v - u * y;
  });
  return Math.abs(twice) / 2;
}

/** Computes the area, mm², of a square of `side` at `anchor` cut off at edges and bisectors to `others`. */
export function squareAreaInHalfPlane(
  anchor: AnchorPoint,
  others: readonly AnchorPoint[],
  side: number,
  outline: ConcreteOutline,
): number {
  const half = side / 2;
  let polygon: Point[] = cornersBetween(
    forEachEdge((name) => {
      const { axis, sign } = EDGES[name];
      return sign * Math.min(sign * anchor[axis] + half, sign * outline[name]);
    }),
  );
  for (const other of others) {
    const a = other.x - anchor.x;
    const b = other.y - anchor.y;
    if (a === 0 && b === 0) continue;
    const c = (a * (anchor.x + other.x) + b * (anchor.y + other.y)) / 2;
    polygon = clip(polygon, (x, y) => a * x + b * y - c);
  }
  return areaOf(polygon);
}
