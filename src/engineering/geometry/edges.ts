/** Distances from anchors to the edges of the concrete; infinite for edges that do not exist. */
import type { AnchorPoint, ConcreteOutline } from '@/engineering/model/design';
import { EDGE_NAMES, EDGES, EDGES_ACROSS, forEachEdge, type EdgeName } from '@/quantities/edges';

type EdgeDistances = Record<EdgeName, number>;

/** Returns the distance from one anchor to an edge, mm. */
export function edgeDistance(anchor: AnchorPoint, edge: EdgeName, outline: ConcreteOutline): number {
  const { axis, sign } = EDGES[edge];
  return sign * (outline[edge] - anchor[axis]);
}

/** Returns the smallest distance from a set of anchors to each edge, mm. */
export function edgeDistances(anchors: readonly AnchorPoint[], outline: ConcreteOutline): EdgeDistances {
  return forEachEdge((name) => Math.min(...anchors.map((anchor) => edgeDistance(anchor, name, outline))));
}

/** Returns the smallest of the four distances, mm; infinite without edges. */
export function smallestEdgeDistance(distances: EdgeDistances): number {
  return Math.min(...Object.values(distances));
}

/** Returns the first anchor on or outside an edge of the concrete, and that edge; null if there is none. */
export function anchorOutsideConcrete(
  anchors: readonly AnchorPoint[],
  outline: ConcreteOutline,
): { anchor: AnchorPoint; edge: EdgeName } | null {
  for (const anchor of anchors) {
    const edge = EDGE_NAMES.find((name) => edgeDistance(anchor, name, outline) <= 0);
    if (edge !== undefined) return { anchor, edge };
  }
  return null;
}

interface EdgeAxes {
  /** Outward unit normal of the edge. */
  normal: readonly [number, number];
  /** The two adjacent edges: in the negative and in the positive direction along the edge. */
  sides: readonly [EdgeName, EdgeName];
  along: 'x' | 'y';
}

export const EDGE_AXES: Readonly<Record<EdgeName, EdgeAxes>> = forEachEdge((name) => {
  const { axis, sign } = EDGES[name];
  const along = axis === 'x' ? 'y' : 'x';
  return { normal: axis === 'x' ? [sign, 0] : [0, sign], along, sides: EDGES_ACROSS[along] };
});
