/** Dimensions used by several objects in the scene: limits of the concrete, positions of the steel. */
import { concreteBox, type ConcreteBox } from '@/drawing/plan/concrete-box';
import { EDGES, forEachEdge, outermost, type EdgeName } from '@/quantities/edges';
import type { Bolt, SceneMessage } from '@/viewer/message';

export interface Block extends ConcreteBox {
  /** Drawn height of the block, mm. */
  depth: number;
  cutBelow: boolean;
}

/** Returns the coordinate of each edge; infinite if the side is unbounded. */
export function edgeLines({ points, edges }: SceneMessage['foundation']): Record<EdgeName, number> {
  const corners = points.map(([x, y]) => ({ x, y }));
  return forEachEdge((name) => (edges[name] ? outermost(corners, name) : EDGES[name].sign * Infinity));
}

/** Returns the part of the concrete that is drawn. */
export function blockOf({ bolts, plate, foundation }: SceneMessage): Block {
  const hef = Math.max(0, ...bolts.map((bolt) => bolt.hef ?? 0));
  const box = concreteBox(edgeLines(foundation), { plate, anchors: bolts, hef });
  const deepest = Math.max(1.5 * hef, box.right - box.left, box.top - box.bottom);
  return { ...box, depth: Math.min(foundation.h, deepest), cutBelow: foundation.h > deepest };
}

/** Returns an anchor's length in the concrete, mm; if unknown, estimated from h_ef; 0 without either. */
export const depthOf = ({ hef = 0, depth }: Bolt): number => Math.max(depth ?? 1.14 * hef, hef);

/** Returns the heights of the plate's faces and, as `unit`, the largest anchor diameter (at least 8), mm. */
export function levelsOf({ plate, bolts }: SceneMessage): { underside: number; top: number; unit: number } {
  const diameter = Math.max(8, ...bolts.map((bolt) => bolt.diameter));
  return { underside: plate.standOff, top: plate.standOff + plate.thickness, unit: diameter };
}

/** Returns the reference length for arrows, label offsets and axes: a fraction of the plate size. */
export function scaleOf({ plate }: SceneMessage): number {
  return Math.max(plate.length, plate.width) / 10;
}

/** Returns the height of the profile piece as drawn. */
export function stubHeight(scene: SceneMessage): number {
  const { section } = scene;
  return Math.max(3.2 * scaleOf(scene), 0.9 * Math.max(section.H, section.W));
}
