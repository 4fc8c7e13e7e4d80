/**
 * The part of the concrete that a drawing shows: up to its edges, cut off if there is no edge or the edge is
 * distant.
 */
import type { AnchorPoint, ConcreteOutline, EdgeName } from '@/engineering';

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
  /** Makes a side. `outwards` is 1 towards the positive end of the axis, -1 towards the negative end. */
  const side = (edge: EdgeName, half: number, places: readonly number[], outwards: 1 | -1) => {
    const steel = outwards * Math.max(half, ...places.map((place) => outwards * place));
    const cut = outwards * (edges[edge] - steel) > FARTHEST * reach;
    return { at: cut ? steel + outwards * reach : edges[edge], cut };
  };
  const xs = anchors.map(({ x }) => x);
  const ys = anchors.map(({ y }) => y);
  const [X1, X2] = [side('X1', plate.length / 2, xs, 1), side('X2', plate.length / 2, xs, -1)];
  const [Y1, Y2] = [side('Y1', plate.width / 2, ys, 1), side('Y2', plate.width / 2, ys, -1)];
  return {
    left: X2.at,
    right: X1.at,
    bottom: Y2.at,
    top: Y1.at,
    cut: { X1: X1.cut, X2: X2.cut, Y1: Y1.cut, Y2: Y2.cut },
  };
}
