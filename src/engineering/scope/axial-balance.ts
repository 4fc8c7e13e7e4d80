/**
 * Tests whether the given axial forces are in equilibrium with the loads and the compression under the
 * plate.
 */
import { factoredLoads } from '@/engineering/forces';
import type { CheckInput } from '@/engineering/model/design';
import type { Remark } from '@/engineering/model/result';
import { remark } from '@/engineering/scope/remark';

/**
 * Tolerance for rounding of the forces in the request: a fraction of the largest force, plus a fixed amount
 * for each anchor, kN.
 */
const RELATIVE = 1e-3;
const PER_ANCHOR = 0.005;

/** Returns the largest rounding error of the forces in the request, kN. */
export function roundingOf(tensions: readonly number[], T: number, N: number): number {
  return RELATIVE * Math.max(T, Math.abs(N)) + PER_ANCHOR * tensions.length;
}

/**
 * A moment that the compression must balance, and the distance from the centre to the side of the plate
 * along the axis, mm.
 */
interface Demand {
  axis: 'x' | 'y';
  /** Moment of tensions and load about the plate's centre, kN mm, that the compression must balance. */
  moment: number;
  half: number;
}

/**
 * Tests whether the compression C = T - N is not negative and can act under the plate so that N, M_x and M_y
 * are in equilibrium. The remark gives both sides of an equation that is not met; `clause` is the clause of
 * the standard for anchor forces.
 */
export function axialBalance(input: CheckInput, clause: string): Remark[] {
  const { N, Mx, My } = factoredLoads(input);
  const tensions = input.axials.map((axial) => Math.max(0, axial));
  const sum = (of: (tension: number, index: number) => number) =>
    tensions.reduce((total, tension, index) => total + of(tension, index), 0);
  const T = sum((tension) => tension);
  const tolerance = roundingOf(tensions, T, N);
  if (T < N - tolerance) return [remark('axials_below_load', clause, { T, N })];
  const C = Math.max(0, T - N);
  const { anchors, plate } = input;
  const demands: Demand[] = [
    { axis: 'x', moment: sum((tension, i) => tension * anchors[i].x) + 1000 * My, half: plate.length / 2 },
    { axis: 'y', moment: sum((tension, i) => tension * anchors[i].y) - 1000 * Mx, half: plate.width / 2 },
  ];
  return demands.flatMap(({ axis, moment, half }) => {
    const rounding = tolerance * half + RELATIVE * Math.abs(axis === 'x' ? 1000 * My : 1000 * Mx);
    if (Math.abs(moment) <= C * half + rounding) return [];
    if (C <= tolerance) return [remark('axials_without_moment', clause, { axis, moment: moment / 1000 })];
    return [
      remark('axials_beyond_plate', clause, { axis, place: moment / C, end: Math.sign(moment) * half }),
    ];
  });
}
