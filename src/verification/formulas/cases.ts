/**
 * Single formulas with results calculated by hand from round numbers, so that a reader can follow them. The
 * list of formulas cites these cases and the worked examples as its tests.
 */

export interface FormulaCase {
  /** Formula as used in the check. */
  formula: string;
  inputs: Readonly<Record<string, number>>;
  expected: number;
  /** Calculation of the result by hand. */
  source: string;
}

export const RELATIVE = 1e-9;

const LOADS: readonly FormulaCase[] = (
  [
    ['N_G', 'N_Q'],
    ['V_G_x', 'V_Q_x'],
    ['V_G_y', 'V_Q_y'],
    ['M_G_x', 'M_Q_x'],
    ['M_G_y', 'M_Q_y'],
    ['M_G_z', 'M_Q_z'],
  ] as const
).map(([G, Q]) => ({
  formula: `gamma_G * ${G} + gamma_Q * ${Q}`,
  inputs: { gamma_G: 1.35, gamma_Q: 1.5, [G]: 10, [Q]: 4 },
  expected: 19.5,
  source: '13.5 + 6',
}));

export const FORMULA_CASES: readonly FormulaCase[] = [
  ...LOADS,
  {
    formula: 'gamma_G * N_G',
    inputs: { gamma_G: 1.35, N_G: 10 },
    expected: 13.5,
    source: '1.35 of 10',
  },
  { formula: 'N_1 + N_2 + N_3', inputs: { N_1: 2, N_2: 3, N_3: 0.5 }, expected: 5.5, source: '2 + 3 + 0.5' },
  {
    formula: 'psi_c * N_Rk_p_0',
    inputs: { psi_c: 1.2, N_Rk_p_0: 25 },
    expected: 30,
    source: 'a fifth more than 25',
  },
  {
    formula: 'min(1, 0.5 + h_ef / 200)',
    inputs: { h_ef: 60 },
    expected: 0.8,
    source: 'half and 60 / 200; 1 from h_ef = 100 mm on',
  },
  { formula: 'gamma_Q * N_Q', inputs: { gamma_Q: 1.5, N_Q: 4 }, expected: 6, source: '1.5 of 4' },
  {
    formula: 'M_S_x + e_y * N_S / 1000',
    inputs: { M_S_x: 2, e_y: 50, N_S: 20 },
    expected: 3,
    source: 'statics: 20 kN at y = 50 mm turn by +1 kNm about x',
  },
  {
    formula: 'M_S_y - e_x * N_S / 1000',
    inputs: { M_S_y: 2, e_x: 50, N_S: 20 },
    expected: 1,
    source: 'statics: 20 kN at x = 50 mm turn by -1 kNm about y',
  },
  {
    formula: 'M_S_z + (e_x * V_S_y - e_y * V_S_x) / 1000',
    inputs: { M_S_z: 1, e_x: 50, e_y: 20, V_S_x: 10, V_S_y: 4 },
    expected: 1,
    source: 'statics: 50 x 4 and 20 x 10 cancel',
  },
  {
    formula: '(N_1 * x_1 + N_2 * x_2) / T_Ed_N',
    inputs: { N_1: 3, x_1: -100, N_2: 1, x_2: 100, T_Ed_N: 4 },
    expected: -50,
    source: 'statics: 3 to 1 between -100 and 100',
  },
  {
    formula: '(N_1 * y_1 + N_2 * y_2) / T_Ed_N',
    inputs: { N_1: 1, y_1: -100, N_2: 3, y_2: 100, T_Ed_N: 4 },
    expected: 50,
    source: 'statics: 1 to 3 between -100 and 100',
  },
  {
    formula: 'T_Ed_N - N_Ed',
    inputs: { T_Ed_N: 12, N_Ed: -5 },
    expected: 17,
    source: 'statics: N pushes by 5',
  },
  {
    formula: '(T_Ed_N * x_T + 1000 * M_Ed_y) / C_Ed',
    inputs: { T_Ed_N: 10, x_T: 100, M_Ed_y: -2, C_Ed: 10 },
    expected: -100,
    source: 'statics: pair of 10 kN at 200 mm carries 2 kNm',
  },
  {
    formula: '(T_Ed_N * y_T - 1000 * M_Ed_x) / C_Ed',
    inputs: { T_Ed_N: 10, y_T: 100, M_Ed_x: 2, C_Ed: 10 },
    expected: -100,
    source: 'statics: pair of 10 kN at 200 mm carries 2 kNm',
  },
  {
    formula: 'sqrt((x_T - x_C)^2 + (y_T - y_C)^2)',
    inputs: { x_T: 30, x_C: -30, y_T: 40, y_C: -40 },
    expected: 100,
    source: 'right triangle 60, 80, 100',
  },
  {
    formula: 'M_Ed_z - (x_c * V_Ed_y - y_c * V_Ed_x) / 1000',
    inputs: { M_Ed_z: 1, x_c: 50, V_Ed_y: 10, y_c: 20, V_Ed_x: 5 },
    expected: 0.6,
    source: 'statics, kNm: 1 - 0.5 + 0.1',
  },
  {
    formula: 'V_Ed_x / n_x - 1000 * T_Ed * (y_1 - y_c) / I_p',
    inputs: { V_Ed_x: 8, n_x: 4, T_Ed: 0.4, y_1: 100, y_c: 0, I_p: 80000 },
    expected: 1.5,
    source: 'four anchors at +-100: 2 - 400 x 100 / (8 x 100^2)',
  },
  {
    formula: 'V_Ed_y / n_y + 1000 * T_Ed * (x_1 - x_c) / I_p',
    inputs: { V_Ed_y: 8, n_y: 4, T_Ed: 0.4, x_1: 100, x_c: 0, I_p: 80000 },
    expected: 2.5,
    source: 'four anchors at +-100: 2 + 400 x 100 / (8 x 100^2)',
  },
  { formula: 'V_Ed_x / n_x', inputs: { V_Ed_x: 8, n_x: 4 }, expected: 2, source: 'equal shares' },
  { formula: 'V_Ed_y / n_y', inputs: { V_Ed_y: 9, n_y: 3 }, expected: 3, source: 'equal shares' },
  { formula: 'sqrt(V_1_x^2 + V_1_y^2)', inputs: { V_1_x: 3, V_1_y: 4 }, expected: 5, source: '3, 4, 5' },
  {
    formula: 'abs((N_1 * x_1 + N_2 * x_2) / N_Ed_g - (x_1 + x_2) / 2)',
    inputs: { N_1: 3, x_1: -100, N_2: 1, x_2: 100, N_Ed_g: 4 },
    expected: 50,
    source: 'resultant at -50, centroid at 0',
  },
  {
    formula: 'abs((N_1 * y_1 + N_2 * y_2) / N_Ed_g - (y_1 + y_2) / 2)',
    inputs: { N_1: 3, y_1: 0, N_2: 1, y_2: 100, N_Ed_g: 4 },
    expected: 25,
    source: 'resultant at 25, centroid at 50',
  },
  { formula: 'min(c_X1, c_Y1)', inputs: { c_X1: 80, c_Y1: 60 }, expected: 60, source: 'the smaller' },
  {
    formula: 'max(c_X1, c_X2, c_Y1)',
    inputs: { c_X1: 80, c_X2: 70, c_Y1: 60 },
    expected: 80,
    source: 'the largest',
  },
  {
    formula: 'min(s_gap, s_cr_N)',
    inputs: { s_gap: 300, s_cr_N: 210 },
    expected: 210,
    source: 's_max <= s_cr,N',
  },
  {
    formula: 'max(c_max / c_cr_N, s_max / s_cr_N)',
    inputs: { c_max: 84, c_cr_N: 105, s_max: 105, s_cr_N: 210 },
    expected: 0.8,
    source: 'EN 1992-4, 7.2.1.4(8): 84 / 105 over 105 / 210',
  },
  { formula: 'r_ef * s_cr_N', inputs: { r_ef: 0.8, s_cr_N: 210 }, expected: 168, source: '0.8 of 210' },
  { formula: 'r_ef * c_cr_N', inputs: { r_ef: 0.8, c_cr_N: 105 }, expected: 84, source: '0.8 of 105' },
  { formula: 'b_x * b_y', inputs: { b_x: 300, b_y: 200 }, expected: 60000, source: 'rectangle' },
  {
    formula: 'b_1 * l_1 + b_2 * l_2',
    inputs: { b_1: 100, l_1: 200, b_2: 50, l_2: 300 },
    expected: 35000,
    source: 'two rectangles: 20000 + 15000',
  },
  ...(['x', 'y'] as const).flatMap((axis): FormulaCase[] => {
    const [low, high] = axis === 'x' ? ['X2', 'X1'] : ['Y2', 'Y1'];
    const s = `s_${axis}`;
    return ['s_cr_N', 's_cr_sp'].flatMap((side): FormulaCase[] => [
      {
        formula: `0.5 * ${side} + ${s} + 0.5 * ${side}`,
        inputs: { [side]: 210, [s]: 100 },
        expected: 310,
        source: '105 + 100 + 105',
      },
      {
        formula: `min(c_${low}, 0.5 * ${side}) + ${s} + 0.5 * ${side}`,
        inputs: { [side]: 210, [s]: 100, [`c_${low}`]: 60 },
        expected: 265,
        source: '60 + 100 + 105',
      },
      {
        formula: `0.5 * ${side} + ${s} + min(c_${high}, 0.5 * ${side})`,
        inputs: { [side]: 210, [s]: 100, [`c_${high}`]: 60 },
        expected: 265,
        source: '105 + 100 + 60',
      },
      {
        formula: `min(c_${low}, 0.5 * ${side}) + ${s} + min(c_${high}, 0.5 * ${side})`,
        inputs: { [side]: 210, [s]: 100, [`c_${low}`]: 60, [`c_${high}`]: 200 },
        expected: 265,
        source: '60 + 100 + 105: beyond 105 an edge is too far',
      },
    ]);
  }),
  {
    formula: '0.5 * d_nom',
    inputs: { d_nom: 12 },
    expected: 6,
    source: 'EN 1992-4, 6.2.2.3: a_3 = 0.5 d_nom',
  },
  { formula: 'e_base + t_fix / 2', inputs: { e_base: 25, t_fix: 12 }, expected: 31, source: '25 + 6' },
  { formula: 'a_3 + e_1', inputs: { a_3: 6, e_1: 31 }, expected: 37, source: '6 + 31' },
  {
    formula: 'M_Rk_s_0 * max(0, 1 - N_Ed / N_Rd_s)',
    inputs: { M_Rk_s_0: 100, N_Ed: 7, N_Rd_s: 28 },
    expected: 75,
    source: 'EN 1992-4, (7.38): a quarter is used by tension',
  },
  {
    formula: 'alpha_M * M_Rk_s / l_a',
    inputs: { alpha_M: 2, M_Rk_s: 75, l_a: 30 },
    expected: 5,
    source: 'EN 1992-4, (7.37): 150 Nm over 30 mm',
  },
  { formula: 'V_1_x + V_2_x', inputs: { V_1_x: 3, V_2_x: 4 }, expected: 7, source: 'sum' },
  { formula: 'V_1_y + V_2_y', inputs: { V_1_y: 3, V_2_y: 4 }, expected: 7, source: 'sum' },
  { formula: 'sqrt(R_x^2 + R_y^2)', inputs: { R_x: 3, R_y: 4 }, expected: 5, source: '3, 4, 5' },
  { formula: '(x_1 + x_2) / 2', inputs: { x_1: -50, x_2: 150 }, expected: 50, source: 'mean' },
  { formula: '(y_1 + y_2) / 2', inputs: { y_1: -50, y_2: 150 }, expected: 50, source: 'mean' },
  { formula: '(t_1 + t_2) / 2', inputs: { t_1: -50, t_2: 150 }, expected: 50, source: 'mean' },
  {
    formula: '((x_1 - x_g) * V_1_y - (y_1 - y_g) * V_1_x) / 1000',
    inputs: { x_1: 120, x_g: 20, y_1: 50, y_g: 10, V_1_x: 5, V_1_y: 3 },
    expected: 0.1,
    source: 'statics, kNm: 0.1 x 3 - 0.04 x 5',
  },
  { formula: 'm_1 + m_2', inputs: { m_1: 0.3, m_2: -0.1 }, expected: 0.2, source: 'sum' },
  {
    formula: '1000 * abs(m_R * R_y) / V_Ed_g^2',
    inputs: { m_R: 0.25, R_y: 4, V_Ed_g: 5 },
    expected: 40,
    source: 'foot of the perpendicular: m / V = 50, times 4 / 5',
  },
  {
    formula: '1000 * abs(m_R * R_x) / V_Ed_g^2',
    inputs: { m_R: 0.25, R_x: 3, V_Ed_g: 5 },
    expected: 30,
    source: 'foot of the perpendicular: m / V = 50, times 3 / 5',
  },
  {
    formula: 'max(0, V_n / n_A + V_T_1)',
    inputs: { V_n: 8, n_A: 2, V_T_1: -5 },
    expected: 0,
    source: 'an anchor that torsion pulls away brings nothing',
  },
  { formula: 'V_n / n_A', inputs: { V_n: 8, n_A: 2 }, expected: 4, source: 'equal shares' },
  { formula: 'P_1 + P_2', inputs: { P_1: 1, P_2: 3 }, expected: 4, source: 'sum' },
  { formula: 'Q_1 + Q_2', inputs: { Q_1: 1, Q_2: 3 }, expected: 4, source: 'sum' },
  { formula: 'sqrt(P^2 + Q^2)', inputs: { P: 3, Q: 4 }, expected: 5, source: '3, 4, 5' },
  { formula: 'atan(abs(Q) / P)', inputs: { P: 3, Q: -3 }, expected: 45, source: 'equal parts' },
  {
    formula: 'abs(P_1 * (t_1 - t_g) + P_2 * (t_2 - t_g)) / V_Ed_g',
    inputs: { P_1: 1, P_2: 3, t_1: -100, t_2: 100, t_g: 0, V_Ed_g: 5 },
    expected: 40,
    source: 'EN 1992-4, 7.2.2.5: distance of the line of action, 200 / 5',
  },
  {
    formula: 'abs(P_1 * (t_1 - t_g) + P_2 * (t_2 - t_g)) / P',
    inputs: { P_1: 1, P_2: 3, t_1: -100, t_2: 100, t_g: 0, P: 4 },
    expected: 50,
    source: 'offset along the row, 200 / 4',
  },
  {
    formula: '0.1 * (l_f / c_1)^0.5',
    inputs: { l_f: 64, c_1: 100 },
    expected: 0.08,
    source: 'EN 1992-4, (7.42): 0.1 of the root of 0.64',
  },
  {
    formula: '0.1 * (d_nom / c_1)^0.2',
    inputs: { d_nom: 3.2, c_1: 102.4 },
    expected: 0.05,
    source: 'EN 1992-4, (7.43): the fifth root of 1 / 32 is 1 / 2',
  },
  ...(['min(c_2_a, 1.5 * c_1)', '1.5 * c_1'] as const).flatMap((a) =>
    (['min(c_2_b, 1.5 * c_1)', '1.5 * c_1'] as const).map((b): FormulaCase => {
      const [left, right] = [a.startsWith('min') ? 60 : 150, b.startsWith('min') ? 80 : 150];
      return {
        formula: `${a} + s_2 + ${b}`,
        inputs: { c_1: 100, s_2: 100, c_2_a: 60, c_2_b: 80 },
        expected: left + 100 + right,
        source: `${left} + 100 + ${right}`,
      };
    }),
  ),
  { formula: 'l_1 + l_2', inputs: { l_1: 300, l_2: 250 }, expected: 550, source: 'sum of the parts' },
  {
    formula: 'max(max(c_2_a, c_2_b) / 1.5, h / 1.5, s_2_max / 3)',
    inputs: { c_2_a: 90, c_2_b: 75, h: 120, s_2_max: 150 },
    expected: 80,
    source: 'EN 1992-4, 7.2.2.5(11): the largest of 60, 80, 50',
  },
  { formula: 'min(c_2_a, c_2_b)', inputs: { c_2_a: 90, c_2_b: 75 }, expected: 75, source: 'the smaller' },
  {
    formula: 'sqrt(V_Ed_n^2 + V_Ed_t^2)',
    inputs: { V_Ed_n: 3, V_Ed_t: 4 },
    expected: 5,
    source: '3, 4, 5',
  },
  {
    formula: 'sqrt(beta_V_n^2 + beta_V_t^2)',
    inputs: { beta_V_n: 0.3, beta_V_t: 0.4 },
    expected: 0.5,
    source: '3, 4, 5',
  },
  { formula: 'sqrt(V_Ed_x^2 + V_Ed_y^2)', inputs: { V_Ed_x: 3, V_Ed_y: 4 }, expected: 5, source: '3, 4, 5' },
  {
    formula: 'sqrt(beta_V_x^2 + beta_V_y^2)',
    inputs: { beta_V_x: 0.3, beta_V_y: 0.4 },
    expected: 0.5,
    source: '3, 4, 5',
  },
  {
    formula: 'sqrt(V_Ed_x^2 + V_Ed_y^2) + V_Ed_t',
    inputs: { V_Ed_x: 3, V_Ed_y: 4, V_Ed_t: 1 },
    expected: 6,
    source: '3, 4, 5, and torsion',
  },
  {
    formula: 'sqrt(beta_V_x^2 + beta_V_y^2) + beta_V_t',
    inputs: { beta_V_x: 0.3, beta_V_y: 0.4, beta_V_t: 0.1 },
    expected: 0.6,
    source: '3, 4, 5, and torsion',
  },
  {
    formula: 'V_Ed_g / beta_V',
    inputs: { V_Ed_g: 6, beta_V: 0.5 },
    expected: 12,
    source: 'action over utilisation',
  },
  {
    formula: 'V_Rk_c_1 / V_Rk_cp_away',
    inputs: { V_Rk_c_1: 8, V_Rk_cp_away: 10 },
    expected: 0.8,
    source: 'ratio',
  },
  {
    formula: 'k_T * V_Rk_c_1',
    inputs: { k_T: 0.8, V_Rk_c_1: 20 },
    expected: 16,
    source: 'EN 1992-4, 7.2.2.5(8)',
  },
  {
    formula: 'max(1, 1.1 * N_Ed / n_a / N_max)',
    inputs: { N_Ed: 10, n_a: 2, N_max: 5 },
    expected: 1.1,
    source: 'JGJ145-2013, 5.2.1: axial tension alone',
  },
  { formula: 'max(N_1, N_2)', inputs: { N_1: 3, N_2: 5 }, expected: 5, source: 'the larger' },
  { formula: 'k_1 * N_plate_1', inputs: { k_1: 1.1, N_plate_1: 5 }, expected: 5.5, source: '1.1 of 5' },
  {
    formula: 'max(1, 2 - z / (1.5 * h_ef))',
    inputs: { z: 60, h_ef: 80 },
    expected: 1.5,
    source: 'EN 1992-4, (7.7): 2 - 60 / 120',
  },
  {
    formula: 'min((h / h_min)^(2 / 3), 2)',
    inputs: { h: 270, h_min: 80 },
    expected: 2,
    source: '(27 / 8)^(2 / 3) is 2.25, at most 2',
  },
  {
    formula: 'min((h / h_min)^(2 / 3), 1.5)',
    inputs: { h: 160, h_min: 80 },
    expected: 1.5,
    source: '2^(2 / 3) is 1.587, at most 1.5',
  },
  {
    formula: '1 / sqrt(cos(alpha_V)^2 + (sin(alpha_V) / 2.5)^2)',
    inputs: { alpha_V: 90 },
    expected: 2.5,
    source: 'JGJ145-2013, 6.1: along the edge',
  },
  ...(['e_N', 'e_V'] as const).flatMap((e) =>
    (['x', 'y'] as const).flatMap((axis) =>
      (['s_cr_N', 's_cr_sp'] as const)
        .filter((spacing) => e === 'e_N' || spacing === 's_cr_N')
        .map((spacing): FormulaCase => ({
          formula: `1 / (1 + 2 * ${e}_${axis} / ${spacing})`,
          inputs: { [`${e}_${axis}`]: 30, [spacing]: 240 },
          expected: 0.8,
          source: 'EN 1992-4, (7.6): 1 / 1.25',
        })),
    ),
  ),
  { formula: 'k7 * V_Rk_s_0', inputs: { k7: 0.8, V_Rk_s_0: 30 }, expected: 24, source: 'EN 1992-4, (7.35)' },
  { formula: 's_cr_sp^2', inputs: { s_cr_sp: 300 }, expected: 90000, source: 'square of 300 mm' },
  {
    formula: 'min(1, 0.7 + 0.3 * c / c_cr_sp)',
    inputs: { c: 60, c_cr_sp: 120 },
    expected: 0.85,
    source: 'EN 1992-4, (7.4): half the characteristic distance',
  },
  { formula: 'V_Ed_h / V_Rd_s_M', inputs: { V_Ed_h: 3, V_Rd_s_M: 4 }, expected: 0.75, source: '3 of 4' },
  { formula: 'r_ef * h_ef', inputs: { r_ef: 0.8, h_ef: 70 }, expected: 56, source: '0.8 of 70' },
  { formula: '0 * d_nom', inputs: { d_nom: 12 }, expected: 0, source: 'clamped at the surface: a_3 = 0' },
  ...(['x', 'y'] as const).flatMap((axis): FormulaCase[] => [
    {
      formula: `V_Ed_${axis} + V_Ed_t`,
      inputs: { [`V_Ed_${axis}`]: 3, V_Ed_t: 1 },
      expected: 4,
      source: 'sum',
    },
    {
      formula: `beta_V_${axis} + beta_V_t`,
      inputs: { [`beta_V_${axis}`]: 0.3, beta_V_t: 0.1 },
      expected: 0.4,
      source: 'sum',
    },
  ]),
];
