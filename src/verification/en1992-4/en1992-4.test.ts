import { expect, it, describe } from 'vitest';
import { interaction } from '@/engineering/checks/combined';
import { COMBINED_CHECKS } from '@/engineering/model/combined';
import { EUROPEAN_CASES as cases } from '@/examples/case';
import { expectedValue } from '@/examples/expected-values';
import { europeanInput } from '@/examples/inputs/european-design';
import { check } from '@/verification/check-helpers';
import { ABOVE, BELOW } from '@/verification/clauses/hand-calculation';
import { plainDesign, type DesignChange } from '@/verification/test-design';

interface SteelGrade {
  /** Tensile and yield strength, MPa. */
  f_uk: number;
  f_yk: number;
}

/** Returns the partial factor in tension, table 4.1: 1.2 f_uk / f_yk, at least 1.4. */
function steelFactorInTension({ f_uk, f_yk }: SteelGrade): number {
  return Math.max(1.4, (1.2 * f_uk) / f_yk);
}

/**
 * Returns the partial factor in shear, table 4.1: f_uk / f_yk, at least 1.25, if f_uk is at most 800 MPa and
 * f_yk / f_uk at most 0.8; otherwise 1.5.
 */
function steelFactorInShear({ f_uk, f_yk }: SteelGrade): number {
  return f_uk <= 800 && f_yk / f_uk <= 0.8 ? Math.max(1.25, f_uk / f_yk) : 1.5;
}

/**
 * Returns N_Rk_s in kN from the stressed cross-section in mm2; `thread` is below 1 if the resistance of cut
 * threads is reduced.
 */
function steelResistanceInTension(A_s: number, { f_uk }: SteelGrade, thread = 1): number {
  return (thread * A_s * f_uk) / 1000;
}

/** Returns V0_Rk_s in kN (7.34): 0.6 A_s f_uk for f_uk up to 500 MPa, 0.5 A_s f_uk above. */
function steelResistanceInShear(A_s: number, { f_uk }: SteelGrade): number {
  return ((f_uk <= 500 ? 0.6 : 0.5) * A_s * f_uk) / 1000;
}

describe('worked example from the reference, to the precision printed there', () => {
  const { inputs } = cases.find(({ id }) => id.endsWith('worked-example'))!;
  const answer = check(europeanInput(inputs));
  const printed = (value: unknown, digits: number) => (value as number).toFixed(digits);

  it.each([
    ['N_Rd,s', answer.checks.steel_tension.detail.N_Rd_s, '28.333'],
    ['beta_N for steel', answer.checks.steel_tension.detail.beta_N, '0.221'],
    ['N_Rd,p', answer.checks.pull_out.detail.N_Rd_p, '16.667'],
    ['N0_Rk,c', answer.checks.concrete_cone.detail.N_Rk_c_0, '32.211'],
    ['psi_s,N', answer.checks.concrete_cone.detail.psi_s_N, '0.9714'],
    ['psi_ec,N', answer.checks.concrete_cone.detail.psi_ec_N_x, '0.6459'],
    ['N_Rk,c', answer.checks.concrete_cone.detail.N_Rk_c, '51.892'],
    ['N_Rd,c', answer.checks.concrete_cone.detail.N_Rd_c, '34.595'],
    ['psi_h,sp', answer.checks.splitting.detail.psi_h_sp, '1.0931'],
    ['N_Rk,sp', answer.checks.splitting.detail.N_Rk_sp, '44.024'],
    ['beta_N for splitting', answer.checks.splitting.detail.beta_N, '0.495'],
    ['V_Rd,s', answer.checks.steel_shear.detail.V_Rd_s, '28.32'],
    ['V_Rk,cp', answer.checks.pry_out.detail.V_Rk_cp, '176.399'],
    ['e_V', answer.checks.concrete_edge.detail.e_V, '5.407'],
    ['V0_Rk,c', answer.checks.concrete_edge.detail.V_Rk_c_0, '18.213'],
    ['V_Rd,c', answer.checks.concrete_edge.detail.V_Rd_c, '18.639'],
    ['beta_V for the edge', answer.checks.concrete_edge.detail.beta_V, '0.496'],
    ['the combined concrete check', answer.combined.concrete.value, '0.698'],
    ['the combined linear check', answer.combined.linear.value, '0.992'],
    ['C', answer.resultant.compression, '0.540'],
    ['x_C', answer.resultant.compression_x, '-117.07'],
  ])(
    'the library reproduces %s of the published worked example, to the printed precision',
    (_, value, text) => {
      expect(printed(value, text.split('.')[1].length)).toBe(text);
    },
  );
});

