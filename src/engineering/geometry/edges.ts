/** Distances from anchors to the edges of the concrete; infinite for edges that do not exist. */
import type { AnchorPoint, ConcreteOutline } from '@/engineering/model/design';
import { EDGE_NAMES, EDGES, EDGES_ACROSS, forEachEdge, type EdgeName } from '@/quantities/edges';

type EdgeDistances = Record<EdgeName, number>;

/** Returns the distance from one anchor to each edge, mm. */
export function anchorEdgeDistances(anchor: AnchorPoint, outline: ConcreteOutline): EdgeDistances {
  return forEachEdge((name) => {
    const { axis, sign } = EDGES[name];
    return sign * (outline[name] - anchor[axis]);
  });
}

/** Returns the smallest distance from a set of anchors to each edge, mm. */
export function edgeDistances(anchors: readonly AnchorPoint[], outline: ConcreteOutline): EdgeDistances {
  const all = anchors.map((anchor) => anchorEdgeDistances(anchor, outline));
  return forEachEdge((name) => Math.min(...all.map((distances) => distances[name])));
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
    const distances = anchorEdgeDistances(anchor, outline);
    const edge = EDGE_NAMES.find((name) => distances[name] <= 0);
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
