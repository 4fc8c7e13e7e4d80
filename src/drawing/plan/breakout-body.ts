/** Breakout bodies as calculated: convex, one for each anchor, cut off at edges; overlaps are joined. */
import {
  faceOn,
  halfSpace,
  piecesOutside,
  segmentOutside,
  type HalfSpace,
  type Point3,
  type Segment,
} from '@/drawing/plan/convex-bodies';
import type { AnchorPoint, ConcreteOutline, ConeOutline, EdgeOutline } from '@/engineering';
import { EDGE_NAMES, EDGES } from '@/quantities/edges';

export type Place = Pick<AnchorPoint, 'no' | 'x' | 'y'>;

/** Bodies of the engine; a picture without labels needs neither areas nor symbols. */
export type Cone = Omit<ConeOutline, 'area' | 'spacing'> & Partial<Pick<ConeOutline, 'area' | 'spacing'>>;
export type EdgeBreakout = Omit<EdgeOutline, 'area'> & Partial<Pick<EdgeOutline, 'area'>>;

export type Breakout = Cone | EdgeBreakout;

export type BreakoutBody =
  | Breakout
  /** Part of the anchor: `steel` is the shaft at the plate, and `embedment` is the shaft in the concrete. */
  | { kind: 'anchor'; anchors: number[]; part: 'steel' | 'embedment' };

export interface FailureBody {
  mode: string;
  bodies: BreakoutBody[];
}

/**
 * `area`: projected area; `surface`: part of the concrete surface beside the projected area; `cut`: face
 * where the body ends at an edge, at the underside of the concrete or halfway to another anchor; `slope`:
 * sloping side.
 */
export type FaceKind = 'slope' | 'cut' | 'area' | 'surface';

interface Side extends HalfSpace {
  face: FaceKind;
}

export interface Surroundings {
  anchors: readonly Place[];
  edges: ConcreteOutline;
  /** Thickness of the concrete, mm. */
  h: number;
}

const side = (face: FaceKind, normal: Point3, limit: number): Side => ({ face, ...halfSpace(normal, limit) });

/** Returns the half-spaces of the existing concrete edges. */
function edgeSides(edges: ConcreteOutline): Side[] {
  return EDGE_NAMES.filter((name) => Number.isFinite(edges[name])).map((name) => {
    const { axis, sign } = EDGES[name];
    return side('cut', axis === 'x' ? [sign, 0, 0] : [0, sign, 0], sign * edges[name]);
  });
}

/** Returns a pyramid from the anchor's depth to the surface, cut off halfway to each anchor in `others`. */
function coneOver({ x, y }: Place, { reach, depth }: Cone, others: readonly Place[]): Side[] {
  const slope = reach / depth;
  return [
    side('area', [0, 0, 1], 0),
    side('slope', [1, 0, -slope], x + reach),
    side('slope', [-1, 0, -slope], reach - x),
    side('slope', [0, 1, -slope], y + reach),
    side('slope', [0, -1, -slope], reach - y),
    ...others.map((other) => {
      const [a, b] = [other.x - x, other.y - y];
      return side('cut', [a, b, 0], (a * (x + other.x) + b * (y + other.y)) / 2);
    }),
  ];
}

/** Spread of the body to each side and downwards, per mm of distance towards the edge. */
const SPREAD = 1.5;

/** Returns the sides of the body that widens from `c1` before the edge to the edge; empty without an edge. */
function towardsEdge({ x, y }: Place, { edge, c1 }: EdgeBreakout, edges: ConcreteOutline, h: number): Side[] {
  const { axis, sign } = EDGES[edge];
  const line = edges[edge];
  if (!Number.isFinite(line)) return [];
  const place = axis === 'x' ? y : x;
  const vector = (out: number, across: number, up: number): Point3 =>
    axis === 'x' ? [out * sign, across, up] : [across, out * sign, up];
  const start = sign * line - c1;
  return [
    side('area', vector(1, 0, 0), sign * line),
    side('surface', [0, 0, 1], 0),
    side('cut', [0, 0, -1], h),
    side('slope', vector(-SPREAD, 0, -1), -SPREAD * start),
    side('slope', vector(-SPREAD, 1, 0), place - SPREAD * start),
    side('slope', vector(-SPREAD, -1, 0), -place - SPREAD * start),
  ];
}

