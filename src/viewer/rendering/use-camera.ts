/**
 * Camera control: follows the scene until the user moves the camera, and animates the change between views.
 */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PerspectiveCamera, Vector3 } from 'three';
import { minus, unit } from '@/drawing/plan/convex';
import type { Point3 } from '@/viewer/drawing/drawing';
import { DIRECTIONS, fieldOfView, fitted, halfTangent, type Standpoint } from '@/viewer/scene/camera';

/** Duration of the animation, ms. */
const GLIDE_TIME = 320;

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

function put(camera: PerspectiveCamera, controls: Controls, { position, target, lens }: Standpoint): void {
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
  /**
   * Changes whenever other objects must be visible; the camera then fits the new objects, unless the user has
   * moved the camera.
   */
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
  const glide = useRef<{ from: Standpoint; to: Standpoint; start: number } | null>(null);

  const stand = (to: Standpoint) => {
    if (!controls) return;
    put(camera, controls, to);
    invalidate();
  };

  const now = (): Standpoint => ({
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
    glide.current = isGlide && !wantsNoMotion() ? { from: now(), to, start: performance.now() } : null;
    if (glide.current) invalidate();
    else stand(to);
  };

  useFrame(() => {
    const way = glide.current;
    if (!way) return;
    const time = (performance.now() - way.start) / GLIDE_TIME;
    if (time >= 1) glide.current = null;
    stand(between(way.from, way.to, time));
  });

  // A layout effect runs before the next frame, so that the camera is already correct in the first frame that
  // shows the change.
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
      const { x, y, z } = camera.position.clone().sub(controls.target).normalize();
      go([x, y, z], camera.fov, true);
    },
    onStart: () => {
      isHeld.current = true;
      glide.current = null;
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
