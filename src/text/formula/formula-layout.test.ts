import { expect, it } from 'vitest';
import { arrange, type Shape } from '@/text/formula/formula-layout';
import { parseFormula, readFormula } from '@/text/formula/formula-tree';

/** Returns the shape as a one-line string. */
function seen(shape: Shape): string {
  switch (shape.kind) {
    case 'row':
      return shape.items.map(seen).join('');
    case 'fraction':
      return `[${seen(shape.above)}|${seen(shape.below)}]`;
    case 'power':
      return `${seen(shape.base)}^{${seen(shape.exponent)}}`;
    case 'root':
      return `√{${seen(shape.of)}}`;
    case 'brackets':
      return `(${seen(shape.of)})`;
    case 'bars':
      return `|${seen(shape.of)}|`;
    case 'total':
      return `Σ${seen(shape.of)}`;
    default:
      return shape.text;
  }
}

it.each([
  ['N_Rk_c / gamma_Mc', '[N_Rk_c|gamma_Mc]'],
  ['N_Rk_c_0 * A_c_N / A_c_N_0 * psi_s_N', 'N_Rk_c_0·[A_c_N|A_c_N_0]·psi_s_N'],
  ['k_1 * sqrt(f_ck) * h_ef^1.5 / 1000', '[k_1·√{f_ck}·h_ef^{1.5}|1000]'],
  ['0.1 * (l_f / c_1)^0.5', '0.1·√{[l_f|c_1]}'],
  ['(h / h_min)^(2 / 3)', '([h|h_min])^{[2|3]}'],
  ['1 / (1 + 2 * e_V / (3 * c_1))', '[1|1+[2·e_V|3·c_1]]'],
  ['max(0, 1 - c)', 'max(0;1−c)'],
  ['abs(a - b) / V_Ed_g', '[|a−b||V_Ed_g]'],
  ['-(a + b) * c', '−(a+b)·c'],
  ['(-1.5)^2', '(−1.5)^{2}'],
  ['a / b * c / d', '[a|b]·[c|d]'],
  ['a - b + c', 'a−b+c'],
])('arrange typesets %s as %s', (text, set) => {
  expect(seen(arrange(parseFormula(text)))).toBe(set);
});

it.each([
  ['N_1 + N_2 + N_4', 'ΣN_i'],
  ['(N_1 * x_1 + N_2 * x_2) / T_Ed_N', '[ΣN_i·x_i|T_Ed_N]'],
  ['(x_1 + x_2 + x_3) / 3', '[Σx_i|3]'],
  ['abs(P_2 * (t_2 - t_g) + P_4 * (t_4 - t_g)) / P', '[|ΣP_i·(t_i−t_g)||P]'],
  ['max(N_1, N_2)', 'max(N_i)'],
  [
    '(x_1 - x_g) * V_1_y - (y_1 - y_g) * V_1_x + (x_3 - x_g) * V_3_y - (y_3 - y_g) * V_3_x',
    'Σ((x_i−x_g)·V_i_y−(y_i−y_g)·V_i_x)',
  ],
])('arrange combines the like terms of several anchors in %s into one term: %s', (text, set) => {
  expect(seen(arrange(parseFormula(text)))).toBe(set);
});

const NO_SUMS = ['N_1 + x_2', 'N_1 + N_1', 'N_1 - N_2', 's_1 + s_2', 'N_1', 'b_1 * l_1 + b_2 * l_1'];
it.each(NO_SUMS)('arrange does not write %s as a sum over the anchors', (text) => {
  expect(seen(arrange(parseFormula(text)))).not.toContain('Σ');
});

it('readFormula returns null for a string that is not a formula', () => {
  expect(['1 +', 'N of all', '', '§ 7.2'].map(readFormula)).toEqual([null, null, null, null]);
});
