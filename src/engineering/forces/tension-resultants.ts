/**
 * Computes the resultants of the anchor tensions and of the compression under the plate from axial forces and
 * equilibrium.
 */
import { NEGLIGIBLE_FORCE } from '@/engineering/forces/negligible';
import type { AnchorPoint, LoadSet } from '@/engineering/model/design';
import { byAnchor, byMembers, sumOf, type Calculation } from '@/engineering/trail';

export interface TensionResultants {
  /** Sum of tensions, kN, and its point of action, mm; the point is null without tension. */
  T: number;
  x_T: number | null;
  y_T: number | null;
  /**
   * Compression resultant, kN, not negative, and its point of action, mm; the point is null without
   * compression.
   */
  C: number;
  x_C: number | null;
  y_C: number | null;
  /** Lever arm between the tension and compression resultants, mm; null if either point of action is null. */
  z: number | null;
}

const formulasOf = byMembers((numbers) => ({
  T: sumOf(numbers, (no) => `N_${no}`),
  x_T: `(${sumOf(numbers, (no) => `N_${no} * x_${no}`)}) / T_Ed_N`,
  y_T: `(${sumOf(numbers, (no) => `N_${no} * y_${no}`)}) / T_Ed_N`,
}));

const symbolsOf = byAnchor((no) => ({ N: `N_${no}`, x: `x_${no}`, y: `y_${no}` }));

interface Tensions {
  anchors: readonly AnchorPoint[];
  /**
   * Tension of each anchor in kN, in the order of `anchors`; negative (compression) only without contact.
   */
  tensions: readonly number[];
}

export function tensionResultants(
  calculation: Calculation,
  { anchors, tensions }: Tensions,
  { N, Mx, My }: LoadSet,
  clause: string,
): TensionResultants {
  const pulled = anchors.filter((_, index) => tensions[index] > NEGLIGIBLE_FORCE);
  anchors.forEach(({ no, x, y }, index) => {
    const symbols = symbolsOf(no);
    calculation.given(symbols.N, tensions[index], 'kN', 'forces');
    if (tensions[index] > NEGLIGIBLE_FORCE) {
      calculation.given(symbols.x, x, 'mm', 'layout');
      calculation.given(symbols.y, y, 'mm', 'layout');
    }
  });
  if (pulled.length === 0) {
    const C = Math.max(0, -N);
    const pressed = C > NEGLIGIBLE_FORCE;
    return {
      T: 0,
      x_T: null,
      y_T: null,
      C: pressed ? C : 0,
      x_C: pressed ? (1000 * My) / C : null,
      y_C: pressed ? (-1000 * Mx) / C : null,
      z: null,
    };
  }
  const formulas = formulasOf(pulled);
  const T = calculation.step('T_Ed_N', formulas.T, 'kN', clause);
  const x_T = calculation.step('x_T', formulas.x_T, 'mm', clause);
  const y_T = calculation.step('y_T', formulas.y_T, 'mm', clause);
  // Axial forces and loads may come from different solvers, so a compression within the rounding error of the
  // tension is set to zero.
  if (T - N <= Math.max(NEGLIGIBLE_FORCE, 1e-9 * T))
    return { T, x_T, y_T, C: 0, x_C: null, y_C: null, z: null };
  const C = calculation.step('C_Ed', 'T_Ed_N - N_Ed', 'kN', clause);
  const x_C = calculation.step('x_C', '(T_Ed_N * x_T + 1000 * M_Ed_y) / C_Ed', 'mm', clause);
  const y_C = calculation.step('y_C', '(T_Ed_N * y_T - 1000 * M_Ed_x) / C_Ed', 'mm', clause);
  const z = calculation.step('z', 'sqrt((x_T - x_C)^2 + (y_T - y_C)^2)', 'mm', clause);
  return { T, x_T, y_T, C, x_C, y_C, z };
}
