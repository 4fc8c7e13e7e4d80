/** Plane of a plate that stands off: the anchors alone carry it, as springs of both signs. */
import type { PlateLoad } from '@/engineering/forces/loads';

export interface PlateOnAnchors extends PlateLoad {
  /** Plate size along x and y, mm. */
  Lx: number;
  Ly: number;
  /** Anchor coordinates x and y, mm. */
  anchors: readonly (readonly [number, number])[];
  /** Axial stiffness of an anchor, N/mm. */
  k_a: number;
}

/** Fraction of the plate's size; anchors that are less far apart in a direction form a line or a point. */
const IN_LINE = 3e-5;
/** Fraction of the load's moment below which a moment across a line of anchors is a rounding error. */
const NO_MOMENT = 1e-9;

/**
 * Returns the plane of a plate that only its anchors carry: N_i = N / n plus a part linear in x and y by the
 * anchors' second moments about their principal axes. Returns null if a single anchor or anchors in a line
 * would have to carry a moment across their line.
 */
export function planeOnAnchors(problem: PlateOnAnchors): [number, number, number] | null {
  const { Lx, Ly, anchors, k_a, Fz, Mx, My } = problem;
  const n = anchors.length;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / n;
  const [x, y] = [mean(anchors.map((anchor) => anchor[0])), mean(anchors.map((anchor) => anchor[1]))];
  const arms = anchors.map((anchor) => [anchor[0] - x, anchor[1] - y] as const);
  const twist = 2 * mean(arms.map(([ax, ay]) => ax * ay));
  const angle = Math.atan2(twist, mean(arms.map(([ax, ay]) => ax * ax - ay * ay))) / 2;
  const size = Math.hypot(Lx, Ly);
  let [bx, by] = [0, 0];
  for (const [ux, uy] of [angle, angle + Math.PI / 2].map((a) => [Math.cos(a), Math.sin(a)] as const)) {
    const stiffness = n * k_a * mean(arms.map(([ax, ay]) => (ax * ux + ay * uy) ** 2));
    const moment = ux * (-My - Fz * x) + uy * (Mx - Fz * y);
    if (stiffness > n * k_a * (IN_LINE * size) ** 2) {
      bx += (ux * moment) / stiffness;
      by += (uy * moment) / stiffness;
    } else if (Math.abs(moment) > NO_MOMENT * (Math.hypot(Mx, My) + Math.abs(Fz) * size)) return null;
  }
  return [Fz / (n * k_a) - bx * x - by * y, bx, by];
}
