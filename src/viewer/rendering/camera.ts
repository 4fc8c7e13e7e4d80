/**
 * The camera: directions of the fixed views, the distance from which everything is visible, and the animated
 * change between views. The camera follows the scene until the user moves it.
 */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { MathUtils, PerspectiveCamera, type Vector3 } from 'three';
import {
  along,
  cross,
  dot,
  minus,
  unit,
  between as pointBetween,
  type Point3,
} from '@/drawing/plan/convex-bodies';

export const PRESETS = ['iso', 'top', 'front', 'side'] as const;
export type Preset = (typeof PRESETS)[number];

/** Directions from the target to the camera; the view from above is slightly tilted, so that y points up. */
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

/** Returns the field of view: true lengths in views along an axis, otherwise perspective to show depth. */
const fieldOfView = (direction: Point3): number =>
  direction.some((part) => Math.abs(part) > 1 - 1e-6) ? PARALLEL : FIELD_OF_VIEW;
/** Fraction of the image that is left free for labels. */
const MARGIN = 0.1;
const CENTRING_ROUNDS = 4;

export interface CameraPosition {
  position: Point3;
  target: Point3;
  /** Vertical field of view, degrees. */
  lens: number;
}

/** Returns the tangent of half the field of view: half the height of the image divided by the distance. */
export const halfTangent = (lens: number): number => Math.tan((lens * Math.PI) / 360);

/** Returns a camera that sees all points centred from `direction`; `lens`: field of view in degrees. */
export function fitted(
  points: readonly Point3[],
  direction: Point3,
  aspect: number,
  lens = fieldOfView(direction),
): CameraPosition {
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
  // The distance leaves room along the other axis, whose points are then centred for that distance.
  const centres = axes.map(({ side, centre }) => {
    let place = centre;
    for (let round = 0; round < CENTRING_ROUNDS; round++) {
      const seen = (sign: 1 | -1) =>
        most((point) => (sign * (dot(point, side) - place)) / (distance - dot(point, direction)));
      place += ((seen(1) - seen(-1)) / 2) * (distance - depth);
    }
    return place;
  });
  const middle = along(along([0, 0, 0], right, centres[0]), up, centres[1]);
  const at = (d: number): Point3 => along(middle, direction, d);
  return { position: at(distance), target: at(depth), lens };
}

/** Returns a camera at a position, for an image of this aspect ratio. */
export function cameraAt({ position, target, lens }: CameraPosition, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(lens, aspect, NEAREST, 100_000);
  camera.up.set(0, 0, 1);
  camera.position.set(...position);
  camera.lookAt(...target);
  return camera;
}

/** Duration of the animation, ms. */
const GLIDE_TIME = 320;

/** Direction of the camera in angles, and height of the visible part at the target in mm. */
function viewpointOf({ position, target, lens }: CameraPosition) {
  const [x, y, z] = minus(position, target);
  const height = 2 * Math.hypot(x, y, z) * halfTangent(lens);
  return { azimuth: Math.atan2(y, x), elevation: Math.atan2(z, Math.hypot(x, y)), height };
}

/**
 * Returns the camera position at a fraction of the duration, slow at the start and at the end. The visible
 * size changes steadily from start to end, however much the field of view changes.
 */
export function between(from: CameraPosition, to: CameraPosition, time: number): CameraPosition {
  if (time >= 1) return to;
  const share = MathUtils.smoothstep(time, 0, 1);
  const steady = (a: number, b: number) => a * (b / a) ** share;
  const [a, b] = [viewpointOf(from), viewpointOf(to)];
  const lens = steady(from.lens, to.lens);
  // The camera turns the shorter way around the vertical axis, so that it always stays upright.
  const turn = MathUtils.euclideanModulo(b.azimuth - a.azimuth + Math.PI, 2 * Math.PI) - Math.PI;
  const azimuth = a.azimuth + share * turn;
  const elevation = MathUtils.lerp(a.elevation, b.elevation, share);
  const level = Math.cos(elevation);
  const direction = [level * Math.cos(azimuth), level * Math.sin(azimuth), Math.sin(elevation)] as const;
  const target = pointBetween(from.target, to.target, share);
  return {
    position: along(target, direction, steady(a.height, b.height) / 2 / halfTangent(lens)),
    target,
    lens,
  };
}

