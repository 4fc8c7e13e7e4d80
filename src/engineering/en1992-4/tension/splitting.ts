/** Rules of EN 1992-4, 7.2.1.7 for concrete splitting under load. */
import { waiverLimits, type CheckState, type SplittingRules, type WaiverFactors } from '@/engineering/checks';
import { clause } from '@/engineering/en1992-4/clause';

const AT = clause('7.2.1.7');

/** Returns the factors of the limits: one anchor needs c_cr_sp, a group 1.2 c_cr_sp. */
export const waiverFactors = ({ input }: CheckState): WaiverFactors => ({
  c: input.anchors.length === 1 ? 1 : 1.2,
  h: 1,
});

export const SPLITTING_RULES: SplittingRules = {
  clause: AT,
  cone: { general: AT, referenceArea: AT, area: AT, edge: AT, shell: AT, eccentricity: AT },
  detail: { basic: ['N_Rk_sp_0'], whole: [] },
  isFar: (state, c) => {
    const { concrete, anchors } = state.input;
    const limits = waiverLimits(state, waiverFactors(state));
    const far = anchors.length === 1 ? c > limits.c : c >= limits.c * (1 - 1e-9);
    return far && concrete.h >= limits.h;
  },
  noteBasic: (calculation, { product }) => {
    if (product.N_Rk_p_0 === 0) {
      calculation.step('N_Rk_sp_0', 'N_Rk_c_0', 'kN', AT);
      return;
    }
    calculation.given('N_Rk_p_0', product.N_Rk_p_0, 'kN', 'anchor');
    calculation.given('psi_c', product.psi_c, '', 'anchor');
    calculation.step('N_Rk_sp_0', 'min(N_Rk_c_0, psi_c * N_Rk_p_0)', 'kN', AT);
  },
  noteResistance: (calculation, c) => {
    // The splitting resistance increases with the member thickness, up to a limit that depends on the edge
    // distance.
    const limited = 'min((h / h_min)^(2 / 3), max(1, ((h_ef + 1.5 * c) / h_min)^(2 / 3)), 2)';
    calculation.step('psi_h_sp', c === null ? 'min((h / h_min)^(2 / 3), 2)' : limited, '', AT);
    const formula = 'N_Rk_sp_0 * A_c_N / A_c_N_0 * psi_s_N * psi_re_N * psi_ec_N_x * psi_ec_N_y * psi_h_sp';
    calculation.step('N_Rk_sp', formula, 'kN', AT);
  },
};
