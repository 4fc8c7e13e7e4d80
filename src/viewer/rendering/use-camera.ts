/**
 * Camera control: follows the scene until the user moves the camera, and animates the change between views.
 */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PerspectiveCamera, Vector3 } from 'three';
import type { Point3 } from '@/viewer/drawing/drawing';
import { DIRECTIONS, fieldOfView, fitted, halfTangent, type Standpoint } from '@/viewer/scene/camera';
import { between, GLIDE_TIME } from '@/viewer/scene/glide';

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
  const controls = useThree((state) => state.controls) as unknown as Controls | null;
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
