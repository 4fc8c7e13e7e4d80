import { expect, it } from 'vitest';
import { STANDARDS } from '@/engineering/model/design';
import { check } from '@/verification/check-helpers';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/test-design';

const codes = (change: DesignChange) => check(plainDesign(change)).remarks.map(({ code }) => code);
const valuesOf = (code: string, change: DesignChange) =>
  check(plainDesign(change)).remarks.find((remark) => remark.code === code)?.values;

const four = (T: number) => [T, T, T, T];
const BEYOND = ['axials_beyond_plate'];

it.each([
  ['axial forces that balance the tension', { axials: four(2.5), load: { N: 10 } }, []],
  ['axial forces rounded to a hundredth', { axials: [2.51, 2.49, 2.5, 2.5], load: { N: 10 } }, []],
  ['axial forces of zero under tension', { axials: four(0), load: { N: 10 } }, ['axials_below_load']],
  ['negative axial forces under tension', { axials: four(-3), load: { N: 10 } }, ['axials_below_load']],
  ['axial forces too small for the tension', { axials: four(2.4), load: { N: 10 } }, ['axials_below_load']],
  // Two anchors at 75 mm, and the compression at the opposite edge of the plate (lever arm 275 mm):
  // 1.5 kNm / 0.275 m = 5.4545 kN.
  ['a moment balanced at the plate edge', { axials: [0, 0, 2.728, 2.728], load: { Mx: 1.5 } }, []],
  ['a moment without axial forces', { axials: four(0), load: { Mx: 1.5 } }, ['axials_without_moment']],
  ['axial forces for the opposite moment', { axials: [0, 0, 5, 5], load: { Mx: -1.5 } }, BEYOND],
  ['axial forces with compression beyond the plate', { axials: [0, 0, 2, 2], load: { Mx: 1.5 } }, BEYOND],
  ['compression within the plate without tension', { axials: four(0), load: { N: -10, Mx: 0.5 } }, []],
  ['compression beyond the plate without tension', { axials: four(0), load: { N: -10, Mx: 3 } }, BEYOND],
])('the check returns the expected remarks on %s', (_, change, expected) => {
  expect(codes(change).filter((code) => code.startsWith('axials_'))).toEqual(expected);
});

it('remarks on axial forces state the tension and the load, or the positions of the compression and the plate edge', () => {
  expect(valuesOf('axials_below_load', { axials: four(3), load: { N: 20 } })).toEqual({ T: 12, N: 20 });
  const beyond = valuesOf('axials_beyond_plate', { axials: [0, 0, 2, 2], load: { Mx: 1.5 } })!;
  expect(beyond).toEqual({ axis: 'y', place: -300, end: -200 });
});

it('the balance of axial forces includes the eccentricity of the profile', () => {
  const design = plainDesign({ axials: four(2.5), load: { N: 10 } });
  const eccentric = { ...design, profile: { ...design.profile, ex: 50 } };
  expect(check(eccentric).remarks.map(({ code }) => code)).toContain('axials_without_moment');
});

const symbols = (change: DesignChange) =>
  check(plainDesign(change))
    .remarks.filter(({ code }) => code === 'value_not_stored')
    .map(({ values }) => values.symbol);
const loaded = { load: { N: 10, Vx: 1 }, axials: four(2.5) };
const cracked = { cracked: true };

it('the remarks list each missing product value whose default may be unsafe', () => {
  expect(symbols({ ...loaded, product: { k8: 2 } })).toEqual([]);
  expect(symbols({ ...loaded, concrete: cracked, product: { k_cr: 0 } })).toEqual(['k_cr', 'k_9']);
  const empty = { s_cr_sp: 0, c_cr_sp: 0, k7: 0, k8: 0, l_f: 0, s_min: 0, c_min: 0, gamma_Mc: 0 };
  const none = { ...loaded, product: empty, concrete: { h_min: 0 } };
  const ofRecord = ['h_min', 's_min', 'c_min', 'l_f'];
  expect(symbols(none)).toEqual([...ofRecord, 's_cr,sp', 'c_cr,sp', 'k_7', 'k_8', 'gamma_Mc']);
  // JGJ145-2013 itself defines the other values, so no remark is needed if the record does not contain
  // them.
  expect(symbols({ ...none, standard: 'JGJ145-2013' })).toEqual(ofRecord);
});

it.each([
  ['EN1992-4', { k_ucr: 11, k_cr: 0 }, 7.7, 'k_1'],
  ['EN1992-4', { k_ucr: 0, k_cr: 0 }, 7.7, 'k_1'],
  ['EN1992-4', { k_ucr: 7, k_cr: 0 }, 7, 'k_1'],
  ['EN1992-4', { k_ucr: 11, k_cr: 8.9 }, 8.9, 'k_1'],
  ['JGJ145-2013', { k_ucr: 9.8, k_cr: 0 }, 7, 'k_N'],
] as const)('under %s with %o, the constant of cracked concrete is %d', (standard, product, k, symbol) => {
  const answer = check(plainDesign({ ...loaded, standard, product, concrete: cracked }));
  expect(answer.checks.concrete_cone.detail[symbol]).toBe(k);
});

it('the check returns no scope remarks for an ordinary design', () => {
  const change = { outline: { X1: 275 }, load: { N: 10, Vx: 2 }, axials: four(2.5) };
  const kinds = check(plainDesign(change)).remarks.map(({ kind }) => kind);
  expect(kinds).not.toContain('outside_scope');
  expect(kinds).not.toContain('minimum');
});

it('the check returns no remark on rows at an edge if they are far from the edge or far apart, or if the shear is perpendicular to the edge', () => {
  const at = (X1: number, load: DesignChange['load']) =>
    codes({ outline: { X1 }, anchors: anchorsAt([30, 0], [75, 0]), load });
  expect(at(75 + 150, { Vy: 1 })).not.toContain('rows_at_edge');
  expect(at(75 + 45, { Vy: 1 })).not.toContain('rows_at_edge');
  expect(at(75 + 80, { Vx: 1 })).not.toContain('rows_at_edge');
});

/** Clauses of some checks that are not performed under each standard. */
const NOT_CHECKED = {
  'EN1992-4': `
    fixture_thickness EN 1992-4, 4.6
    neighbouring_groups EN 1992-4, 7.2.1.4
    normal_weight_concrete EN 1992-4, 1.2
    national_factors EN 1992-4, 4.4
    second_variable_action EN 1990, 6.4.3.2
    static_equilibrium EN 1990, table A1.2(A)`,
  'JGJ145-2013': `
    neighbouring_groups JGJ145-2013, 6.1.5
    normal_weight_concrete JGJ145-2013, 4.1
    second_variable_action GB 50068, 8.2`,
};

it.each(STANDARDS)('the checks that are not performed under %s include those of other rules', (standard) => {
  const { remarks } = check(plainDesign({ standard, load: { N: 10 }, axials: four(2.5) }));
  const found = remarks
    .filter(({ kind }) => kind === 'not_checked')
    .map(({ code, clause }) => `${code} ${clause}`);
  const expected = NOT_CHECKED[standard].trim().split(/\n +/);
  expect(found).toEqual(expect.arrayContaining(expected));
});
