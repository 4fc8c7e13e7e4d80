/**
 * Computes the area of the square around one anchor, cut off at the edges of the concrete and halfway to
 * other anchors.
 */
import type { AnchorPoint, ConcreteOutline } from '@/engineering/model/design';
import { cornersBetween, EDGES, forEachEdge } from '@/quantities/edges';

type Point = readonly [number, number];

/** Returns the part of a convex polygon in which a x + b y <= c. */
function clip(polygon: readonly Point[], a: number, b: number, c: number): Point[] {
  const kept: Point[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length];
    const dp = a * p[0] + b * p[1] - c;
    const dq = a * q[0] + b * q[1] - c;
    if (dp <= 0) kept.push(p);
    if (dp < 0 !== dq < 0 && dp !== dq) {
      const t = dp / (dp - dq);
      kept.push([p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]);
    }
  });
  return kept;
}

function area(polygon: readonly Point[]): number {
  let twice = 0;
  polygon.forEach(([x, y], i) => {
    const [u, v] = polygon[(i + 1) % polygon.length];
    twice += x * v - u * y;
  });
  return Math.abs(twice) / 2;
}

/**
 * Computes the area in mm² of the square with side length `side` around `anchor`, cut off at the edges and
 * at the perpendicular bisectors to `others`.
 */
export function bisectedSquareArea(
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
    polygon = clip(polygon, a, b, (a * (anchor.x + other.x) + b * (anchor.y + other.y)) / 2);
  }
  return area(polygon);
}
