/** Solids of which the objects in the scene consist, as geometries without an index. */
import {
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Path,
  Quaternion,
  Shape,
  Vector2,
  Vector3,
  type BufferGeometry,
} from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { along, minus, unit, type Point3 } from '@/drawing/plan/convex-bodies';
import type { Point } from '@/drawing/plan/shapes';

/** Angle between adjacent faces, in degrees, below which the faces are shaded as one smooth surface. */
export const SHARP_TURN = 30;

export function circle(x: number, y: number, radius: number, steps = 32): Point[] {
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Returns the corners of a square of a grid, in counter-clockwise order. */
export const gridSquare = (i: number, k: number) =>
  [
    [i, k],
    [i + 1, k],
    [i + 1, k + 1],
    [i, k + 1],
  ] as const;

const vectors = (points: readonly Point[]) => points.map(([x, y]) => new Vector2(x, y));
const shaded = (body: BufferGeometry) => toCreasedNormals(body, (SHARP_TURN * Math.PI) / 180);

interface Prism {
  outline: readonly Point[];
  holes?: readonly (readonly Point[])[];
  bottom: number;
  top: number;
}

/** Returns an upright prism with holes. */
export function prism({ outline, holes = [], bottom, top }: Prism): BufferGeometry {
  const shape = new Shape(vectors(outline));
  shape.holes = holes.map((hole) => new Path(vectors(hole)));
  return shaded(
    new ExtrudeGeometry(shape, { depth: top - bottom, bevelEnabled: false }).translate(0, 0, bottom),
  );
}

/**
 * Returns a body of revolution about the z axis. The profile contains radius and height of each point, from
 * the bottom up; two points of equal height form a flat ring.
 */
export const lathe = (profile: readonly Point[], steps = 24): BufferGeometry =>
  shaded(new LatheGeometry(vectors(profile), steps).rotateX(Math.PI / 2));

/** Returns a cone frustum between any two points. */
export function frustum(
  from: Point3,
  to: Point3,
  radii: readonly [number, number],
  steps = 16,
): BufferGeometry {
  const axis = new Vector3(...minus(to, from));
  const height = axis.length();
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), axis.normalize());
  return new CylinderGeometry(radii[1], radii[0], height, steps)
    .translate(0, height / 2, 0)
    .applyQuaternion(turn)
    .translate(...from)
    .toNonIndexed();
}

/** Returns the shaft and the head of an arrow with its tip at `to`; `width` is the diameter of the shaft. */
export function arrow(from: Point3, to: Point3, width: number): BufferGeometry[] {
  const way = minus(to, from);
  const neck = along(to, unit(way), -Math.min(width * 5, Math.hypot(...way) * 0.6));
  return [frustum(from, neck, [width / 2, width / 2]), frustum(neck, to, [width * 1.6, 0])];
}
