import { cross, unit } from '@/drawing/plan/convex';
/** Camera positions: directions of the fixed views, and the distance from which everything is visible. */
import type { Point3 } from '@/viewer/drawing/drawing';

export const PRESETS = ['iso', 'top', 'front', 'side'] as const;
export type Preset = (typeof PRESETS)[number];

/**
 * Directions from the target to the camera. The view from above is slightly tilted, so that y points up on
 * the screen.
 */
export const DIRECTIONS: Readonly<Record<Preset, Point3>> = {
  iso: unit([0.62, -0.95, 0.58]),
  top: unit([0, -1e-4, 1]),
  front: [0, -1, 0],
  side: [1, 0, 0],
};

/** Vertical field of view in degrees; narrow, so that near and distant lengths stay comparable. */
export const FIELD_OF_VIEW = 22;
/**
 * Field of view for views along the axes, in degrees. The camera is then so far away that rays are parallel
 * to within a pixel, so these views are to scale. Because the camera is still a perspective camera, the
 * change between views can be animated, which is impossible between two kinds of projection.
 */
const PARALLEL = 0.1;

/**
 * Returns the field of view: views along an axis show true lengths; in other views, perspective helps the
 * user to perceive depth.
 */
export const fieldOfView = (direction: Point3): number =>
  direction.some((part) => Math.abs(part) > 1 - 1e-6) ? PARALLEL : FIELD_OF_VIEW;
/** Fraction of the image that is left free for labels. */
const MARGIN = 0.1;
const CENTRING_ROUNDS = 4;

export interface Standpoint {
  position: Point3;
  target: Point3;
  /** Vertical field of view, degrees. */
  lens: number;
}

/** Returns the tangent of half the field of view: half the height of the image divided by the distance. */
export const halfTangent = (lens: number): number => Math.tan((lens * Math.PI) / 360);

const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * Returns a camera that looks at the points from `direction`, at the distance at which all points are visible
 * and centred. `lens` is the field of view in degrees.
 */
export function fitted(
  points: readonly Point3[],
  direction: Point3,
  aspect: number,
  lens = fieldOfView(direction),
): Standpoint {
  const right = unit(cross([0, 0, 1], direction));
  const up = cross(direction, right);
  const tangentY = halfTangent(lens) * (1 - MARGIN);
  const most = (value: (point: Point3) => number) =>
    points.reduce((best, point) => Math.max(best, value(point)), -Infinity);
  const nearest = most((point) => dot(point, direction));
  const depth = (nearest - most((point) => -dot(point, direction))) / 2;
  // A point at `a` sideways and `d` towards the camera is visible from a distance D if |a - a0| <= (D - d) *
  // tan. Each of the two image axes therefore has a minimum distance and a centre at which its two outermost
  // points touch the frame.
  const axis = (side: Point3, tangent: number) => {
    const high = most((point) => dot(point, side) / tangent + dot(point, direction));
    const low = most((point) => -dot(point, side) / tangent + dot(point, direction));
    return { side, distance: (high + low) / 2, centre: ((high - low) / 2) * tangent };
  };
  const axes = [axis(right, tangentY * aspect), axis(up, tangentY)];
  const distance = Math.max(...axes.map((one) => one.distance), nearest + 1);
  // The distance required by one axis leaves room along the other axis, whose points are then centred for
  // that distance.
  const centres = axes.map(({ side, centre }) => {
    let place = centre;
    for (let round = 0; round < CENTRING_ROUNDS; round++) {
      const seen = (sign: 1 | -1) =>
        most((point) => (sign * (dot(point, side) - place)) / (distance - dot(point, direction)));
      place += ((seen(1) - seen(-1)) / 2) * (distance - depth);
    }
    return place;
  });
  const at = (d: number): Point3 => {
    const place = (i: 0 | 1 | 2) => right[i] * centres[0] + up[i] * centres[1] + direction[i] * d;
    return [place(0), place(1), place(2)];
  };
  return { position: at(distance), target: at(depth), lens };
}
