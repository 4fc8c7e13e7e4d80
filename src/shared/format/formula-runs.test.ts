import { describe, expect, it } from 'vitest';
import { formulaRuns, symbolRuns, type FormulaRun } from './formula-runs';

/** _{sub} and ^{sup}, so that an expectation reads like a formula. */
const shown = (runs: readonly FormulaRun[]) =>
  runs
    .map(({ text, shift }) => (shift === 'sub' ? `_{${text}}` : shift === 'sup' ? `^{${text}}` : text))
    .join('');

describe('formulas as runs', () => {
  it.each([
    ['N_Rk_c_0 * A_c_N / A_c_N_0', 'N^{0}_{Rk,c} · A_{c,N} / A^{0}_{c,N}'],
    ['k_1 * sqrt(f_ck) * h_ef^1.5 / 1000', 'k_{1} · √(f_{ck}) · h_{ef}^{1.5} / 1000'],
    ['d_nom^alpha', 'd_{nom}^{α}'],
    ['x^(a - 1)', 'x^{a}^{ − }^{1}'],
    ['(-90) - 0', '(−90) − 0'],
    ['max(0, V_n)', 'max(0; V_{n})'],
  ])('%s', (formula, expected) => {
    expect(shown(formulaRuns(formula))).toBe(expected);
  });

  it('sets only letters of symbols in italics', () => {
    expect(symbolRuns('psi_s_N')).toEqual([
      { text: 'ψ', italic: true },
      { text: 's,N', shift: 'sub' },
    ]);
  });
});
