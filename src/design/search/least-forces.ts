/**
 * Lower bound for the largest anchor force in a group, from equilibrium alone: for any plate, the
 * compression acts within the plate outline.
 */
import type { LoadValues } from '@/design/model/design-state';
import type { AnchorPoint } from '@/engineering';

export interface PlateSize {
  /** Sides of the plate in mm: length along x, width along y. */
  length: number;
  width: number;
}

/** Lower bounds for the largest tension and shear on an anchor, kN. */
export interface LeastForces {
  tension: number;
  shear: number;
}

/**
 * Returns a lower bound for the largest tension. About each plate edge, the anchors must balance at least
 * the overturning moment: compression within the plate does not help.
 */
function leastTension(
  places: readonly number[],
  size: number,
  { N, moment }: { N: number; moment: number },
): number {
  const arms = (sign: 1 | -1) => places.reduce((sum, place) => sum + size / 2 + sign * place, 0);
  const tilts = (sign: 1 | -1) => ((N * size) / 2 + sign * moment) / arms(sign);
  return Math.max(tilts(1), tilts(-1));
}

/**
 * Returns lower bounds for the largest tension and the largest shear on an anchor. `at` is the point at
 * which the loads act, mm from the centre of the plate.
 */
export function leastForces(
  anchors: readonly Pick<AnchorPoint, 'x' | 'y'>[],
  { length, width }: PlateSize,
  { Nz: N, Vx, Vy, Mx, My }: LoadValues,
  at: { ex: number; ey: number },
): LeastForces {
  const alongX = leastTension(
    anchors.map(({ x }) => x),
    length,
    { N, moment: N * at.ex - 1000 * My },
  );
  const alongY = leastTension(
    anchors.map(({ y }) => y),
    width,
    { N, moment: N * at.ey + 1000 * Mx },
  );
  return {
    tension: Math.max(0, N / anchors.length, alongX, alongY),
    shear: Math.hypot(Vx, Vy) / anchors.length,
  };
}
