/**
 * Formulas with a limit, tested on both sides of the limit: once where the formula determines the result,
 * and once where the limit does. The results are calculated by hand from round numbers.
 */
import type { FormulaCase } from '@/verification/formulas/cases';

type Side = readonly [inputs: Readonly<Record<string, number>>, expected: number, source: string];

const both = (formula: string, ...sides: readonly Side[]): FormulaCase[] =>
  sides.map(([inputs, expected, source]) => ({ formula, inputs, expected, source }));

/**
 * Cases for the widths of a projected area: on each side, the distance to the edge, but at most half the
 * characteristic spacing.
 */
const widths = (['N', 'sp'] as const).flatMap((kind) =>
  (
    [
      ['x', 'X2', 'X1'],
      ['y', 'Y2', 'Y1'],
    ] as const
  ).flatMap(([axis, low, high]) => {
    const s = `s_cr_${kind}`;
    const inputs = (cLow: number, cHigh: number) => ({
      [`c_${low}`]: cLow,
      [`c_${high}`]: cHigh,
      [`s_${axis}`]: 100,
      [s]: 200,
    });
    return [
      ...both(
        `min(c_${low}, 0.5 * ${s}) + s_${axis} + 0.5 * ${s}`,
        [inputs(60, 500), 260, 'the edge at 60 ends it: 60 + 100 + 100'],
        [inputs(140, 500), 300, 'half the spacing ends it: 100 + 100 + 100'],
      ),
      ...both(
        `0.5 * ${s} + s_${axis} + min(c_${high}, 0.5 * ${s})`,
        [inputs(500, 60), 260, 'the edge at 60 ends it: 100 + 100 + 60'],
        [inputs(500, 140), 300, 'half the spacing ends it'],
      ),
      ...both(
        `min(c_${low}, 0.5 * ${s}) + s_${axis} + min(c_${high}, 0.5 * ${s})`,
        [inputs(60, 70), 230, 'edges end it on both sides: 60 + 100 + 70'],
        [inputs(140, 150), 300, 'half the spacing on both sides'],
      ),
    ];
  }),
);

const along = (c_2_a: number, c_2_b: number) => ({ c_2_a, c_2_b, s_2: 100, c_1: 100 });

