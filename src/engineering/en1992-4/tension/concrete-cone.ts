/** Addition of EN 1992-4, 7.2.1.4 to the shared cone check: psi_M_N of (7.7). */
import type { BendingFactor } from '@/engineering/checks';
import { clause } from '@/engineering/en1992-4/clause';
import { hasContact } from '@/engineering/scope';

const AT = clause('7.2.1.4', '7.7');

/**
 * Computes psi_M_N: pressure under the plate restrains the cone if the compression is large, the lever arm is
 * short and no edge is near; a plate without contact exerts no pressure.
 */
export const bendingFactor: BendingFactor = (calculation, { input, resultants, product }, c) => {
  const { T, C, z } = resultants;
  const far = c === null || c >= 1.5 * product.h_ef;
  const hindered = hasContact(input) && z !== null && z < 1.5 * product.h_ef && C >= 0.8 * T && far;
  if (z !== null) {
    calculation.given('C_Ed', C, 'kN', 'forces');
    calculation.given('T_Ed_N', T, 'kN', 'forces');
    calculation.given('z', z, 'mm', 'forces');
  }
  calculation.step('psi_M_N', hindered ? 'max(1, 2 - z / (1.5 * h_ef))' : '1', '', AT);
};
