/** Part of the concrete shown in a drawing: up to its edges, but cut off where there is none nearby. */
import type { AnchorPoint, ConcreteOutline } from '@/engineering';
import { boxBetween, EDGES, forEachEdge, outermost, type EdgeName } from '@/quantities/edges';

/** Box in the coordinates of the plate, mm. */
export type Box = Record<'left' | 'right' | 'bottom' | 'top', number>;

export interface ConcreteBox extends Box {
  /** True for each side on which the concrete continues beyond the drawing. */
  cut: Readonly<Record<EdgeName, boolean>>;
}

export interface Surroundings {
  /** Plate size along x and y, mm. */
  plate: { length: number; width: number };
  anchors: readonly Pick<AnchorPoint, 'x' | 'y'>[];
  /** Largest embedment depth, mm. */
  hef: number;
}

/** Returns the width of the concrete shown beyond plate and anchors on a side without an edge, mm. */
function openReach({ plate, hef }: Surroundings): number {
  return Math.max(60, 1.6 * hef, 0.22 * Math.max(plate.length, plate.width));
}

/** Edges farther away than this multiple of the width shown on a side without an edge are not drawn. */
const FARTHEST = 5;

export const boxWithSides = (
  sides: Readonly<Record<EdgeName, { at: number; cut: boolean }>>,
): ConcreteBox => ({
  ...boxBetween(forEachEdge((name) => sides[name].at)),
  cut: forEachEdge((name) => sides[name].cut),
});

export function concreteBox(edges: ConcreteOutline, around: Surroundings): ConcreteBox {
  const { plate, anchors } = around;
  const reach = openReach(around);
  const half = { x: plate.length / 2, y: plate.width / 2 };
  return boxWithSides(
    forEachEdge((name) => {
      const { axis, sign } = EDGES[name];
      const steel = sign * Math.max(half[axis], sign * outermost(anchors, name));
      const cut = sign * (edges[name] - steel) > FARTHEST * reach;
      return { at: cut ? steel + sign * reach : edges[name], cut };
    }),
  );
}
