/** Concrete splitting under load, JGJ145-2013, 6.1. */
import { waiverLimits, type SplittingRules, type WaiverFactors } from '@/engineering/checks';
import { clause } from '@/engineering/jgj145/clause';
import { CONE as CONE_CLAUSES } from '@/engineering/jgj145/spec';

const AT = clause('6.1');
const CONE = 'N_Rk_c_0 * A_c_N / A_c_N_0 * psi_s_N * psi_re_N * psi_ec_N_x * psi_ec_N_y';

/** Factors of the edge distance and the member thickness from which no splitting check is needed. */
export const WAIVER_FACTORS: WaiverFactors = { c: 1.5, h: 2 };

export const SPLITTING_RULES: SplittingRules = {
  clause: AT,
  cone: CONE_CLAUSES,
  detail: { basic: [], whole: ['N_Rk_c'] },
  isFar: (state, c) => {
    const limits = waiverLimits(state, WAIVER_FACTORS);
    return c >= limits.c * (1 - 1e-9) && state.input.concrete.h >= limits.h;
  },
  noteBasic: () => undefined,
  noteResistance: (calculation) => {
    calculation.step('N_Rk_c', CONE, 'kN', CONE_CLAUSES.resistance);
    calculation.step('psi_h_sp', 'min((h / h_min)^(2 / 3), 1.5)', '', AT);
    calculation.step('N_Rk_sp', 'psi_h_sp * N_Rk_c', 'kN', AT);
  },
};
