/** Tension that spreads unevenly over a group although the plate gives equal shares (JGJ145-2013, 5.2.1). */
import { NEGLIGIBLE_FORCE } from '@/engineering/forces/negligible';
import type { AnchorPoint } from '@/engineering/model/design';
import { formula, type Calculation } from '@/engineering/trail';

/** An anchor in tension. */
export interface PulledAnchor extends AnchorPoint {
  /** Design tension, kN, positive: k_1 times what the plate gives it. */
  N: number;
  /** Tension from the plate, kN. */
  fromPlate: number;
  /** 1 where the standard has no such factor. */
  k_1: number;
}

export interface UnevenTension {
  /** k_1 of a group under axial tension alone. */
  factor: number;
  clause: string;
}

/**
 * k_1 on all tension forces of a group. The standard has it for axial tension alone, k_1 N / n on each
 * anchor; it fades out as a moment raises the largest force, so that it does not vanish with the smallest
 * moment. A single anchor has none. N_Ed (kN) and the anchors' N_1, N_2 ... must be known to the calculation.
 */
export function unevennessFactor(
  calculation: Calculation,
  anchors: readonly AnchorPoint[],
  tensions: readonly number[],
  uneven: UnevenTension | null,
): number {
  const pulled = anchors.filter((_, index) => tensions[index] > NEGLIGIBLE_FORCE);
  const axial = calculation.value('N_Ed') > NEGLIGIBLE_FORCE;
  if (uneven === null || anchors.length < 2 || pulled.length === 0 || !axial) return 1;
  calculation.given('n_a', anchors.length, '', 'layout');
  const forces = pulled.map(({ no }) => `N_${no}`);
  const largest = forces.length === 1 ? forces[0] : `max(${forces.join(', ')})`;
  calculation.step('N_max', largest, 'kN', uneven.clause);
  return calculation.step('k_1', formula`max(1, ${uneven.factor} * N_Ed / n_a / N_max)`, '', uneven.clause);
}

/** Writes the tension of an anchor as `symbol`, kN; with its factor where it has one. */
export function noteTension(
  calculation: Calculation,
  { no, N, fromPlate, k_1 }: PulledAnchor,
  symbol: string,
  clause: string,
): number {
  if (k_1 === 1) return calculation.given(symbol, N, 'kN', 'forces');
  calculation.given('k_1', k_1, '', 'forces');
  calculation.given(`N_plate_${no}`, fromPlate, 'kN', 'forces');
  return calculation.step(symbol, formula`k_1 * N_plate_${no}`, 'kN', clause);
}
