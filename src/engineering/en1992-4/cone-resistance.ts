/** N_Rk_c of a group, EN 1992-4, 7.2.1.4 (7.1): shared by concrete cone and pry-out. */
import type { AnchorPoint } from '../model/design';
import {
  coneArea,
  eccentricityFactors,
  edgeFactor,
  giveEdgeDistances,
  reducedDepth,
  shellFactor,
  smallestDistance,
} from '../breakout';
import type { Calculation } from '../trail';
import { clause } from './clause';
import type { CheckState } from './state';

export const CONE_NAMES = [
  'h_ef',
  'h_ef_used',
  's_cr_N',
  's_cr_N_used',
  'c_cr_N',
  'c_cr_N_used',
  'k_1',
  'f_ck',
  'N_Rk_c_0',
  'A_c_N',
  'A_c_N_0',
  'c',
  'psi_s_N',
  'psi_re_N',
  'psi_ec_N_x',
  'psi_ec_N_y',
  'N_Rk_c',
] as const;

const CONE = '7.2.1.4';

export function giveConeInputs(calculation: Calculation, { product }: CheckState): void {
  calculation.given('h_ef', product.h_ef, 'mm', 'anchor');
  calculation.given('s_cr_N', product.s_cr_N, 'mm', 'anchor');
  calculation.given('c_cr_N', product.c_cr_N, 'mm', 'anchor');
  calculation.given('k_1', product.k_1, '', 'anchor');
  calculation.given('f_ck', product.f_ck, 'MPa', 'concrete');
}

/** Basic value of one anchor far from edges and others, kN (7.2). */
export function basicCone(calculation: Calculation, depth: string): number {
  return calculation.step('N_Rk_c_0', `k_1 * sqrt(f_ck) * ${depth}^1.5 / 1000`, 'kN', clause(CONE, '7.2'));
}

/**
 * Writes all factors into the calculation; `${e}_x`, `${e}_y` (mm) must be known. `bendingFactor` adds psi_M_N, which the
 * caller must have set; pry-out leaves it out.
 */
export function coneResistance(
  calculation: Calculation,
  state: CheckState,
  group: readonly AnchorPoint[],
  e: 'e_N' | 'e_V',
  bendingFactor: ((c: number | null) => void) | null,
): number {
  const { outline, denseReinforcement } = state.input.concrete;
  giveConeInputs(calculation, state);
  const existing = giveEdgeDistances(calculation, group, outline);
  const c = smallestDistance(calculation, existing, clause(CONE));
  const { depth, spacing, edge } = reducedDepth(calculation, group, existing, clause(CONE));
  calculation.assume('h_ef_used', state.product.h_ef);
  basicCone(calculation, depth);
  calculation.step('A_c_N_0', `${spacing}^2`, 'mm2', clause(CONE, '7.3'));
  coneArea(calculation, group, outline, existing, spacing, clause(CONE));
  edgeFactor(calculation, c, edge, clause(CONE, '7.4'));
  shellFactor(calculation, denseReinforcement, depth, clause(CONE, '7.5'));
  eccentricityFactors(calculation, e, spacing, clause(CONE, '7.6'));
  bendingFactor?.(c);
  const factors = 'psi_s_N * psi_re_N * psi_ec_N_x * psi_ec_N_y';
  const bending = bendingFactor === null ? '' : ' * psi_M_N';
  const formula = `N_Rk_c_0 * A_c_N / A_c_N_0 * ${factors}${bending}`;
  return calculation.step('N_Rk_c', formula, 'kN', clause(CONE, '7.1'));
}
