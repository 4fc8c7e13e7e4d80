/** Pry-out failure. */
import {
  changing,
  groupsIn,
  handCalculated,
  JGJ,
  pair,
  SHEARED,
  value,
  type ClauseTable,
} from '@/verification/clauses/hand-calculation';

export const PRY_OUT: ClauseTable = {
  clause: 'pry-out: EN 1992-4, 7.2.2.4; JGJ145-2013, 6.1',
  formulas: handCalculated(`
    V_1_x + V_2_x | V_1_x = 3, V_2_x = 4 | 7 | sum
    V_1_y + V_2_y | V_1_y = 3, V_2_y = 4 | 7 | sum
    sqrt(R_x^2 + R_y^2) | R_x = 3, R_y = 4 | 5 | 3, 4, 5
    (x_1 + x_2) / 2 | x_1 = -50, x_2 = 150 | 50 | mean
    (y_1 + y_2) / 2 | y_1 = -50, y_2 = 150 | 50 | mean
    ((x_1 - x_g) * V_1_y - (y_1 - y_g) * V_1_x) / 1000
    | x_1 = 120, x_g = 20, y_1 = 50, y_g = 10, V_1_x = 5, V_1_y = 3 | 0.1 | statics, kNm: 0.1 x 3 - 0.04 x 5
    m_1 + m_2 | m_1 = 0.3, m_2 = -0.1 | 0.2 | sum
    1000 * abs(m_R * R_y) / V_Ed_g^2
    | m_R = 0.25, R_y = 4, V_Ed_g = 5 | 40 | foot of the perpendicular: m / V = 50, times 4 / 5
    1000 * abs(m_R * R_x) / V_Ed_g^2
    | m_R = 0.25, R_x = 3, V_Ed_g = 5 | 30 | foot of the perpendicular: m / V = 50, times 3 / 5
    sqrt(V_Ed_x^2 + V_Ed_y^2) | V_Ed_x = 3, V_Ed_y = 4 | 5 | 3, 4, 5
    sqrt(beta_V_x^2 + beta_V_y^2) | beta_V_x = 0.3, beta_V_y = 0.4 | 0.5 | 3, 4, 5
    sqrt(V_Ed_x^2 + V_Ed_y^2) + V_Ed_t | V_Ed_x = 3, V_Ed_y = 4, V_Ed_t = 1 | 6 | 3, 4, 5, and torsion
    sqrt(beta_V_x^2 + beta_V_y^2) + beta_V_t
    | beta_V_x = 0.3, beta_V_y = 0.4, beta_V_t = 0.1 | 0.6 | 3, 4, 5, and torsion
    V_Ed_x + V_Ed_t | V_Ed_x = 0.3, V_Ed_t = 0.1 | 0.4 | sum
    V_Ed_y + V_Ed_t | V_Ed_y = 0.3, V_Ed_t = 0.1 | 0.4 | sum
    beta_V_x + beta_V_t | beta_V_x = 0.3, beta_V_t = 0.1 | 0.4 | sum
    beta_V_y + beta_V_t | beta_V_y = 0.3, beta_V_t = 0.1 | 0.4 | sum
  `),
  thresholds: {
    'k_8, 7.2.2.4, is 2 if h_ef is at least 60 mm and the product has no k_8': changing(
      (share) => ({ ...SHEARED, product: { k8: 0, h_ef: 60 * share, s_cr_N: 180, c_cr_N: 90 } }),
      value('pry_out', 'k8'),
      [1, 2],
    ),
    'anchors are pried out together up to a spacing of s_cr,N': changing(
      (share) => ({ anchors: pair(210 * share), load: { Vx: 10 } }),
      groupsIn('pry_out'),
      [1, 2],
    ),
    'k_cp under JGJ145-2013 is 2 if h_ef is at least 60 mm and the product has no k_cp': changing(
      (share) => ({
        standard: JGJ,
        load: { Vx: 10 },
        product: { k8: 0, h_ef: 60 * share, s_cr_N: 180, c_cr_N: 90 },
      }),
      value('pry_out', 'k_cp'),
      [1, 2],
    ),
  },
};
