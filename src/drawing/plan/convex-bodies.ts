/** Convex bodies as intersections of half-spaces, mm: faces, and parts of polygons and segments outside. */

export type Point3 = readonly [number, number, number];

/** Half-space of the points p with normal · p <= limit. */
export interface HalfSpace {
  normal: Point3;
  limit: number;
}

/** Lengths below this value are treated as zero, mm. */
const NOTHING = 1e-6;
/** Half the side of the square from which a face is cut, mm; larger than any concrete member. */
const FAR = 1e5;

export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const along = (from: Point3, direction: Point3, length: number): Point3 => [
  from[0] + direction[0] * length,
  from[1] + direction[1] * length,
  from[2] + direction[2] * length,
];
export const minus = (a: Point3, b: Point3): Point3 => along(a, b, -1);
export const between = (a: Point3, b: Point3, share: number): Point3 => along(a, minus(b, a), share);
export const unit = (a: Point3): Point3 => along([0, 0, 0], a, 1 / (Math.hypot(...a) || 1));

export function halfSpace(normal: Point3, limit: number): HalfSpace {
  const length = Math.hypot(...normal);
  return { normal: [normal[0] / length, normal[1] / length, normal[2] / length], limit: limit / length };
}

const opposite = ({ normal: [x, y, z], limit }: HalfSpace): HalfSpace => ({
  normal: [-x, -y, -z],
  limit: -limit,
});

const beyond = ({ normal, limit }: HalfSpace, point: Point3): number => dot(normal, point) - limit;

function clipped(polygon: readonly Point3[], half: HalfSpace): Point3[] {
  return polygon.flatMap((point, i): Point3[] => {
    const next = polygon[(i + 1) % polygon.length];
    const [p, q] = [beyond(half, point), beyond(half, next)];
    const kept: Point3[] = p <= NOTHING ? [point] : [];
    const crosses = (p < -NOTHING && q > NOTHING) || (p > NOTHING && q < -NOTHING);
    return crosses ? [...kept, between(point, next, p / (p - q))] : kept;
  });
}

export function areaOf(polygon: readonly Point3[]): number {
  let sum: Point3 = [0, 0, 0];
  polygon.forEach((point, i) => {
    sum = along(sum, cross(point, polygon[(i + 1) % polygon.length]), 0.5);
  });
  return Math.hypot(...sum);
}

const isEmpty = (polygon: readonly Point3[]): boolean => polygon.length < 3 || areaOf(polygon) < NOTHING;

/** Returns the body's face in the plane of a half-space; null if the others cut it off completely. */
export function faceOn(half: HalfSpace, body: readonly HalfSpace[]): Point3[] | null {
  const { normal, limit } = half;
  const helper: Point3 = Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  const side = cross(helper, normal);
  const u = along([0, 0, 0], side, FAR / Math.hypot(...side));
  const v = cross(normal, u);
  const middle = along([0, 0, 0], normal, limit);
  const corner = (a: number, b: number) => along(along(middle, u, a), v, b);
  let face = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  for (const other of body) if (other !== half) face = clipped(face, other);
  return isEmpty(face) ? null : face;
}

/**
 * Returns the pieces of a convex polygon that are outside a body. A polygon that lies in a face of the body
 * counts as outside only if `isFirst` is true, so that only one of two bodies keeps a shared face.
 */
export function piecesOutside(
  polygon: readonly Point3[],
  body: readonly HalfSpace[],
  isFirst: boolean,
): (readonly Point3[])[] {
  const inFace = (half: HalfSpace) => polygon.every((point) => Math.abs(beyond(half, point)) <= NOTHING);
  if (isFirst && body.some(inFace)) return [polygon];
  const pieces: Point3[][] = [];
  let rest: readonly Point3[] = polygon;
  for (const half of body) {
    if (inFace(half)) continue;
    const piece = clipped(rest, opposite(half));
    if (!isEmpty(piece)) pieces.push(piece);
    rest = clipped(rest, half);
    if (isEmpty(rest)) return pieces;
  }
  return pieces;
}

export type Segment = readonly [Point3, Point3];

/** Returns the parts of a segment outside a body; a segment in the surface of the body is outside. */
export function segmentOutside([from, to]: Segment, body: readonly HalfSpace[]): Segment[] {
  let [low, high] = [0, 1];
  for (const half of body) {
    const [p, q] = [beyond(half, from), beyond(half, to)];
    if (p >= -NOTHING && q >= -NOTHING) return [[from, to]];
    if (p <= 0 && q <= 0) continue;
    const share = p / (p - q);
    if (p > 0) low = Math.max(low, share);
    else high = Math.min(high, share);
  }
  if (high - low <= NOTHING) return [[from, to]];
  return [
    ...(low > NOTHING ? [[from, between(from, to, low)] as const] : []),
    ...(high < 1 - NOTHING ? [[between(from, to, high), to] as const] : []),
  ];
}