const steels = cases.filter(({ op }) => op === 'gammaMs');

it.each(steels.map((steel) => [steel.id, steel] as const))(
  'steel values agree with the reference case %s',
  (_, { inputs, expected, tolerance }) => {
    const { As_mm2, fuk_MPa, fyk_MPa, c_thread } = inputs as Record<string, number>;
    const grade = { f_uk: fuk_MPa, f_yk: fyk_MPa };
    const gamma_MsN = steelFactorInTension(grade);
    const got: Record<string, number> = {
      gamma_MsN,
      NRds_kN: steelResistanceInTension(As_mm2, grade, c_thread) / gamma_MsN,
      VRds_kN: steelResistanceInShear(As_mm2, grade) / steelFactorInShear(grade),
    };
    const figures = Object.entries(expected as Record<string, number>).map(([symbol, printed]) =>
      expectedValue(tolerance, { part: 'steel_tension', symbol, ours: got[symbol], printed }),
    );
    expect(figures.filter(({ state }) => state !== 'agrees')).toEqual([]);
  },
);

it('the partial factor for steel in tension is 1.2 f_uk / f_yk, but at least 1.4 (table 4.1)', () => {
  const f_yk = (share: number) => (800 * share * 1.2) / 1.4;
  expect(steelFactorInTension({ f_uk: 800, f_yk: f_yk(BELOW) })).toBeCloseTo(1.4 / BELOW, 9);
  expect(steelFactorInTension({ f_uk: 800, f_yk: f_yk(ABOVE) })).toBe(1.4);
});

it.each([
  [800 * BELOW, 0.8, 1.25],
  [800 * ABOVE, 0.8, 1.5],
  [700, 0.8 * BELOW, 1.25 / BELOW],
  [700, 0.8 * ABOVE, 1.5],
])(
  'the partial factor for steel in shear for f_uk = %d MPa and f_yk / f_uk = %d is %d, table 4.1',
  (f_uk, ratio, expected) => {
    expect(steelFactorInShear({ f_uk, f_yk: ratio * f_uk })).toBeCloseTo(expected, 9);
  },
);

it('the steel shear resistance is 0.6 A_s f_uk for f_uk up to 500 MPa and 0.5 A_s f_uk above (7.34)', () => {
  const share = (f_uk: number) => (1000 * steelResistanceInShear(100, { f_uk, f_yk: 400 })) / (100 * f_uk);
  expect(share(500 * BELOW)).toBeCloseTo(0.6, 9);
  expect(share(500 * ABOVE)).toBeCloseTo(0.5, 9);
});

it('the interaction formula for steel gives the percentage printed in a commercial report', () => {
  const { inputs, expected } = cases.find(({ op }) => op === 'interaction')!;
  const { beta_N, beta_V, exponent } = inputs as Record<string, number>;
  // The report prints whole percentages, rounded up: 4.29 % appears as 5 %.
  const value = interaction('steel', [beta_N, beta_V]);
  expect(Math.ceil(100 * value)).toBe(100 * (expected.value as number));
  expect(COMBINED_CHECKS.steel.exponent).toBe(exponent);
});

/** Tests that an assumption is stated only if it affects a calculated resistance. */
const PULLED = { load: { N: 20 }, axials: [5, 5, 5, 5] } satisfies DesignChange;
const SHEARED = { load: { Vx: 10 }, outline: { X1: 175 } } satisfies DesignChange;

const codesOf = (change: DesignChange): string[] =>
  check(plainDesign(change)).remarks.map(({ code }) => code);

it.each([
  ['an annular gap', 'annular_gap_open', SHEARED, PULLED],
  [
    'edge reinforcement',
    'edge_reinforcement_counts',
    { ...SHEARED, concrete: { cracked: true, edgeReinforcement: 2 } },
    { ...PULLED, concrete: { cracked: true, edgeReinforcement: 2 } },
  ],
] as const satisfies readonly (readonly [string, string, DesignChange, DesignChange])[])(
  'the remarks mention %s for a design in shear, but not for a design in tension, which it does not affect',
  (_, code, affected, other) => {
    expect(codesOf(affected)).toContain(code);
    expect(codesOf(other)).not.toContain(code);
  },
);
