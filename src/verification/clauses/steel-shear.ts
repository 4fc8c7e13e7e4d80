/** Steel failure in shear. */
import type { Standard } from '@/engineering/model/design';
import {
  changing,
  handCalculated,
  JGJ,
  onlyBelow,
  refusedAbove,
  refusedBelow,
  remarked,
  SHEARED,
  value,
  type ClauseTable,
} from '@/verification/clauses/hand-calculation';
import { type DesignChange } from '@/verification/test-design';

/** Stand-off plate. */
const standing = (alpha_M: number): DesignChange => ({
  ...SHEARED,
  plate: { installationPosition: 'clamped', degreeOfRestraint: alpha_M },
});

const restraint = (standard: Standard): ClauseTable['thresholds'] => ({
  [`a degree of restraint above 1 causes a remark with its value, ${standard}`]: changing(
    (share) => ({ ...standing(Math.max(1, share)), standard }),
    ({ remarks }) => remarks.find(({ code }) => code === 'restraint')?.values.alpha_M ?? null,
    [null, 1.01],
  ),
  [`a degree of restraint causes no remark for a plate on the concrete, ${standard}`]: changing(
    (share) => ({ ...SHEARED, standard, plate: { degreeOfRestraint: 1.5 * share } }),
    remarked('restraint'),
    [false, false],
  ),
});

export const STEEL_SHEAR: ClauseTable = {
  clause: 'steel in shear: EN 1992-4, 6.2.2.3, 7.2.2.3; JGJ145-2013, 6.1',
  formulas: handCalculated(`
    k7 * V_Rk_s_0 | k7 = 0.8, V_Rk_s_0 = 30 | 24 | EN 1992-4, (7.35)
    0.5 * d_nom | d_nom = 12 | 6 | EN 1992-4, 6.2.2.3: a_3 = 0.5 d_nom
    e_base + t_fix / 2 | e_base = 25, t_fix = 12 | 31 | 25 + 6
    a_3 + e_1 | a_3 = 6, e_1 = 31 | 37 | 6 + 31
    0 * d_nom | d_nom = 12 | 0 | clamped at the surface: a_3 = 0
    M_Rk_s_0 * max(0, 1 - N_Ed / N_Rd_s)
    | M_Rk_s_0 = 100, N_Ed = 7, N_Rd_s = 28 | 75 | EN 1992-4, (7.38): a quarter is used by tension
    | M_Rk_s_0 = 100, N_Ed = 15, N_Rd_s = 20 | 25 | a quarter is left
    | M_Rk_s_0 = 100, N_Ed = 21, N_Rd_s = 20 | 0 | nothing is left, never less
    alpha_M * M_Rk_s / l_a | alpha_M = 2, M_Rk_s = 75, l_a = 30 | 5 | EN 1992-4, (7.37): 150 Nm over 30 mm
    V_Ed_h / V_Rd_s_M | V_Ed_h = 3, V_Rd_s_M = 4 | 0.75 | 3 of 4
  `),
  thresholds: {
    'a mortar layer either counts as a stand-off or causes the remark that it is thin, 6.2.2.3': changing(
      (share) => ({ ...SHEARED, plate: { installationPosition: 'grouted', baseDistance: 6 * share } }),
      (answer) => value('steel_shear', 'l_a')(answer) !== undefined || remarked('thin_mortar')(answer),
      [true, true],
    ),
    'a mortar layer thinner than half the anchor diameter causes the remark that it is thin, 6.2.2.3':
      onlyBelow(
        (share) => ({ ...SHEARED, plate: { installationPosition: 'grouted', baseDistance: 6 * share } }),
        remarked('thin_mortar'),
      ),
    ...restraint('EN1992-4'),
    ...restraint(JGJ),
    'the degree of restraint of a lever arm must be at least 1': refusedBelow(
      standing,
      'plate.degree_of_restraint',
    ),
    'the degree of restraint of a lever arm must be at most 2': refusedAbove(
      (share) => standing(2 * share),
      'plate.degree_of_restraint',
    ),
  },
};