interface Controls {
  target: Vector3;
  minDistance: number;
  maxDistance: number;
  update: () => void;
}

/** Smallest and largest visible height when the user zooms, mm. */
const HEIGHTS = { least: 30, most: 16_000 };
/** Largest distance of any object from the plate's centre, mm. */
const SPREAD = 30_000;
const NEAREST = 10;

const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function put(
  camera: PerspectiveCamera,
  controls: Controls,
  { position, target, lens }: CameraPosition,
): void {
  camera.fov = lens;
  camera.position.set(...position);
  const distance = camera.position.length();
  camera.near = Math.max(NEAREST, distance - SPREAD);
  camera.far = distance + SPREAD;
  camera.updateProjectionMatrix();
  controls.minDistance = HEIGHTS.least / 2 / halfTangent(lens);
  controls.maxDistance = HEIGHTS.most / 2 / halfTangent(lens);
  controls.target.set(...target);
  controls.update();
}

interface View {
  /** Returns the points that must be visible from a direction. */
  seenFrom: (direction: Point3) => readonly Point3[];
  /** Changes when other objects must be visible; the camera then fits them unless the user has moved it. */
  extent: string;
  /** Changes when another design is opened; the view is then reset. */
  opened: number | undefined;
}

export interface CameraHandle {
  /** Looks from a direction, from so far away that everything is visible. */
  look: (direction: Point3) => void;
  /** Makes everything visible without changing the direction. */
  fit: () => void;
  /** Event handlers for the camera controls: the user moves the camera between start and end. */
  onStart: () => void;
  onChange: () => void;
  onEnd: () => void;
}

export function useCamera({ seenFrom, extent, opened }: View): CameraHandle {
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const invalidate = useThree((state) => state.invalidate);
  const aspect = useThree(({ size }) => size.width / Math.max(1, size.height));
  const controls = useThree((state) => state.controls) as Controls | null;
  const isHeld = useRef(false);
  const isTurned = useRef(false);
  const direction = useRef<Point3>(DIRECTIONS.iso);
  const transition = useRef<{ from: CameraPosition; to: CameraPosition; start: number } | null>(null);

  const stand = (to: CameraPosition) => {
    if (!controls) return;
    put(camera, controls, to);
    invalidate();
  };

  const now = (): CameraPosition => ({
    position: camera.position.toArray(),
    target: controls?.target.toArray() ?? [0, 0, 0],
    lens: camera.fov,
  });

  const go = (from: Point3, lens: number, isGlide: boolean) => {
    const seen = seenFrom(from);
    if (seen.length === 0 || !controls) return;
    isTurned.current = false;
    direction.current = from;
    const to = fitted(seen, from, aspect, lens);
    transition.current = isGlide && !wantsNoMotion() ? { from: now(), to, start: performance.now() } : null;
    if (transition.current) invalidate();
    else stand(to);
  };

  useFrame(() => {
    const way = transition.current;
    if (!way) return;
    const time = (performance.now() - way.start) / GLIDE_TIME;
    if (time >= 1) transition.current = null;
    stand(between(way.from, way.to, time));
  });

  // A layout effect runs before the next frame, so that the first frame with the change is already right.
  useLayoutEffect(() => {
    if (!isTurned.current) go(direction.current, fieldOfView(direction.current), false);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [extent, aspect, controls]);

  const last = useRef(opened);
  useEffect(() => {
    if (last.current === opened) return;
    last.current = opened;
    go(DIRECTIONS.iso, fieldOfView(DIRECTIONS.iso), false);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened]);

  return {
    look: (from) => go(from, fieldOfView(from), true),
    fit: () => {
      if (!controls) return;
      go(unit(minus(camera.position.toArray(), controls.target.toArray())), camera.fov, true);
    },
    onStart: () => {
      isHeld.current = true;
      transition.current = null;
    },
    onChange: () => {
      // Only a movement counts as rotation by the user; a click alone does not move the camera.
      if (isHeld.current) isTurned.current = true;
    },
    onEnd: () => {
      isHeld.current = false;
    },
  };
}
