import type { AnchorPoint, ConcreteOutline } from '@/engineering';
/**
 * The part of the concrete that a drawing shows: up to its edges, cut off where there is none or it lies far
 * away.
 */
import { boxBetween, EDGES, forEachEdge, outermost, type EdgeName } from '@/quantities/edges';

/** mm, in the axes of the plate. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface ConcreteBox extends Box {
  /** Sides at which the concrete goes on beyond what is drawn. */
  cut: Readonly<Record<EdgeName, boolean>>;
}

export interface Surroundings {
  /** Sides along x and y, mm. */
  plate: { length: number; width: number };
  anchors: readonly Pick<AnchorPoint, 'x' | 'y'>[];
  /** Largest embedment, mm. */
  hef: number;
}

/** Breadth of concrete shown beyond plate and anchors where there is no edge. */
function openReach({ plate, hef }: Surroundings): number {
  return Math.max(60, 1.6 * hef, 0.22 * Math.max(plate.length, plate.width));
}

/** An edge further away than this many times the open side's breadth is not drawn either. */
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
