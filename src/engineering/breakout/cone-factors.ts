/** Concrete cone factors that have the same form in both standards; the caller passes the clauses. */
import { formula, type Calculation } from '@/engineering/trail';

/**
 * Computes psi_s_N, the factor for the effect of nearby edges, which is 1 without edges. `edge` is the symbol
 * for the characteristic edge distance.
 */
export function edgeFactor(calculation: Calculation, c: number | null, edge: string, clause: string): number {
  const factor = c === null ? '1' : formula`min(1, 0.7 + 0.3 * c / ${edge})`;
  return calculation.step('psi_s_N', factor, '', clause);
}

/**
 * Computes psi_re_N, the factor for shell spalling in dense reinforcement. `depth` is the symbol for the
 * embedment depth used.
 */
export function shellFactor(calculation: Calculation, dense: boolean, depth: string, clause: string): number {
  return calculation.step('psi_re_N', dense ? formula`min(1, 0.5 + ${depth} / 200)` : '1', '', clause);
}

/**
 * Computes psi_ec_N_x and psi_ec_N_y from the eccentricities `${e}_x` and `${e}_y`, which the caller must
 * have computed.
 */
export function eccentricityFactors(
  calculation: Calculation,
  e: string,
  spacing: string,
  clause: string,
): number {
  const x = calculation.step('psi_ec_N_x', formula`1 / (1 + 2 * ${e}_x / ${spacing})`, '', clause);
  const y = calculation.step('psi_ec_N_y', formula`1 / (1 + 2 * ${e}_y / ${spacing})`, '', clause);
  return x * y;
}
