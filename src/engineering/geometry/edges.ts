/** Distances from anchors to the edges of the concrete; infinite for edges that do not exist. */
import {
  EDGE_NAMES,
  type AnchorPoint,
  type ConcreteOutline,
  type EdgeName,
} from '@/engineering/model/design';

export type EdgeDistances = Record<EdgeName, number>;

/** Distance of one anchor to each edge, mm. */
export function anchorEdgeDistances({ x, y }: AnchorPoint, outline: ConcreteOutline): EdgeDistances {
  return { X1: outline.X1 - x, X2: x - outline.X2, Y1: outline.Y1 - y, Y2: y - outline.Y2 };
}

/** Smallest distance from a set of anchors to each edge, mm. */
export function edgeDistances(anchors: readonly AnchorPoint[], outline: ConcreteOutline): EdgeDistances {
  const found: EdgeDistances = { X1: Infinity, X2: Infinity, Y1: Infinity, Y2: Infinity };
  for (const { x, y } of anchors) {
    found.X1 = Math.min(found.X1, outline.X1 - x);
    found.X2 = Math.min(found.X2, x - outline.X2);
    found.Y1 = Math.min(found.Y1, outline.Y1 - y);
    found.Y2 = Math.min(found.Y2, y - outline.Y2);
  }
  return found;
}

/** Smallest of the four distances, mm; infinite without edges. */
export function smallestEdgeDistance(distances: EdgeDistances): number {
  return Math.min(distances.X1, distances.X2, distances.Y1, distances.Y2);
}

/** Returns the first anchor on or outside the edges of the concrete. */
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
  /** Outward normal of the edge and direction along it. */
  normal: readonly [number, number];
  /** The two adjacent edges: towards -t and +t. */
  sides: readonly [EdgeName, EdgeName];
  along: 'x' | 'y';
}

export const EDGE_AXES: Readonly<Record<EdgeName, EdgeAxes>> = {
  X1: { normal: [1, 0], along: 'y', sides: ['Y2', 'Y1'] },
  X2: { normal: [-1, 0], along: 'y', sides: ['Y2', 'Y1'] },
  Y1: { normal: [0, 1], along: 'x', sides: ['X2', 'X1'] },
  Y2: { normal: [0, -1], along: 'x', sides: ['X2', 'X1'] },
};
