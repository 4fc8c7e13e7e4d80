import { describe, expect, it } from 'vitest';
import { type WorkedCase, CHINESE_CASES as cases } from '@/examples/case';
import { designValues } from '@/examples/design-figures';
import { expectedValue } from '@/examples/expected-values';
import { chineseInput, type ChineseDesign } from '@/examples/inputs/chinese-design';
import { check } from '@/verification/check-helpers';
import { tensionForces } from '@/verification/jgj145/tension-forces';

const caseNamed = (end: string): WorkedCase => cases.find(({ id }) => id.endsWith(end))!;

const axialsOf = ({ expected }: WorkedCase): readonly number[] =>
  (expected.forces as { axials_kN: readonly number[] }).axials_kN;

it('the checks to JGJ145-2013 agree with the reference for a design with an importance factor, which no API call supports', () => {
  const example = caseNamed('design-lever-arm');
  const design = example.inputs as unknown as ChineseDesign;
  const answer = check(chineseInput(design, axialsOf(example)), { gamma_0: design.gamma0 });
  const figures = designValues(answer, example);
  expect(figures.length).toBeGreaterThan(20);
  expect(figures.filter(({ state }) => state !== 'agrees')).toEqual([]);
});

describe('worked example from the reference, to the precision printed there', () => {
  const example = caseNamed('design-worked-example');
  const answer = check(chineseInput(example.inputs, axialsOf(example)));

  it.each([
    ['N_Rd,s', answer.checks.steel_tension.detail.N_Rd_s, '45.0'],
    ['N0_Rk,c', answer.checks.concrete_cone.detail.N_Rk_c_0, '27.434'],
    ['N_Rd,c', answer.checks.concrete_cone.detail.N_Rd_c, '21.568'],
    ['psi_h,sp', answer.checks.splitting.detail.psi_h_sp, '1.1604'],
    ['N_Rd,sp', answer.checks.splitting.detail.N_Rd_sp, '18.731'],
    ['V_Rd,cp', answer.checks.pry_out.detail.V_Rd_cp, '87.056'],
    ['V0_Rk,c', answer.checks.concrete_edge.detail.V_Rk_c_0, '12.301'],
    ['V_Rd,c', answer.checks.concrete_edge.detail.V_Rd_c, '14.762'],
    ['the combined concrete check', answer.combined.concrete.value, '0.798'],
    ['the combined linear check', answer.combined.linear.value, '1.051'],
  ])(
    'the library reproduces %s of the published worked example, to the printed precision',
    (_, value, text) => {
      expect((value as number).toFixed(text.split('.')[1].length)).toBe(text);
    },
  );

  it('pull-out is not applicable under JGJ145-2013, with the reason `pull_out_no_check`', () => {
    expect(answer.checks.pull_out).toMatchObject({ action: null, anchors: '', verdict: 'Not applicable' });
    expect(answer.checks.pull_out.detail.reason).toBe('pull_out_no_check');
  });
});

it.each(['tension-group-case2-eight-anchors', 'tension-group-case2-four-anchors'])(
  'anchor forces agree with the reference case %s',
  (name) => {
    const table = caseNamed(name);
    const { anchors_mm, Nz_kN, Mx_kNm, My_kNm } = table.inputs as Record<string, number> & {
      anchors_mm: [number, number][];
    };
    const about = Mx_kNm !== 0 ? anchors_mm.map(([, y]) => y) : anchors_mm.map(([x]) => -x);
    const forces = tensionForces(about, Nz_kN, 1000 * (Mx_kNm || My_kNm));
    const rows = [
      ...new Set(forces.forces.filter((force) => force > 1e-9).map((force) => force.toFixed(6))),
    ].map(Number);
    const pairs: [symbol: string, ours: number, printed: number][] = [];
    const { NSd_h_kN, NSd_g_kN, n_tension, rows_kN } = table.expected as Record<string, number> & {
      rows_kN?: number[];
    };
    if (NSd_h_kN !== undefined) pairs.push(['h', forces.N_Sd_h, NSd_h_kN]);
    if (NSd_g_kN !== undefined) pairs.push(['g', forces.N_Sd_g, NSd_g_kN]);
    if (n_tension !== undefined)
      pairs.push(['n', forces.forces.filter((force) => force > 1e-9).length, n_tension]);
    rows_kN?.forEach((row, i) => pairs.push([`row ${i}`, rows.sort((a, b) => b - a)[i], row]));
    const figures = pairs.map(([symbol, ours, printed]) =>
      expectedValue(table.tolerance, { part: 'forces', symbol, ours, printed }),
    );
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter(({ state }) => state !== 'agrees')).toEqual([]);
  },
);
