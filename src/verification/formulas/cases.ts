/**
 * Formulas with results calculated by hand from round numbers, so that a reader can follow them; one table
 * for each clause. A formula with a limit has a row on both sides of the limit: once where the formula
 * determines the result, and once where the limit does. The list of formulas cites these cases and the worked
 * examples as its tests.
 */

type Inputs = Readonly<Record<string, number>>;
/** Inputs, result, and how the result is calculated by hand. */
type Case = readonly [inputs: Inputs, expected: number, source: string];
/** Formula as used in the check, with its cases. */
type Row = readonly [formula: string, ...cases: readonly [Case, ...Case[]]];

export const RELATIVE = 1e-9;

/**
 * Widths of a projected area: on each side, the distance to the edge, but at most half the characteristic
 * spacing.
 */
function widths(axis: 'x' | 'y', s_cr: string): Row[] {
  const [low, high, s] = [`c_${axis.toUpperCase()}2`, `c_${axis.toUpperCase()}1`, `s_${axis}`];
  const inputs = (cLow: number, cHigh: number) => ({ [low]: cLow, [high]: cHigh, [s]: 100, [s_cr]: 200 });
  const half = `0.5 * ${s_cr}`;
  return [
    [`${half} + ${s} + ${half}`, [inputs(500, 500), 300, '100 + 100 + 100']],
    [
      `min(${low}, ${half}) + ${s} + ${half}`,
      [inputs(60, 500), 260, 'the edge at 60 ends it: 60 + 100 + 100'],
      [inputs(140, 500), 300, 'half the spacing ends it: 100 + 100 + 100'],
    ],
    [
      `${half} + ${s} + min(${high}, ${half})`,
      [inputs(500, 60), 260, 'the edge at 60 ends it: 100 + 100 + 60'],
      [inputs(500, 140), 300, 'half the spacing ends it'],
    ],
    [
      `min(${low}, ${half}) + ${s} + min(${high}, ${half})`,
      [inputs(60, 70), 230, 'edges end it on both sides: 60 + 100 + 70'],
      [inputs(140, 150), 300, 'half the spacing on both sides'],
    ],
  ];
}

/** Factors for edges and eccentricity with the characteristic distances of cone or splitting. */
const factorsWith = ({ s_cr, c_cr, prefixes }: { s_cr: string; c_cr: string; prefixes: string[] }): Row[] => [
  [
    `min(1, 0.7 + 0.3 * c / ${c_cr})`,
    [{ c: 50, [c_cr]: 100 }, 0.85, 'EN 1992-4, (7.4): half the characteristic distance'],
    [{ c: 99, [c_cr]: 100 }, 0.997, '0.7 + 0.3 of 0.99'],
    [{ c: 101, [c_cr]: 100 }, 1, 'no more than 1 beyond the characteristic distance'],
  ],
  ...prefixes.flatMap((e) =>
    ['x', 'y'].map((axis): Row => [
      `1 / (1 + 2 * ${e}_${axis} / ${s_cr})`,
      [{ [`${e}_${axis}`]: 30, [s_cr]: 240 }, 0.8, 'EN 1992-4, (7.6): 1 / 1.25'],
    ]),
  ),
];

const along = (c_2_a: number, c_2_b: number) => ({ c_2_a, c_2_b, s_2: 100, c_1: 100 });

