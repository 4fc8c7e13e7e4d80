/** Solids of which the objects in the scene consist. */
import { ShapeUtils, Vector2 } from 'three';
import type { Colour, InkName, MaterialName, Point2, Point3 } from '@/viewer/drawing/drawing';
import { cross, minus, unit, type Sketch } from '@/viewer/drawing/sketch';

/** Angle between adjacent faces, rad, below which the faces are shaded as one smooth surface. */
const SMOOTH_TURN = Math.PI / 6;

export function circle(x: number, y: number, radius: number, steps = 32): Point2[] {
  return Array.from({ length: steps }, (_, i): Point2 => {
    const angle = (2 * Math.PI * i) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

export const rectangle = (x1: number, y1: number, x2: number, y2: number): Point2[] => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];

/** Returns the corners of a square of a grid, in counter-clockwise order. */
export const gridSquare = (i: number, k: number) =>
  [
    [i, k],
    [i + 1, k],
    [i + 1, k + 1],
    [i, k + 1],
  ] as const;

/** Returns the outline in counter-clockwise order, reversed if necessary. */
function rotated(outline: readonly Point2[]): Point2[] {
  const area = outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area >= 0 ? [...outline] : [...outline].reverse();
}

function edgeNormals(outline: readonly Point2[]): Point2[] {
  return outline.map(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length];
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    return [(nextY - y) / length, (x - nextX) / length];
  });
}

interface PrismOptions {
  material: MaterialName;
  /** Ink of the lines along sharp edges; no lines if undefined. */
  ink?: InkName;
  colour?: Colour;
}

interface Prism extends PrismOptions {
  outline: readonly Point2[];
  holes?: readonly (readonly Point2[])[];
  bottom: number;
  top: number;
}

/** Adds the wall along one outline; `inward` is true for a hole. */
function wall(sketch: Sketch, prism: Prism, ring: readonly Point2[], inward: boolean): void {
  const { bottom, top, material, ink, colour } = prism;
  const sign = inward ? -1 : 1;
  const faces = edgeNormals(ring);
  const at = (i: number) => (i + ring.length) % ring.length;
  const smooth = (i: number) => {
    const [a, b] = [faces[at(i - 1)], faces[at(i)]];
    return Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1]))) < SMOOTH_TURN;
  };
  const corner = (i: number, face: Point2): Point3 => {
    const [a, b] = [faces[at(i - 1)], faces[at(i)]];
    const [x, y] = smooth(i) ? [a[0] + b[0], a[1] + b[1]] : face;
    return unit([sign * x, sign * y, 0]);
  };
  ring.forEach(([x, y], i) => {
    const next = ring[at(i + 1)];
    const corners: [Point3, Point3, Point3, Point3] = [
      [x, y, bottom],
      [next[0], next[1], bottom],
      [next[0], next[1], top],
      [x, y, top],
    ];
    const [from, to] = [corner(i, faces[i]), corner(at(i + 1), faces[i])];
    if (inward)
      sketch.quad(material, [corners[1], corners[0], corners[3], corners[2]], [to, from, from, to], colour);
    else sketch.quad(material, corners, [from, to, to, from], colour);
    if (!ink) return;
    sketch.line(ink, corners[3], corners[2]);
    sketch.line(ink, corners[0], corners[1]);
    if (!smooth(i)) sketch.line(ink, corners[0], corners[3]);
  });
}

/** Adds an upright prism with holes. */
export function prism(sketch: Sketch, options: Prism): void {
  const { bottom, top, material, colour } = options;
  const outline = rotated(options.outline);
  const holes = (options.holes ?? []).map(rotated);
  wall(sketch, options, outline, false);
  for (const hole of holes) wall(sketch, options, hole, true);
  const vector = ([x, y]: Point2) => new Vector2(x, y);
  // The triangulation requires holes to be clockwise.
  const clockwise = holes.map((hole) => [...hole].reverse());
  const points = [...outline, ...clockwise.flat()];
  const faces = ShapeUtils.triangulateShape(
    outline.map(vector),
    clockwise.map((hole) => hole.map(vector)),
  );
  for (const [a, b, c] of faces) {
    const at = (index: number, z: number): Point3 => [points[index][0], points[index][1], z];
    sketch.triangle(material, [at(a, top), at(b, top), at(c, top)], undefined, colour);
    sketch.triangle(material, [at(a, bottom), at(c, bottom), at(b, bottom)], undefined, colour);
  }
}

