/**
 * Drawing of an object in the scene as plain arrays for any renderer. Coordinates in mm; z points out of the
 * concrete.
 */

import type { Measure } from '@/drawing/plan/shapes';
import { grouped } from '@/quantities/grouped';

export type Point2 = readonly [number, number];
export type Point3 = readonly [number, number, number];
/** Red, green and blue from 0 to 1. */
export type Colour = readonly [number, number, number];

export type MaterialName =
  | 'concrete'
  | 'plate'
  | 'profile'
  | 'bolt'
  | 'grout'
  | 'load'
  | 'moment'
  | 'axisX'
  | 'axisY'
  | 'axisZ'
  | 'failure'
  | 'failureCut'
  | 'failureArea'
  | 'compression'
  | 'deformation'
  | 'mark'
  | 'shadow';

export type InkName =
  | 'edge'
  | 'break'
  | 'outline'
  | 'dimension'
  | 'failure'
  | 'area'
  | 'overlap'
  | 'compression'
  | 'deformation'
  | 'axis';

/** Triangles without an index: nine numbers for each triangle. */
interface MeshData {
  material: MaterialName;
  positions: Float32Array;
  normals: Float32Array;
  /** Colour of each vertex. */
  colours?: Float32Array;
}

/** Separate line segments: six numbers for each segment. */
interface LineData {
  ink: InkName;
  positions: Float32Array;
}

export type LabelTone =
  | 'dimension'
  | 'load'
  | 'moment'
  | 'number'
  | 'axisX'
  | 'axisY'
  | 'axisZ'
  | 'failure'
  | 'compression';

export interface LabelData {
  /** Text of the label; `_x` after a character is typeset as a subscript. */
  text: string;
  position: Point3;
  tone: LabelTone;
  /** Tip of the arrow, or end of the arc, beyond which the label is placed, so that it never covers it. */
  beyond?: Point3;
  /** Dimension of the design that the user can edit with a click. */
  measure?: Measure;
}

export interface Drawing {
  meshes: readonly MeshData[];
  lines: readonly LineData[];
  labels: readonly LabelData[];
}

export const EMPTY: Drawing = { meshes: [], lines: [], labels: [] };

function joined(arrays: readonly Float32Array[]): Float32Array {
  const result = new Float32Array(arrays.reduce((sum, array) => sum + array.length, 0));
  let at = 0;
  for (const array of arrays) {
    result.set(array, at);
    at += array.length;
  }
  return result;
}

/**
 * Merges drawings into one mesh for each material and one set of lines for each ink, so that the renderer
 * needs few draw calls.
 */
export function merged(drawings: readonly Drawing[]): Drawing {
  const meshes = [
    ...grouped(
      drawings.flatMap((drawing) => drawing.meshes),
      ({ material }) => material,
    ),
  ].map(([material, parts]): MeshData => {
    const coloured = parts.flatMap(({ colours }) => (colours ? [colours] : []));
    return {
      material,
      positions: joined(parts.map(({ positions }) => positions)),
      normals: joined(parts.map(({ normals }) => normals)),
      ...(coloured.length === parts.length ? { colours: joined(coloured) } : {}),
    };
  });
  const lines = [
    ...grouped(
      drawings.flatMap((drawing) => drawing.lines),
      ({ ink }) => ink,
    ),
  ].map(([ink, parts]): LineData => ({ ink, positions: joined(parts.map(({ positions }) => positions)) }));
  return { meshes, lines, labels: drawings.flatMap((drawing) => drawing.labels) };
}

/** Returns the drawing moved by a vector. */
export function shifted({ meshes, lines, labels }: Drawing, by: Point3): Drawing {
  const move = (positions: Float32Array) => positions.map((value, i) => value + by[i % 3]);
  return {
    meshes: meshes.map((mesh) => ({ ...mesh, positions: move(mesh.positions) })),
    lines: lines.map((line) => ({ ...line, positions: move(line.positions) })),
    labels: labels.map((label) => {
      const [x, y, z] = label.position;
      return { ...label, position: [x + by[0], y + by[1], z + by[2]] as const };
    }),
  };
}

export interface Bounds {
  min: [number, number, number];
  max: [number, number, number];
}

/** Returns the bounds of coordinates listed as x, y, z for each point. */
function boxOf(coordinates: ArrayLike<number>): Bounds {
  const bounds: Bounds = { min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] };
  for (let i = 0; i < coordinates.length; i++) {
    const axis = i % 3;
    bounds.min[axis] = Math.min(bounds.min[axis], coordinates[i]);
    bounds.max[axis] = Math.max(bounds.max[axis], coordinates[i]);
  }
  return bounds;
}

/** Number of coordinates above which a body is represented by the corners of its bounding box. */
const MANY = 600;

function boxCorners(positions: Float32Array): Point3[] {
  const { min, max } = boxOf(positions);
  const [xs, ys, zs] = min.map((low, axis) => [low, max[axis]]);
  return xs.flatMap((x) => ys.flatMap((y) => zs.map((z): Point3 => [x, y, z])));
}

function points(positions: Float32Array): Point3[] {
  const found: Point3[] = [];
  for (let i = 0; i < positions.length; i += 3)
    found.push([positions[i], positions[i + 1], positions[i + 2]]);
  return found;
}

/** Returns points whose hull contains everything that must be visible. */
export function cornersOf(drawings: readonly Drawing[]): Point3[] {
  return drawings.flatMap(({ meshes, lines, labels }) => [
    ...[...meshes, ...lines].flatMap(({ positions }) =>
      positions.length > MANY ? boxCorners(positions) : points(positions),
    ),
    ...labels.map(({ position }) => position),
  ]);
}

/** Returns the box around all points; null without points. */
export const boundsOf = (corners: readonly Point3[]): Bounds | null =>
  corners.length === 0 ? null : boxOf(corners.flat());
