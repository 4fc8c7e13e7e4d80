/** Loads, and forces of the anchors. */
import {
  applies,
  changing,
  handCalculated,
  onlyAbove,
  refusedBelow,
  remarked,
  type ClauseTable,
} from '@/verification/clauses/hand-calculation';

export const FORCES: ClauseTable = {
  clause: 'forces: EN 1990, 6.4.3.2; GB 55001-2021, 3.1.13; EN 1992-4, 6.2; JGJ145-2013, 5',
  formulas: handCalculated(`
    gamma_G * N_G + gamma_Q * N_Q | gamma_G = 1.35, gamma_Q = 1.5, N_G = 10, N_Q = 4 | 19.5 | 13.5 + 6
    gamma_G * V_G_x + gamma_Q * V_Q_x | gamma_G = 1.35, gamma_Q = 1.5, V_G_x = 10, V_Q_x = 4 | 19.5 | 13.5 + 6
    gamma_G * V_G_y + gamma_Q * V_Q_y | gamma_G = 1.35, gamma_Q = 1.5, V_G_y = 10, V_Q_y = 4 | 19.5 | 13.5 + 6
    gamma_G * M_G_x + gamma_Q * M_Q_x | gamma_G = 1.35, gamma_Q = 1.5, M_G_x = 10, M_Q_x = 4 | 19.5 | 13.5 + 6
    gamma_G * M_G_y + gamma_Q * M_Q_y | gamma_G = 1.35, gamma_Q = 1.5, M_G_y = 10, M_Q_y = 4 | 19.5 | 13.5 + 6
    gamma_G * M_G_z + gamma_Q * M_Q_z | gamma_G = 1.35, gamma_Q = 1.5, M_G_z = 10, M_Q_z = 4 | 19.5 | 13.5 + 6
    gamma_G * N_G | gamma_G = 1.35, N_G = 10 | 13.5 | 1.35 of 10
    gamma_Q * N_Q | gamma_Q = 1.5, N_Q = 4 | 6 | 1.5 of 4
    M_S_x + e_y * N_S / 1000
    | M_S_x = 2, e_y = 50, N_S = 20 | 3 | statics: 20 kN at y = 50 mm turn by +1 kNm about x
    M_S_y - e_x * N_S / 1000
    | M_S_y = 2, e_x = 50, N_S = 20 | 1 | statics: 20 kN at x = 50 mm turn by -1 kNm about y
    M_S_z + (e_x * V_S_y - e_y * V_S_x) / 1000
    | M_S_z = 1, e_x = 50, e_y = 20, V_S_x = 10, V_S_y = 4 | 1 | statics: 50 x 4 and 20 x 10 cancel
    N_1 + N_2 + N_3 | N_1 = 2, N_2 = 3, N_3 = 0.5 | 5.5 | 2 + 3 + 0.5
    (N_1 * x_1 + N_2 * x_2) / T_Ed_N
    | N_1 = 3, x_1 = -100, N_2 = 1, x_2 = 100, T_Ed_N = 4 | -50 | statics: 3 to 1 between -100 and 100
    (N_1 * y_1 + N_2 * y_2) / T_Ed_N
    | N_1 = 1, y_1 = -100, N_2 = 3, y_2 = 100, T_Ed_N = 4 | 50 | statics: 1 to 3 between -100 and 100
    T_Ed_N - N_Ed | T_Ed_N = 12, N_Ed = -5 | 17 | statics: N pushes by 5
    (T_Ed_N * x_T + 1000 * M_Ed_y) / C_Ed
    | T_Ed_N = 10, x_T = 100, M_Ed_y = -2, C_Ed = 10 | -100 | statics: pair of 10 kN at 200 mm carries 2 kNm
    (T_Ed_N * y_T - 1000 * M_Ed_x) / C_Ed
    | T_Ed_N = 10, y_T = 100, M_Ed_x = 2, C_Ed = 10 | -100 | statics: pair of 10 kN at 200 mm carries 2 kNm
    sqrt((x_T - x_C)^2 + (y_T - y_C)^2)
    | x_T = 30, x_C = -30, y_T = 40, y_C = -40 | 100 | right triangle 60, 80, 100
    max(1, 1.1 * N_Ed / n_a / N_max)
    | N_Ed = 10, n_a = 2, N_max = 5 | 1.1 | JGJ145-2013, 5.2.1: axial tension alone
    | N_Ed = 40, n_a = 4, N_max = 10 | 1.1 | equal forces: 1.1 of 10
    | N_Ed = 40, n_a = 4, N_max = 12 | 1 | a moment has raised one: no less than 1
    max(N_1, N_2) | N_1 = 3, N_2 = 5 | 5 | the larger
    k_1 * N_plate_1 | k_1 = 1.1, N_plate_1 = 5 | 5.5 | 1.1 of 5
    M_Ed_z - (x_c * V_Ed_y - y_c * V_Ed_x) / 1000
    | M_Ed_z = 1, x_c = 50, V_Ed_y = 10, y_c = 20, V_Ed_x = 5 | 0.6 | statics, kNm: 1 - 0.5 + 0.1
    V_Ed_x / n_x - 1000 * T_Ed * (y_1 - y_c) / I_p
    | V_Ed_x = 8, n_x = 4, T_Ed = 0.4, y_1 = 100, y_c = 0, I_p = 80000 | 1.5 | four anchors at +-100: 2 - 400 x 100 / (8 x 100^2)
    V_Ed_y / n_y + 1000 * T_Ed * (x_1 - x_c) / I_p
    | V_Ed_y = 8, n_y = 4, T_Ed = 0.4, x_1 = 100, x_c = 0, I_p = 80000 | 2.5 | four anchors at +-100: 2 + 400 x 100 / (8 x 100^2)
    V_Ed_x / n_x | V_Ed_x = 8, n_x = 4 | 2 | equal shares
    V_Ed_y / n_y | V_Ed_y = 9, n_y = 3 | 3 | equal shares
    sqrt(V_1_x^2 + V_1_y^2) | V_1_x = 3, V_1_y = 4 | 5 | 3, 4, 5
  `),
  thresholds: {
    // The tolerance is 0.001 of the largest force, plus 0.005 kN for each anchor.
    'axial forces below the load by more than rounding cause a remark': onlyAbove((share) => {
      const T = 10 - 0.03 * share;
      return { load: { N: 10 }, axials: [T / 4, T / 4, T / 4, T / 4] };
    }, remarked('axials_below_load')),
    // The compression of 10 kN acts at the plate edge, 200 mm from the centre; the tolerance is 0.03 kN at
    // that edge plus one thousandth of the moment.
    'compression beyond the plate edge causes a remark': onlyAbove(
      (share) => ({ load: { N: -10, Mx: (2.006 / 0.999) * share } }),
      remarked('axials_beyond_plate'),
    ),
    'a compressed plate must not extend beyond the edge of the concrete': refusedBelow(
      (share) => ({ load: { N: -10 }, outline: { X1: 200 * share } }),
      'plate.length',
    ),
    'tension and shear are checked from one millionth of a kN per anchor': changing(
      (share) => ({
        load: { Vx: 4e-6 * share, N: 4e-6 * share },
        axials: [1, 1, 1, 1].map((T) => T * 1e-6 * share),
      }),
      (answer) => [applies('steel_tension')(answer), applies('steel_shear')(answer)],
      [
        [false, false],
        [true, true],
      ],
    ),
  },
};
