import { expect, it } from 'vitest';
import { anchorSchema } from '@/api/contract/records';
import { anchorDataOf } from '@/design/records/anchor-data';

/** Stored values of the record, each different from the values of its pair and of the other standard. */
const VALUES = `
  etaNrks 42.5, etaDnom 12, etaKucrn1 7.7, etaKucrn2 11.0, etaK9n1 2.4, etaK9n2 1.7, etaK7 0.8, etaGammainst 1.2,
  etaGammarsn 1.5, etaGammarsv 1.25, etaGammarcn 1.8, etaGammarcp 1.5, etaGammarcv 1.6, efficient 1, etaHave 1, jgHave 1,
  jgNrks 30.1, jgDnom 12, jgKucrn1 9.8, jgKucrn2 7.0, jgK9n1 1.9, jgK9n2 1.35, jgGammarsn1 1.3, jgGammarsn2 1.2,
  jgGammarsv1 1.31, jgGammarsv2 1.21, jgGammarcn1 3.0, jgGammarcn2 1.8, jgGammarcp1 2.5, jgGammarcp2 1.5,
  jgGammarcv1 2.51, jgGammarcv2 1.51
`.matchAll(/(\w+) ([\d.]+)/g);
const FIELDS = {
  ...Object.fromEntries(Array.from(VALUES, ([, field, value]) => [field, value])),
  id: 7,
  name: 'Bolt anchor M12',
  etaMaterialEn: 'Carbon steel',
  etaMaterial: '碳钢',
  etaNrkp: '',
  etaHmin: null,
};
const RECORD = anchorSchema.parse(FIELDS);
const EN = { standard: 'EN1992-4', cracked: false, structure: 'structural', locale: 'en' } as const;
const JGJ = { ...EN, standard: 'JGJ145-2013' } as const;

const data = anchorDataOf(RECORD, EN);

it('anchorDataOf converts the `eta` fields to numbers under EN 1992-4', () => {
  expect(data).toMatchObject({ N_Rk_s: 42.5, d_nom: 12, d_f: 14, k7: 0.8, gamma_inst: 1.2 });
});

it('anchorDataOf derives gamma_inst from the stored gamma_Mc if gamma_inst is not stored, and returns 1 if neither is stored', () => {
  const without = anchorSchema.parse({ ...FIELDS, etaGammainst: '' });
  expect(Math.abs(anchorDataOf(without, EN).gamma_inst - 1.2)).toBeLessThan(1e-12);
  const neither = anchorSchema.parse({ ...FIELDS, etaGammainst: '', etaGammarcn: '' });
  expect(anchorDataOf(neither, EN)).toMatchObject({ gamma_inst: 1, gamma_Mc: 0 });
});

it('anchorDataOf reads an empty field, null and a missing field as 0', () => {
  expect([data.N_Rk_p_0, data.h_min, data.l_f]).toEqual([0, 0, 0]);
});

it('anchorDataOf uses γ_Mc for γ_Mp and γ_Msp under EN 1992-4', () => {
  const concrete = { gamma_Mc: 1.8, gamma_Mp: 1.8, gamma_Msp: 1.8, gamma_Mcp: 1.5, gamma_Mcv: 1.6 };
  expect(data).toMatchObject({ gamma_Ms_N: 1.5, gamma_Ms_V: 1.25, ...concrete });
});

it.each([
  ['EN1992-4', false, { k_ucr: 11, k_cr: 7.7, k9: 2.4 }],
  ['EN1992-4', true, { k_ucr: 11, k_cr: 7.7, k9: 1.7 }],
  ['JGJ145-2013', false, { k_ucr: 9.8, k_cr: 7, k9: 1.9 }],
  ['JGJ145-2013', true, { k_ucr: 9.8, k_cr: 7, k9: 1.35 }],
] as const)('uncracked concrete has the larger constant: %s, cracked %s', (standard, cracked, expected) => {
  expect(anchorDataOf(RECORD, { ...EN, standard, cracked })).toMatchObject(expected);
});

it.each([
  ['structural', { steel: [1.3, 1.31], gamma_Mc: 3, gamma_Mcp: 2.5, gamma_Mcv: 2.51 }],
  ['nonStructural', { steel: [1.2, 1.21], gamma_Mc: 1.8, gamma_Mcp: 1.5, gamma_Mcv: 1.51 }],
] as const)('under JGJ145-2013, the structure type %s has its own partial factors', (structure, expected) => {
  const { steel, ...concrete } = expected;
  const factors = { gamma_Ms_N: steel[0], gamma_Ms_V: steel[1], gamma_Msp: concrete.gamma_Mc, ...concrete };
  expect(anchorDataOf(RECORD, { ...JGJ, structure })).toMatchObject(factors);
});

it('anchorDataOf includes the constants documented for JGJ145-2013', () => {
  const constants = { gamma_Mp: 1.5, N_Rk_p_0: 9, gamma_inst: 1, k7: 1, psi_c: 1 };
  expect(anchorDataOf(RECORD, JGJ)).toMatchObject(constants);
});

it('anchorDataOf returns the material of the anchor in the display language', () => {
  expect(anchorDataOf(RECORD, EN).material).toBe('Carbon steel');
  expect(anchorDataOf(RECORD, { ...EN, locale: 'cn' }).material).toBe('碳钢');
});
