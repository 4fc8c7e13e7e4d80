/**
 * The part of the concrete that a drawing shows: up to its edges, cut off if there is no edge or the edge is
 * distant.
 */
import type { AnchorPoint, ConcreteOutline } from '@/engineering';
import { boxBetween, EDGES, forEachEdge, outermost, type EdgeName } from '@/quantities/edges';

/** mm, in the coordinates of the plate. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface ConcreteBox extends Box {
  /** True for each side at which the concrete continues beyond the drawing. */
  cut: Readonly<Record<EdgeName, boolean>>;
}

export interface Surroundings {
  /** Sides along x and y, mm. */
  plate: { length: number; width: number };
  anchors: readonly Pick<AnchorPoint, 'x' | 'y'>[];
  /** Largest embedment, mm. */
  hef: number;
}

/** Width of the concrete shown beyond plate and anchors on a side without an edge. */
function openReach({ plate, hef }: Surroundings): number {
  return Math.max(60, 1.6 * hef, 0.22 * Math.max(plate.length, plate.width));
}

/** An edge farther away than this multiple of the width for an open side is not drawn. */
const FARTHEST = 5;

export function concreteBox(edges: ConcreteOutline, around: Surroundings): ConcreteBox {
  const { plate, anchors } = around;
  const reach = openReach(around);
  const half = { x: plate.length / 2, y: plate.width / 2 };
  const sides = forEachEdge((name) => {
    const { axis, sign } = EDGES[name];
    const steel = sign * Math.max(half[axis], sign * outermost(anchors, name));
    const cut = sign * (edges[name] - steel) > FARTHEST * reach;
    return { at: cut ? steel + sign * reach : edges[name], cut };
  });
  return {
    ...boxBetween(forEachEdge((name) => sides[name].at)),
    cut: forEachEdge((name) => sides[name].cut),
  };
}
