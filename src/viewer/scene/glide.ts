/** Animates the camera from one position to another, so that the user does not lose orientation. */
import type { Point3 } from '@/viewer/drawing/drawing';
import { minus, unit } from '@/viewer/drawing/sketch';
import { halfTangent, type Standpoint } from '@/viewer/scene/camera';

/** Duration of the animation, ms. */
export const GLIDE_TIME = 320;

const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const mixed = (a: number, b: number, share: number): number => a + (b - a) * share;
const point = (part: (i: 0 | 1 | 2) => number): Point3 => [part(0), part(1), part(2)];

/**
 * Rotates a direction along the great circle. If the two directions are almost opposite, there is no unique
 * shortest great circle, so the rotation passes through a direction at the side.
 */
function rotated(from: Point3, to: Point3, share: number): Point3 {
  const angle = Math.acos(Math.min(1, Math.max(-1, dot(from, to))));
  if (angle < 1e-6) return to;
  if (angle > Math.PI - 1e-3) {
    const middle = unit([from[1] + 0.1, -from[0], 0.3]);
    return share < 0.5 ? rotated(from, middle, 2 * share) : rotated(middle, to, 2 * share - 1);
  }
  const [a, b] = [Math.sin((1 - share) * angle), Math.sin(share * angle)].map(
    (part) => part / Math.sin(angle),
  );
  return point((i) => a * from[i] + b * to[i]);
}

/** Easing: slow at the start and at the end. */
const eased = (share: number): number => share * share * (3 - 2 * share);

interface Viewpoint {
  direction: Point3;
  /** Height of the visible part at the target, mm. */
  height: number;
}

function viewpointOf({ position, target, lens }: Standpoint): Viewpoint {
  const towards = minus(position, target);
  return { direction: unit(towards), height: 2 * Math.hypot(...towards) * halfTangent(lens) };
}

/**
 * Returns the camera position at a fraction of the duration. The visible size changes steadily from start
 * to end, however much the field of view changes.
 */
export function between(from: Standpoint, to: Standpoint, time: number): Standpoint {
  if (time >= 1) return to;
  const share = eased(time);
  const [a, b] = [viewpointOf(from), viewpointOf(to)];
  const lens = Math.exp(mixed(Math.log(from.lens), Math.log(to.lens), share));
  const height = Math.exp(mixed(Math.log(a.height), Math.log(b.height), share));
  const target = point((i) => mixed(from.target[i], to.target[i], share));
  const direction = rotated(a.direction, b.direction, share);
  const distance = height / 2 / halfTangent(lens);
  return { position: point((i) => target[i] + direction[i] * distance), target, lens };
}
