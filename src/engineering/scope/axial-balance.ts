/** Tests whether given axial forces, with the compression under the plate, balance the loads. */
import { factoredLoads } from '@/engineering/forces';
import type { CheckInput } from '@/engineering/model/design';
import type { Remark } from '@/engineering/model/result';
import { remark } from '@/engineering/scope/remark';

/** Forces on the wire may be rounded: relative to the largest force, and kN for each anchor. */
const RELATIVE = 1e-3;
const PER_ANCHOR = 0.005;

/** Rounding error of forces on the wire, kN. */
export function roundingOf(tensions: readonly number[], T: number, N: number): number {
  return RELATIVE * Math.max(T, Math.abs(N)) + PER_ANCHOR * tensions.length;
}

/** A moment as the compression meets it: where it would have to act, and where the plate ends, mm. */
interface Demand {
  axis: 'x' | 'y';
  /** Moment of tension and load about the plate's centre, kNmm, which the compression has to balance. */
  moment: number;
  half: number;
}

/**
 * The compression C = T - N is not negative and acts somewhere under the plate, so that N, M_x and M_y are
 * met. Says both sides of what is not; `clause` is that of the standard on the forces of anchors.
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
