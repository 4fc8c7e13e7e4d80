import type { EdgeName } from '@/quantities/edges';
/** Shapes of a plan: lines, areas and texts in mm, y upwards. The painter decides their appearance. */

export type Point = readonly [number, number];

export type Style =
  | 'concrete'
  | 'edge'
  | 'open'
  | 'plate'
  | 'profile'
  | 'anchor'
  | 'slot'
  | 'axis'
  | 'dimension'
  | 'load'
  | 'moment'
  | 'tension'
  | 'shear'
  | 'failure'
  | 'border'
  | 'pressure';

export interface Line {
  kind: 'line';
  style: Style;
  from: Point;
  to: Point;
}

/** Length that a dimension shows. */
export type Measure =
  | { of: 'edge'; edge: EdgeName }
  /** `gap` counts from 1 along the axis; `anchor`: number of one at its far end. */
  | { of: 'spacing'; axis: 'x' | 'y'; gap: number; anchor: number }
  | { of: 'plate'; side: 'length' | 'width' }
  /** Thickness of the concrete. */
  | { of: 'thickness' }
  /** Between concrete and plate. */
  | { of: 'standOff' };

/** A length between two points: its line with oblique ticks, and its figure, turned along an upright line. */
export interface Dimension {
  kind: 'dimension';
  style: 'dimension';
  /** Null for one that follows from the others. */
  measure: Measure | null;
  /** The true length, mm: the line is shorter where the concrete is cut off. */
  length: number;
  lines: readonly Line[];
  /** Middle of the figure. */
  at: Point;
  upright: boolean;
}

export type Shape =
  | Line
  | Dimension
  /** The second outline within another is a hole. */
  | { kind: 'area'; style: Style; outlines: readonly (readonly Point[])[] }
  /** `anchor`: number of the one that it stands for. */
  | { kind: 'circle'; style: Style; at: Point; radius: number; anchor?: number }
  /** A rectangle with round ends about its middle. */
  | { kind: 'slot'; style: Style; at: Point; width: number; height: number; radius: number }
  /** About its middle, or right of its place; a symbol in it, as A_c,N, is to be set with its index. */
  | { kind: 'text'; style: Style; at: Point; text: string; upright?: boolean; isFromLeft?: boolean };

export const rectangle = (left: number, bottom: number, right: number, top: number): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];
