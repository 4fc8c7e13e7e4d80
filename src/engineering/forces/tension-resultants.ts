/**
 * Anchors in tension: resultants of the tensions and of the compression under the plate (EN 1992-4, 6.2.1;
 * JGJ145-2013, 5.2), and the factor k_1 for uneven tension (JGJ145-2013, 5.2.1).
 */
import { NEGLIGIBLE_FORCE } from '@/engineering/forces/loads';
import type { AnchorPoint, LoadSet, Standard } from '@/engineering/model/design';
import { type Calculation, byMembers, formula, sumOf } from '@/engineering/trail/calculation';

interface TensionResultants {
  /** Sum of tensions, kN, and its point of action, mm; the point is null without tension. */
  T: number;
  x_T: number | null;
  y_T: number | null;
  /** Compression, kN, not negative, and its point of action, mm; the point is null without compression. */
  C: number;
  x_C: number | null;
  y_C: number | null;
  /** Lever arm between the tension and compression resultants, mm; null if either point of action is null. */
  z: number | null;
}

const NO_FORCE = { T: 0, x_T: null, y_T: null, C: 0, x_C: null, y_C: null, z: null } as const;

const formulasOf = byMembers((numbers) => ({
  T: sumOf(numbers, (no) => `N_${no}`),
  x_T: `(${sumOf(numbers, (no) => `N_${no} * x_${no}`)}) / T_Ed_N`,
  y_T: `(${sumOf(numbers, (no) => `N_${no} * y_${no}`)}) / T_Ed_N`,
}));

interface Tensions {
  anchors: readonly AnchorPoint[];
  /** Tension of each anchor, kN, as in `anchors`; negative (compression) only without contact. */
  tensions: readonly number[];
}

export function tensionResultants(
  calculation: Calculation,
  { anchors, tensions }: Tensions,
  { N, Mx, My }: LoadSet,
  clause: string,
): TensionResultants {
  const inTension = anchors.filter((_, index) => tensions[index] > NEGLIGIBLE_FORCE);
  anchors.forEach(({ no, x, y }, index) => {
    calculation.given(`N_${no}`, tensions[index], 'kN', 'forces');
    if (tensions[index] > NEGLIGIBLE_FORCE) {
      calculation.given(`x_${no}`, x, 'mm', 'layout');
      calculation.given(`y_${no}`, y, 'mm', 'layout');
    }
  });
  if (inTension.length === 0) {
    const C = Math.max(0, -N);
    return C > NEGLIGIBLE_FORCE ? { ...NO_FORCE, C, x_C: (1000 * My) / C, y_C: (-1000 * Mx) / C } : NO_FORCE;
  }
  const formulas = formulasOf(inTension);
  const T = calculation.step('T_Ed_N', formulas.T, 'kN', clause);
  const x_T = calculation.step('x_T', formulas.x_T, 'mm', clause);
  const y_T = calculation.step('y_T', formulas.y_T, 'mm', clause);
  // Forces and loads may come from different solvers: a compression within the rounding error is 0.
  if (T - N <= Math.max(NEGLIGIBLE_FORCE, 1e-9 * T)) return { ...NO_FORCE, T, x_T, y_T };
  const C = calculation.step('C_Ed', 'T_Ed_N - N_Ed', 'kN', clause);
  const x_C = calculation.step('x_C', '(T_Ed_N * x_T + 1000 * M_Ed_y) / C_Ed', 'mm', clause);
  const y_C = calculation.step('y_C', '(T_Ed_N * y_T - 1000 * M_Ed_x) / C_Ed', 'mm', clause);
  const z = calculation.step('z', 'sqrt((x_T - x_C)^2 + (y_T - y_C)^2)', 'mm', clause);
  return { T, x_T, y_T, C, x_C, y_C, z };
}

export interface TensionAnchor extends AnchorPoint {
  /** Design tension, kN, positive: k_1 times the tension from the plate calculation. */
  N: number;
  /** Tension from the plate calculation, kN. */
  fromPlate: number;
  /** Factor k_1; 1 if the standard has no factor for uneven tension. */
  k_1: number;
}

const UNEVEN = 'JGJ145-2013, 5.2.1';

/**
 * Computes k_1, the factor on all tension forces in a group. The standard defines it only for axial tension,
 * as k_1 N / n per anchor. Here k_1 decreases gradually as a moment increases the largest force; otherwise
 * even a very small moment would make k_1 drop to 1. For a single anchor and under EN 1992-4 the factor is 1.
 * N_Ed (kN) and the anchor tensions N_1, N_2 ... must have values in the calculation.
 */
export function unevennessFactor(
  calculation: Calculation,
  anchors: readonly AnchorPoint[],
  tensions: readonly number[],
  standard: Standard,
): number {
  if (standard === 'EN1992-4') return 1;
  const inTension = anchors.filter((_, index) => tensions[index] > NEGLIGIBLE_FORCE);
  const axial = calculation.value('N_Ed') > NEGLIGIBLE_FORCE;
  if (anchors.length < 2 || inTension.length === 0 || !axial) return 1;
  calculation.given('n_a', anchors.length, '', 'layout');
  const forces = inTension.map(({ no }) => `N_${no}`);
  const largest = forces.length === 1 ? forces[0] : `max(${forces.join(', ')})`;
  calculation.step('N_max', largest, 'kN', UNEVEN);
  return calculation.step('k_1', 'max(1, 1.1 * N_Ed / n_a / N_max)', '', UNEVEN);
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
