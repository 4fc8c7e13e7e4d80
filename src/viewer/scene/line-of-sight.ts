/** Tests whether a body hides a point that must be visible. */
import type { Point3 } from '@/viewer/drawing/drawing';
import { cross, minus } from '@/viewer/drawing/sketch';

const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A hit just before the end of the line of sight belongs to the point itself. */
const BEFORE = 1 - 1e-3;

/** True if the segment between two points intersects a triangle (Möller and Trumbore). */
function meets(from: Point3, to: Point3, [a, b, c]: readonly [Point3, Point3, Point3]): boolean {
  const [direction, e1, e2] = [minus(to, from), minus(b, a), minus(c, a)];
  const p = cross(direction, e2);
  const determinant = dot(e1, p);
  if (Math.abs(determinant) < 1e-9) return false;
  const s = minus(from, a);
  const u = dot(s, p) / determinant;
  if (u < 0 || u > 1) return false;
  const q = cross(s, e1);
  const v = dot(direction, q) / determinant;
  if (v < 0 || u + v > 1) return false;
  const t = dot(e2, q) / determinant;
  return t > 0 && t < BEFORE;
}

/**
 * True if a body hides a point from the viewer at `eye`; `positions` contains nine numbers for each
 * triangle.
 */
export function isHidden(positions: ArrayLike<number>, eye: Point3, point: Point3): boolean {
  const corner = (i: number): Point3 => [positions[i], positions[i + 1], positions[i + 2]];
  for (let i = 0; i < positions.length; i += 9)
    if (meets(eye, point, [corner(i), corner(i + 3), corner(i + 6)])) return true;
  return false;
}