interface Lathe {
  material: MaterialName;
  colour?: Colour;
  x: number;
  y: number;
  /** Radius and height of each point, from the bottom up; two points of equal height form a flat ring. */
  profile: readonly Point2[];
  steps?: number;
}

/** Adds a body of revolution about a vertical axis. */
export function lathe(sketch: Sketch, { material, colour, x, y, profile, steps = 24 }: Lathe): void {
  for (let i = 1; i < profile.length; i++) {
    const [[r1, z1], [r2, z2]] = [profile[i - 1], profile[i]];
    const slope = unit([z2 - z1, 0, r1 - r2]);
    for (let step = 0; step < steps; step++) {
      const [a, b] = [step, step + 1].map((k) => (2 * Math.PI * k) / steps);
      const point = (angle: number, r: number, z: number): Point3 => [
        x + r * Math.cos(angle),
        y + r * Math.sin(angle),
        z,
      ];
      const normal = (angle: number): Point3 => [
        slope[0] * Math.cos(angle),
        slope[0] * Math.sin(angle),
        slope[2],
      ];
      const [na, nb] = [normal(a), normal(b)];
      if (r1 > 0)
        sketch.triangle(
          material,
          [point(a, r1, z1), point(b, r1, z1), point(b, r2, z2)],
          [na, nb, nb],
          colour,
        );
      if (r2 > 0)
        sketch.triangle(
          material,
          [point(a, r1, z1), point(b, r2, z2), point(a, r2, z2)],
          [na, nb, na],
          colour,
        );
    }
  }
}

/** Returns two directions perpendicular to `axis` that form a right-handed system with it. */
function frameOf(axis: Point3): [Point3, Point3] {
  const helper: Point3 = Math.abs(axis[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  const u = unit(cross(helper, axis));
  return [u, cross(axis, u)];
}

/** Adds a cone frustum between any two points, closed at `from`. */
export function frustum(
  sketch: Sketch,
  material: MaterialName,
  from: Point3,
  to: Point3,
  radii: readonly [number, number],
  steps = 16,
): void {
  const axis = unit(minus(to, from));
  const [u, v] = frameOf(axis);
  const ring = (centre: Point3, r: number, angle: number): Point3 => [
    centre[0] + r * (Math.cos(angle) * u[0] + Math.sin(angle) * v[0]),
    centre[1] + r * (Math.cos(angle) * u[1] + Math.sin(angle) * v[1]),
    centre[2] + r * (Math.cos(angle) * u[2] + Math.sin(angle) * v[2]),
  ];
  for (let step = 0; step < steps; step++) {
    const [a, b] = [step, step + 1].map((k) => (2 * Math.PI * k) / steps);
    const [na, nb] = [a, b].map((angle) => minus(ring(from, 1, angle), from));
    const [pa, pb] = [ring(from, radii[0], a), ring(from, radii[0], b)];
    const [qa, qb] = [ring(to, radii[1], a), ring(to, radii[1], b)];
    sketch.quad(material, [pa, pb, qb, qa], [na, nb, nb, na]);
    if (radii[0] > 0) sketch.triangle(material, [from, pb, pa]);
  }
}

/** Adds an arrow with its head at `to`. `width` is the diameter of the shaft. */
export function arrow(sketch: Sketch, material: MaterialName, from: Point3, to: Point3, width: number): void {
  const axis = unit(minus(to, from));
  const head = Math.min(width * 5, Math.hypot(...minus(to, from)) * 0.6);
  const neck: Point3 = [to[0] - axis[0] * head, to[1] - axis[1] * head, to[2] - axis[2] * head];
  frustum(sketch, material, from, neck, [width / 2, width / 2]);
  frustum(sketch, material, neck, to, [width * 1.6, 0]);
}