export const LIMIT_CASES: readonly FormulaCase[] = [
  ...both(
    'min(1, 0.5 + h_ef / 200)',
    [{ h_ef: 99 }, 0.995, 'below 100 mm: 0.5 + 0.495'],
    [{ h_ef: 101 }, 1, 'no more than 1 from 100 mm on'],
  ),
  ...(['c_cr_N', 'c_cr_sp'] as const).flatMap((c_cr) =>
    both(
      `min(1, 0.7 + 0.3 * c / ${c_cr})`,
      [{ c: 99, [c_cr]: 100 }, 0.997, '0.7 + 0.3 of 0.99'],
      [{ c: 101, [c_cr]: 100 }, 1, 'no more than 1 beyond the characteristic distance'],
    ),
  ),
  ...both(
    'max(1, 2 - z / (1.5 * h_ef))',
    [{ z: 60, h_ef: 80 }, 1.5, '2 - 60 / 120'],
    [{ z: 121, h_ef: 80 }, 1, 'no less than 1 from z = 1.5 h_ef on'],
  ),
  ...both(
    'min(s_gap, s_cr_N)',
    [{ s_gap: 199, s_cr_N: 200 }, 199, 'the gap'],
    [{ s_gap: 201, s_cr_N: 200 }, 200, 'no more than s_cr_N'],
  ),
  ...both(
    'max(c_max / c_cr_N, s_max / s_cr_N)',
    [{ c_max: 50, c_cr_N: 100, s_max: 80, s_cr_N: 200 }, 0.5, 'the edges, 0.5 above 0.4'],
    [{ c_max: 30, c_cr_N: 100, s_max: 80, s_cr_N: 200 }, 0.4, 'the spacing, 0.4 above 0.3'],
  ),
  ...both(
    'min(N_Rk_c_0, psi_c * N_Rk_p_0)',
    [{ N_Rk_c_0: 20, psi_c: 1.2, N_Rk_p_0: 25 }, 20, 'concrete, 20 below 30'],
    [{ N_Rk_c_0: 40, psi_c: 1.2, N_Rk_p_0: 25 }, 30, 'pull-out, 30 below 40'],
  ),
  ...both(
    'min((h / h_min)^(2 / 3), 2)',
    [{ h: 270, h_min: 100 }, 2.7 ** (2 / 3), 'the power: 1.94'],
    [{ h: 300, h_min: 100 }, 2, 'no more than 2 from h = 2.83 h_min on'],
  ),
  ...both(
    'min((h / h_min)^(2 / 3), 1.5)',
    [{ h: 180, h_min: 100 }, 1.8 ** (2 / 3), 'the power: 1.48'],
    [{ h: 190, h_min: 100 }, 1.5, 'no more than 1.5 from h = 1.84 h_min on'],
  ),
  ...both(
    'min((h / h_min)^(2 / 3), max(1, ((h_ef + 1.5 * c) / h_min)^(2 / 3)), 2)',
    [{ h: 200, h_min: 100, h_ef: 100, c: 200 }, 2 ** (2 / 3), 'the member'],
    [{ h: 250, h_min: 100, h_ef: 50, c: 100 }, 2 ** (2 / 3), 'the edge: 50 + 150 of 100'],
    [{ h: 200, h_min: 100, h_ef: 40, c: 20 }, 1, 'the edge never takes it below 1'],
    [{ h: 400, h_min: 100, h_ef: 100, c: 300 }, 2, 'no more than 2'],
  ),
  ...both(
    'M_Rk_s_0 * max(0, 1 - N_Ed / N_Rd_s)',
    [{ M_Rk_s_0: 100, N_Ed: 15, N_Rd_s: 20 }, 25, 'a quarter is left'],
    [{ M_Rk_s_0: 100, N_Ed: 21, N_Rd_s: 20 }, 0, 'nothing is left, never less'],
  ),
  ...both(
    'min(1, 0.7 + 0.3 * c_2 / (1.5 * c_1))',
    [{ c_2: 75, c_1: 100 }, 0.85, '0.7 + 0.3 / 2'],
    [{ c_2: 151, c_1: 100 }, 1, 'no more than 1 from c_2 = 1.5 c_1 on'],
  ),
  ...both(
    'max(1, (1.5 * c_1 / h)^0.5)',
    [{ c_1: 150, h: 100 }, 1.5, 'root of 2.25'],
    [{ c_1: 60, h: 100 }, 1, 'no less than 1 in a thick member'],
  ),
  ...both(
    'l_c_V * min(h, 1.5 * c_1)',
    [{ l_c_V: 300, h: 100, c_1: 100 }, 30_000, 'a thin member: 300 by 100'],
    [{ l_c_V: 300, h: 200, c_1: 100 }, 45_000, 'a thick one: 300 by 150'],
  ),
  ...both(
    'max(0, V_n / n_A + V_T_1)',
    [{ V_n: 10, n_A: 2, V_T_1: -4 }, 1, '5 - 4'],
    [{ V_n: 10, n_A: 2, V_T_1: -6 }, 0, 'away from the edge: none'],
  ),
  ...both(
    'max(max(c_2_a, c_2_b) / 1.5, h / 1.5, s_2_max / 3)',
    [{ c_2_a: 90, c_2_b: 60, h: 75, s_2_max: 150 }, 60, 'the larger edge distance'],
    [{ c_2_a: 30, c_2_b: 60, h: 90, s_2_max: 150 }, 60, 'the thickness'],
    [{ c_2_a: 30, c_2_b: 60, h: 75, s_2_max: 180 }, 60, 'the spacing'],
  ),
  ...both(
    'min(c_2_a, c_2_b)',
    [{ c_2_a: 60, c_2_b: 70 }, 60, 'the one'],
    [{ c_2_a: 80, c_2_b: 70 }, 70, 'the other'],
  ),
  ...both(
    'min(c_2_a, 1.5 * c_1) + s_2 + 1.5 * c_1',
    [along(100, 900), 350, 'the edge: 100 + 100 + 150'],
    [along(200, 900), 400, 'no more than 1.5 c_1: 150 + 100 + 150'],
  ),
  ...both(
    '1.5 * c_1 + s_2 + min(c_2_b, 1.5 * c_1)',
    [along(900, 100), 350, 'the edge: 150 + 100 + 100'],
    [along(900, 200), 400, 'no more than 1.5 c_1'],
  ),
  ...both(
    'min(c_2_a, 1.5 * c_1) + s_2 + min(c_2_b, 1.5 * c_1)',
    [along(100, 120), 320, 'both edges: 100 + 100 + 120'],
    [along(200, 200), 400, 'neither edge'],
  ),
  ...both(
    'max(1, 1.1 * N_Ed / n_a / N_max)',
    [{ N_Ed: 40, n_a: 4, N_max: 10 }, 1.1, 'equal forces: 1.1 of 10'],
    [{ N_Ed: 40, n_a: 4, N_max: 12 }, 1, 'a moment has raised one: no less than 1'],
  ),
  ...widths,
];