/** Returns the sides of each anchor's convex body in `breakout`, cut off at the edges of the concrete. */
function bodiesOf(breakout: Breakout, { anchors, edges, h }: Surroundings): Side[][] {
  const chosen = anchors.filter(({ no }) => breakout.anchors.includes(no));
  if (breakout.kind === 'edge') {
    const axis = EDGES[breakout.edge].axis === 'x' ? 0 : 1;
    const ends = edgeSides(edges).filter(({ normal }) => normal[axis] === 0);
    return chosen
      .map((anchor) => towardsEdge(anchor, breakout, edges, h))
      .filter((sides) => sides.length > 0)
      .map((sides) => [...sides, ...ends]);
  }
  const cuts = edgeSides(edges);
  return chosen.map((anchor) => {
    const others = anchors.filter(({ no }) => no !== anchor.no && breakout.apartFrom?.includes(no));
    return [...coneOver(anchor, breakout, others), ...cuts];
  });
}

interface Face {
  kind: FaceKind;
  /** Corners of a convex polygon, counter-clockwise as seen from outside. */
  corners: readonly Point3[];
  normal: Point3;
}

export interface BreakoutShape {
  /** Faces without the parts inside another body; those of kind `area` add up to the calculated area. */
  faces: readonly Face[];
  ridges: readonly Segment[];
  /** Outline of the combined projected area of all bodies. */
  outline: readonly Segment[];
  /** Parts of the outline of one body's projected area that are inside another body's projected area. */
  overlaps: readonly Segment[];
}

const ringOf = (corners: readonly Point3[]): Segment[] =>
  corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]] as const);

const lengthOf = ([a, b]: Segment): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Returns the parts of a segment that are not covered by any body. */
const outsideAll = (segment: Segment, bodies: readonly (readonly HalfSpace[])[]): Segment[] =>
  bodies.reduce<Segment[]>((parts, body) => parts.flatMap((part) => segmentOutside(part, body)), [segment]);

/** Returns the pieces of a segment that remain when the given parts are removed. */
function remainder(segment: Segment, parts: readonly Segment[]): Segment[] {
  const inside: Segment[] = [];
  let from = segment[0];
  for (const part of parts.toSorted((a, b) => lengthOf([segment[0], a[0]]) - lengthOf([segment[0], b[0]]))) {
    if (lengthOf([from, part[0]]) > 1e-3) inside.push([from, part[0]]);
    from = part[1];
  }
  if (lengthOf([from, segment[1]]) > 1e-3) inside.push([from, segment[1]]);
  return inside;
}

export function breakoutShape(breakout: Breakout, surroundings: Surroundings): BreakoutShape {
  const bodies = bodiesOf(breakout, surroundings);
  const faces: Face[] = [];
  const ridges: Segment[] = [];
  const outline: Segment[] = [];
  const overlaps: Segment[] = [];
  bodies.forEach((body, index) => {
    const others = bodies.filter((_, i) => i !== index);
    for (const half of body) {
      const whole = faceOn(half, body);
      if (!whole) continue;
      const pieces = bodies.reduce<(readonly Point3[])[]>(
        (parts, other, i) =>
          i === index ? parts : parts.flatMap((part) => piecesOutside(part, other, index < i)),
        [whole],
      );
      faces.push(...pieces.map((corners) => ({ kind: half.face, corners, normal: half.normal })));
      const ring = ringOf(whole);
      if (half.face === 'area') {
        // Omits the half-spaces of the other bodies at their projected areas: the segment lies in that plane
        // and would otherwise count as outside every other body.
        const borders = others.map((other) => other.filter(({ face }) => face !== 'area'));
        for (const segment of ring) {
          const free = outsideAll(segment, borders);
          outline.push(...free);
          overlaps.push(...remainder(segment, free));
        }
      } else for (const segment of ring) ridges.push(...outsideAll(segment, others));
    }
  });
  return { faces, ridges, outline, overlaps };
}
