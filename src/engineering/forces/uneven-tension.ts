/** Factor k_1 for an uneven distribution of axial tension within a group (JGJ145-2013, 5.2.1). */
import { NEGLIGIBLE_FORCE } from '@/engineering/forces/negligible';
import type { AnchorPoint } from '@/engineering/model/design';
import { formula, type Calculation } from '@/engineering/trail';

export interface TensionAnchor extends AnchorPoint {
  /** Design tension, kN, positive: k_1 times the tension from the plate calculation. */
  N: number;
  /** Tension from the plate calculation, kN. */
  fromPlate: number;
  /** Factor k_1; 1 if the standard has no factor for uneven tension. */
  k_1: number;
}

export interface UnevenTension {
  /** Value of k_1 for a group under axial tension without moment. */
  factor: number;
  clause: string;
}

/**
 * Computes k_1, the factor on all tension forces in a group. The standard defines it only for axial tension,
 * as k_1 N / n per anchor. Here k_1 decreases gradually as a moment increases the largest force; otherwise
 * even a very small moment would make k_1 drop to 1. For a single anchor the factor is 1. N_Ed (kN) and the
 * anchor tensions N_1, N_2 ... must have values in the calculation.
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

/** Records an anchor's tension (kN) as `symbol`, including the multiplication by k_1 unless k_1 is 1. */
export function noteTension(
  calculation: Calculation,
  { no, N, fromPlate, k_1 }: TensionAnchor,
  symbol: string,
  clause: string,
): number {
  if (k_1 === 1) return calculation.given(symbol, N, 'kN', 'forces');
  calculation.given('k_1', k_1, '', 'forces');
  calculation.given(`N_plate_${no}`, fromPlate, 'kN', 'forces');
  return calculation.step(symbol, formula`k_1 * N_plate_${no}`, 'kN', clause);
}
