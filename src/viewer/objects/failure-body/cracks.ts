/**
 * Draws splitting cracks: vertical planes through the member, along the two outermost lines of anchors and up
 * to the nearest edge.
 */
import { EDGE_NAMES, EDGES, EDGES_ACROSS, forEachEdge, outermost, type EdgeName } from '@/quantities/edges';
import type { Point3 } from '@/viewer/drawing/drawing';
import type { Sketch } from '@/viewer/drawing/sketch';
import type { Bolt } from '@/viewer/message';

export function cracks(
  sketch: Sketch,
  anchors: readonly Bolt[],
  lines: Readonly<Record<EdgeName, number>>,
  bottom: number,
): void {
  const reach = forEachEdge((name) => outermost(anchors, name));
  const distanceTo = (name: EdgeName) => EDGES[name].sign * (lines[name] - reach[name]);
  const nearest = EDGE_NAMES.reduce((best, name) => (distanceTo(name) < distanceTo(best) ? name : best));
  if (!Number.isFinite(distanceTo(nearest))) return;
  const { axis } = EDGES[nearest];
  const [from, to] = EDGES_ACROSS[axis].map((name) => (name === nearest ? lines : reach)[name]);
  const [low, high] = EDGES_ACROSS[axis === 'x' ? 'y' : 'x'].map((name) => reach[name]);
  for (const place of new Set([low, high])) {
    const at = (along: number, z: number): Point3 => (axis === 'x' ? [along, place, z] : [place, along, z]);
    const face = [at(from, bottom), at(to, bottom), at(to, 0), at(from, 0)] as const;
    sketch.quad('failureCut', face);
    sketch.polyline('failure', face, true);
  }
}
