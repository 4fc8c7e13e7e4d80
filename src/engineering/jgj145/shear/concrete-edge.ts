/** Rules of JGJ145-2013, 6.1.18 to 6.1.25 for the shared edge check. */
import type { CheckState, EdgeRules } from '@/engineering/checks';
import { clause } from '@/engineering/jgj145/clause';

const MECHANICAL = clause('6.1');

/**
 * Factors for edge reinforcement: none; edge bar of at least 12 mm; edge bar with stirrups at most 100 mm
 * apart. They apply to cracked concrete only.
 */
const REINFORCED = [1, 1.2, 1.4] as const;

function reinforcementFactor({ input }: CheckState): number {
  return input.concrete.cracked ? REINFORCED[input.concrete.edgeReinforcement] : 1;
}

export const EDGE_RULES: EdgeRules = {
  separateGroups: false,
  eccentricityBy: 'P',
  psi_alpha_V: '1 / sqrt(cos(alpha_V)^2 + (sin(alpha_V) / 2.5)^2)',
  reinforcementFactor,
  pairFactor: (calculation) => calculation.assume('k_T', 1),
  clauses: {
    V_Rk_c: clause('6.1.18', '6.1.18-2'),
    V_Rk_c_0: clause('6.1.19'),
    alpha: clause('6.1.19', '6.1.19-3'),
    beta: clause('6.1.19', '6.1.19-4'),
    A_c_V_0: MECHANICAL,
    psi_s_V: MECHANICAL,
    psi_h_V: MECHANICAL,
    psi_ec_V: MECHANICAL,
    psi_alpha_V: MECHANICAL,
  },
};