export const FORMULA_CASES: Readonly<Record<string, readonly Row[]>> = {
  'loads: EN 1990, 6.4.3.2; GB 55001-2021, 3.1.13': [
    ...['N', 'V_x', 'V_y', 'M_x', 'M_y', 'M_z'].map((component): Row => {
      const [G, Q] = ['G', 'Q'].map((part) => component.replace(/^./, (kind) => `${kind}_${part}`));
      return [
        `gamma_G * ${G} + gamma_Q * ${Q}`,
        [{ gamma_G: 1.35, gamma_Q: 1.5, [G]: 10, [Q]: 4 }, 19.5, '13.5 + 6'],
      ];
    }),
    ['gamma_G * N_G', [{ gamma_G: 1.35, N_G: 10 }, 13.5, '1.35 of 10']],
    ['gamma_Q * N_Q', [{ gamma_Q: 1.5, N_Q: 4 }, 6, '1.5 of 4']],
    [
      'M_S_x + e_y * N_S / 1000',
      [{ M_S_x: 2, e_y: 50, N_S: 20 }, 3, 'statics: 20 kN at y = 50 mm turn by +1 kNm about x'],
    ],
    [
      'M_S_y - e_x * N_S / 1000',
      [{ M_S_y: 2, e_x: 50, N_S: 20 }, 1, 'statics: 20 kN at x = 50 mm turn by -1 kNm about y'],
    ],
    [
      'M_S_z + (e_x * V_S_y - e_y * V_S_x) / 1000',
      [{ M_S_z: 1, e_x: 50, e_y: 20, V_S_x: 10, V_S_y: 4 }, 1, 'statics: 50 x 4 and 20 x 10 cancel'],
    ],
  ],
  'tension: EN 1992-4, 6.2.1; JGJ145-2013, 5.2': [
    ['N_1 + N_2 + N_3', [{ N_1: 2, N_2: 3, N_3: 0.5 }, 5.5, '2 + 3 + 0.5']],
    [
      '(N_1 * x_1 + N_2 * x_2) / T_Ed_N',
      [{ N_1: 3, x_1: -100, N_2: 1, x_2: 100, T_Ed_N: 4 }, -50, 'statics: 3 to 1 between -100 and 100'],
    ],
    [
      '(N_1 * y_1 + N_2 * y_2) / T_Ed_N',
      [{ N_1: 1, y_1: -100, N_2: 3, y_2: 100, T_Ed_N: 4 }, 50, 'statics: 1 to 3 between -100 and 100'],
    ],
    ['T_Ed_N - N_Ed', [{ T_Ed_N: 12, N_Ed: -5 }, 17, 'statics: N pushes by 5']],
    [
      '(T_Ed_N * x_T + 1000 * M_Ed_y) / C_Ed',
      [
        { T_Ed_N: 10, x_T: 100, M_Ed_y: -2, C_Ed: 10 },
        -100,
        'statics: pair of 10 kN at 200 mm carries 2 kNm',
      ],
    ],
    [
      '(T_Ed_N * y_T - 1000 * M_Ed_x) / C_Ed',
      [{ T_Ed_N: 10, y_T: 100, M_Ed_x: 2, C_Ed: 10 }, -100, 'statics: pair of 10 kN at 200 mm carries 2 kNm'],
    ],
    [
      'sqrt((x_T - x_C)^2 + (y_T - y_C)^2)',
      [{ x_T: 30, x_C: -30, y_T: 40, y_C: -40 }, 100, 'right triangle 60, 80, 100'],
    ],
    [
      'max(1, 1.1 * N_Ed / n_a / N_max)',
      [{ N_Ed: 10, n_a: 2, N_max: 5 }, 1.1, 'JGJ145-2013, 5.2.1: axial tension alone'],
      [{ N_Ed: 40, n_a: 4, N_max: 10 }, 1.1, 'equal forces: 1.1 of 10'],
      [{ N_Ed: 40, n_a: 4, N_max: 12 }, 1, 'a moment has raised one: no less than 1'],
    ],
    ['max(N_1, N_2)', [{ N_1: 3, N_2: 5 }, 5, 'the larger']],
    ['k_1 * N_plate_1', [{ k_1: 1.1, N_plate_1: 5 }, 5.5, '1.1 of 5']],
  ],
  'shear: EN 1992-4, 6.2.2; JGJ145-2013, 5.3': [
    [
      'M_Ed_z - (x_c * V_Ed_y - y_c * V_Ed_x) / 1000',
      [{ M_Ed_z: 1, x_c: 50, V_Ed_y: 10, y_c: 20, V_Ed_x: 5 }, 0.6, 'statics, kNm: 1 - 0.5 + 0.1'],
    ],
    [
      'V_Ed_x / n_x - 1000 * T_Ed * (y_1 - y_c) / I_p',
      [
        { V_Ed_x: 8, n_x: 4, T_Ed: 0.4, y_1: 100, y_c: 0, I_p: 80000 },
        1.5,
        'four anchors at +-100: 2 - 400 x 100 / (8 x 100^2)',
      ],
    ],
    [
      'V_Ed_y / n_y + 1000 * T_Ed * (x_1 - x_c) / I_p',
      [
        { V_Ed_y: 8, n_y: 4, T_Ed: 0.4, x_1: 100, x_c: 0, I_p: 80000 },
        2.5,
        'four anchors at +-100: 2 + 400 x 100 / (8 x 100^2)',
      ],
    ],
    ['V_Ed_x / n_x', [{ V_Ed_x: 8, n_x: 4 }, 2, 'equal shares']],
    ['V_Ed_y / n_y', [{ V_Ed_y: 9, n_y: 3 }, 3, 'equal shares']],
    ['sqrt(V_1_x^2 + V_1_y^2)', [{ V_1_x: 3, V_1_y: 4 }, 5, '3, 4, 5']],
  ],
  'pull-out: EN 1992-4, 7.2.1.5': [
    ['psi_c * N_Rk_p_0', [{ psi_c: 1.2, N_Rk_p_0: 25 }, 30, 'a fifth more than 25']],
  ],
  'cone: EN 1992-4, 7.2.1.4; JGJ145-2013, 6.1.3 to 6.1.8': [
    [
      'min(1, 0.5 + h_ef / 200)',
      [{ h_ef: 60 }, 0.8, 'half and 60 / 200; 1 from h_ef = 100 mm on'],
      [{ h_ef: 99 }, 0.995, 'below 100 mm: 0.5 + 0.495'],
      [{ h_ef: 101 }, 1, 'no more than 1 from 100 mm on'],
    ],
    [
      'abs((N_1 * x_1 + N_2 * x_2) / N_Ed_g - (x_1 + x_2) / 2)',
      [{ N_1: 3, x_1: -100, N_2: 1, x_2: 100, N_Ed_g: 4 }, 50, 'resultant at -50, centroid at 0'],
    ],
    [
      'abs((N_1 * y_1 + N_2 * y_2) / N_Ed_g - (y_1 + y_2) / 2)',
      [{ N_1: 3, y_1: 0, N_2: 1, y_2: 100, N_Ed_g: 4 }, 25, 'resultant at 25, centroid at 50'],
    ],
    ['min(c_X1, c_Y1)', [{ c_X1: 80, c_Y1: 60 }, 60, 'the smaller']],
    ['max(c_X1, c_X2, c_Y1)', [{ c_X1: 80, c_X2: 70, c_Y1: 60 }, 80, 'the largest']],
    [
      'min(s_gap, s_cr_N)',
      [{ s_gap: 300, s_cr_N: 210 }, 210, 's_max <= s_cr,N'],
      [{ s_gap: 199, s_cr_N: 200 }, 199, 'the gap'],
      [{ s_gap: 201, s_cr_N: 200 }, 200, 'no more than s_cr_N'],
    ],
    [
      'max(c_max / c_cr_N, s_max / s_cr_N)',
      [
        { c_max: 84, c_cr_N: 105, s_max: 105, s_cr_N: 210 },
        0.8,
        'EN 1992-4, 7.2.1.4(8): 84 / 105 over 105 / 210',
      ],
      [{ c_max: 50, c_cr_N: 100, s_max: 80, s_cr_N: 200 }, 0.5, 'the edges, 0.5 above 0.4'],
      [{ c_max: 30, c_cr_N: 100, s_max: 80, s_cr_N: 200 }, 0.4, 'the spacing, 0.4 above 0.3'],
    ],
    ['r_ef * s_cr_N', [{ r_ef: 0.8, s_cr_N: 210 }, 168, '0.8 of 210']],
    ['r_ef * c_cr_N', [{ r_ef: 0.8, c_cr_N: 105 }, 84, '0.8 of 105']],
    ['b_x * b_y', [{ b_x: 300, b_y: 200 }, 60000, 'rectangle']],
    [
      'b_1 * l_1 + b_2 * l_2',
      [{ b_1: 100, l_1: 200, b_2: 50, l_2: 300 }, 35000, 'two rectangles: 20000 + 15000'],
    ],
    [
      'max(1, 2 - z / (1.5 * h_ef))',
      [{ z: 60, h_ef: 80 }, 1.5, 'EN 1992-4, (7.7): 2 - 60 / 120'],
      [{ z: 121, h_ef: 80 }, 1, 'no less than 1 from z = 1.5 h_ef on'],
    ],
    ['r_ef * h_ef', [{ r_ef: 0.8, h_ef: 70 }, 56, '0.8 of 70']],
    ...(['x', 'y'] as const).flatMap((axis) => widths(axis, 's_cr_N')),
    ...factorsWith({ s_cr: 's_cr_N', c_cr: 'c_cr_N', prefixes: ['e_N', 'e_V'] }),
  ],
  'splitting: EN 1992-4, 7.2.1.7; JGJ145-2013, 6.1': [
    [
      'min((h / h_min)^(2 / 3), 1.5)',
      [{ h: 160, h_min: 80 }, 1.5, '2^(2 / 3) is 1.587, at most 1.5'],
      [{ h: 180, h_min: 100 }, 1.479727244598282, 'the power: 1.48'],
      [{ h: 190, h_min: 100 }, 1.5, 'no more than 1.5 from h = 1.84 h_min on'],
    ],
    [
      'min((h / h_min)^(2 / 3), 2)',
      [{ h: 270, h_min: 80 }, 2, '(27 / 8)^(2 / 3) is 2.25, at most 2'],
      [{ h: 270, h_min: 100 }, 1.9389912210286955, 'the power: 1.94'],
      [{ h: 300, h_min: 100 }, 2, 'no more than 2 from h = 2.83 h_min on'],
    ],
    ['s_cr_sp^2', [{ s_cr_sp: 300 }, 90000, 'square of 300 mm']],
    [
      'min(N_Rk_c_0, psi_c * N_Rk_p_0)',
      [{ N_Rk_c_0: 20, psi_c: 1.2, N_Rk_p_0: 25 }, 20, 'concrete, 20 below 30'],
      [{ N_Rk_c_0: 40, psi_c: 1.2, N_Rk_p_0: 25 }, 30, 'pull-out, 30 below 40'],
    ],
    [
      'min((h / h_min)^(2 / 3), max(1, ((h_ef + 1.5 * c) / h_min)^(2 / 3)), 2)',
      [{ h: 200, h_min: 100, h_ef: 100, c: 200 }, 1.5874010519681994, 'the member'],
      [{ h: 250, h_min: 100, h_ef: 50, c: 100 }, 1.5874010519681994, 'the edge: 50 + 150 of 100'],
      [{ h: 200, h_min: 100, h_ef: 40, c: 20 }, 1, 'the edge never takes it below 1'],
      [{ h: 400, h_min: 100, h_ef: 100, c: 300 }, 2, 'no more than 2'],
    ],
    ...(['x', 'y'] as const).flatMap((axis) => widths(axis, 's_cr_sp')),
    ...factorsWith({ s_cr: 's_cr_sp', c_cr: 'c_cr_sp', prefixes: ['e_N'] }),
  ],
  'steel in shear: EN 1992-4, 6.2.2.3, 7.2.2.3; JGJ145-2013, 6.1': [
    ['k7 * V_Rk_s_0', [{ k7: 0.8, V_Rk_s_0: 30 }, 24, 'EN 1992-4, (7.35)']],
    ['0.5 * d_nom', [{ d_nom: 12 }, 6, 'EN 1992-4, 6.2.2.3: a_3 = 0.5 d_nom']],
    ['e_base + t_fix / 2', [{ e_base: 25, t_fix: 12 }, 31, '25 + 6']],
    ['a_3 + e_1', [{ a_3: 6, e_1: 31 }, 37, '6 + 31']],
    ['0 * d_nom', [{ d_nom: 12 }, 0, 'clamped at the surface: a_3 = 0']],
    [
      'M_Rk_s_0 * max(0, 1 - N_Ed / N_Rd_s)',
      [{ M_Rk_s_0: 100, N_Ed: 7, N_Rd_s: 28 }, 75, 'EN 1992-4, (7.38): a quarter is used by tension'],
      [{ M_Rk_s_0: 100, N_Ed: 15, N_Rd_s: 20 }, 25, 'a quarter is left'],
      [{ M_Rk_s_0: 100, N_Ed: 21, N_Rd_s: 20 }, 0, 'nothing is left, never less'],
    ],
    [
      'alpha_M * M_Rk_s / l_a',
      [{ alpha_M: 2, M_Rk_s: 75, l_a: 30 }, 5, 'EN 1992-4, (7.37): 150 Nm over 30 mm'],
    ],
    ['V_Ed_h / V_Rd_s_M', [{ V_Ed_h: 3, V_Rd_s_M: 4 }, 0.75, '3 of 4']],
  ],
  'pry-out: EN 1992-4, 7.2.2.4; JGJ145-2013, 6.1': [
    ['V_1_x + V_2_x', [{ V_1_x: 3, V_2_x: 4 }, 7, 'sum']],
    ['V_1_y + V_2_y', [{ V_1_y: 3, V_2_y: 4 }, 7, 'sum']],
    ['sqrt(R_x^2 + R_y^2)', [{ R_x: 3, R_y: 4 }, 5, '3, 4, 5']],
    ['(x_1 + x_2) / 2', [{ x_1: -50, x_2: 150 }, 50, 'mean']],
    ['(y_1 + y_2) / 2', [{ y_1: -50, y_2: 150 }, 50, 'mean']],
    [
      '((x_1 - x_g) * V_1_y - (y_1 - y_g) * V_1_x) / 1000',
      [{ x_1: 120, x_g: 20, y_1: 50, y_g: 10, V_1_x: 5, V_1_y: 3 }, 0.1, 'statics, kNm: 0.1 x 3 - 0.04 x 5'],
    ],
    ['m_1 + m_2', [{ m_1: 0.3, m_2: -0.1 }, 0.2, 'sum']],
    [
      '1000 * abs(m_R * R_y) / V_Ed_g^2',
      [{ m_R: 0.25, R_y: 4, V_Ed_g: 5 }, 40, 'foot of the perpendicular: m / V = 50, times 4 / 5'],
    ],
    [
      '1000 * abs(m_R * R_x) / V_Ed_g^2',
      [{ m_R: 0.25, R_x: 3, V_Ed_g: 5 }, 30, 'foot of the perpendicular: m / V = 50, times 3 / 5'],
    ],
    ['sqrt(V_Ed_x^2 + V_Ed_y^2)', [{ V_Ed_x: 3, V_Ed_y: 4 }, 5, '3, 4, 5']],
    ['sqrt(beta_V_x^2 + beta_V_y^2)', [{ beta_V_x: 0.3, beta_V_y: 0.4 }, 0.5, '3, 4, 5']],
    ['sqrt(V_Ed_x^2 + V_Ed_y^2) + V_Ed_t', [{ V_Ed_x: 3, V_Ed_y: 4, V_Ed_t: 1 }, 6, '3, 4, 5, and torsion']],
    [
      'sqrt(beta_V_x^2 + beta_V_y^2) + beta_V_t',
      [{ beta_V_x: 0.3, beta_V_y: 0.4, beta_V_t: 0.1 }, 0.6, '3, 4, 5, and torsion'],
    ],
    ...(['V_Ed', 'beta_V'] as const).flatMap((symbol) =>
      (['x', 'y'] as const).map((axis): Row => [
        `${symbol}_${axis} + ${symbol}_t`,
        [{ [`${symbol}_${axis}`]: 0.3, [`${symbol}_t`]: 0.1 }, 0.4, 'sum'],
      ]),
    ),
  ],
  'edge: EN 1992-4, 7.2.2.5; JGJ145-2013, 6.1.18, 6.1.19': [
    ['(t_1 + t_2) / 2', [{ t_1: -50, t_2: 150 }, 50, 'mean']],
    [
      'max(0, V_n / n_A + V_T_1)',
      [{ V_n: 8, n_A: 2, V_T_1: -5 }, 0, 'an anchor that torsion pulls away brings nothing'],
      [{ V_n: 10, n_A: 2, V_T_1: -4 }, 1, '5 - 4'],
      [{ V_n: 10, n_A: 2, V_T_1: -6 }, 0, 'away from the edge: none'],
    ],
    ['V_n / n_A', [{ V_n: 8, n_A: 2 }, 4, 'equal shares']],
    ['P_1 + P_2', [{ P_1: 1, P_2: 3 }, 4, 'sum']],
    ['Q_1 + Q_2', [{ Q_1: 1, Q_2: 3 }, 4, 'sum']],
    ['sqrt(P^2 + Q^2)', [{ P: 3, Q: 4 }, 5, '3, 4, 5']],
    ['atan(abs(Q) / P)', [{ P: 3, Q: -3 }, 45, 'equal parts']],
    [
      'abs(P_1 * (t_1 - t_g) + P_2 * (t_2 - t_g)) / V_Ed_g',
      [
        { P_1: 1, P_2: 3, t_1: -100, t_2: 100, t_g: 0, V_Ed_g: 5 },
        40,
        'EN 1992-4, 7.2.2.5: distance of the line of action, 200 / 5',
      ],
    ],
    ['0.1 * (l_f / c_1)^0.5', [{ l_f: 64, c_1: 100 }, 0.08, 'EN 1992-4, (7.42): 0.1 of the root of 0.64']],
    [
      '0.1 * (d_nom / c_1)^0.2',
      [{ d_nom: 3.2, c_1: 102.4 }, 0.05, 'EN 1992-4, (7.43): the fifth root of 1 / 32 is 1 / 2'],
    ],
    [
      'max(max(c_2_a, c_2_b) / 1.5, h / 1.5, s_2_max / 3)',
      [
        { c_2_a: 90, c_2_b: 75, h: 120, s_2_max: 150 },
        80,
        'EN 1992-4, 7.2.2.5(11): the largest of 60, 80, 50',
      ],
      [{ c_2_a: 90, c_2_b: 60, h: 75, s_2_max: 150 }, 60, 'the larger edge distance'],
      [{ c_2_a: 30, c_2_b: 60, h: 90, s_2_max: 150 }, 60, 'the thickness'],
      [{ c_2_a: 30, c_2_b: 60, h: 75, s_2_max: 180 }, 60, 'the spacing'],
    ],
    [
      'min(c_2_a, c_2_b)',
      [{ c_2_a: 90, c_2_b: 75 }, 75, 'the smaller'],
      [{ c_2_a: 60, c_2_b: 70 }, 60, 'the one'],
      [{ c_2_a: 80, c_2_b: 70 }, 70, 'the other'],
    ],
    ['sqrt(V_Ed_n^2 + V_Ed_t^2)', [{ V_Ed_n: 3, V_Ed_t: 4 }, 5, '3, 4, 5']],
    ['sqrt(beta_V_n^2 + beta_V_t^2)', [{ beta_V_n: 0.3, beta_V_t: 0.4 }, 0.5, '3, 4, 5']],
    ['V_Ed_g / beta_V', [{ V_Ed_g: 6, beta_V: 0.5 }, 12, 'action over utilisation']],
    ['V_Rk_c_1 / V_Rk_cp_away', [{ V_Rk_c_1: 8, V_Rk_cp_away: 10 }, 0.8, 'ratio']],
    ['k_T * V_Rk_c_1', [{ k_T: 0.8, V_Rk_c_1: 20 }, 16, 'EN 1992-4, 7.2.2.5(8)']],
    [
      'min(1, 0.7 + 0.3 * c_2 / (1.5 * c_1))',
      [{ c_2: 75, c_1: 100 }, 0.85, '0.7 + 0.3 / 2'],
      [{ c_2: 151, c_1: 100 }, 1, 'no more than 1 from c_2 = 1.5 c_1 on'],
    ],
    [
      'max(1, (1.5 * c_1 / h)^0.5)',
      [{ c_1: 150, h: 100 }, 1.5, 'root of 2.25'],
      [{ c_1: 60, h: 100 }, 1, 'no less than 1 in a thick member'],
    ],
    [
      'l_c_V * min(h, 1.5 * c_1)',
      [{ l_c_V: 300, h: 100, c_1: 100 }, 30000, 'a thin member: 300 by 100'],
      [{ l_c_V: 300, h: 200, c_1: 100 }, 45000, 'a thick one: 300 by 150'],
    ],
    [
      'abs(P_1 * (t_1 - t_g) + P_2 * (t_2 - t_g)) / P',
      [{ P_1: 1, P_2: 3, t_1: -100, t_2: 100, t_g: 0, P: 4 }, 50, 'offset along the row, 200 / 4'],
    ],
    [
      '1 / sqrt(cos(alpha_V)^2 + (sin(alpha_V) / 2.5)^2)',
      [{ alpha_V: 90 }, 2.5, 'JGJ145-2013, 6.1: along the edge'],
    ],
    ['l_1 + l_2', [{ l_1: 300, l_2: 250 }, 550, 'sum of the parts']],
    ['1.5 * c_1 + s_2 + 1.5 * c_1', [{ c_1: 100, s_2: 100 }, 400, '150 + 100 + 150']],
    [
      'min(c_2_a, 1.5 * c_1) + s_2 + 1.5 * c_1',
      [along(100, 900), 350, 'the edge: 100 + 100 + 150'],
      [along(200, 900), 400, 'no more than 1.5 c_1: 150 + 100 + 150'],
    ],
    [
      '1.5 * c_1 + s_2 + min(c_2_b, 1.5 * c_1)',
      [along(900, 100), 350, 'the edge: 150 + 100 + 100'],
      [along(900, 200), 400, 'no more than 1.5 c_1'],
    ],
    [
      'min(c_2_a, 1.5 * c_1) + s_2 + min(c_2_b, 1.5 * c_1)',
      [along(100, 120), 320, 'both edges: 100 + 100 + 120'],
      [along(200, 200), 400, 'neither edge'],
    ],
  ],
};
