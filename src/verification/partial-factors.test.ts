/**
 * Tests which partial factor each failure mode uses, with a product for which all factors are different.
 */
import { expect, it } from 'vitest';
import { productValues } from '@/engineering/checks/product';
import type { Standard } from '@/engineering/model/design';
import { type CheckResult } from '@/engineering/model/result';
import { check } from '@/verification/check-helpers';
import { closeTo } from '@/verification/near';
import { plainDesign, type DesignChange } from '@/verification/test-design';

const OWN = {
  gamma_Ms_N: 1.41,
  gamma_Ms_V: 1.26,
  gamma_Mc: 1.52,
  gamma_Mp: 1.63,
  gamma_Msp: 1.74,
  gamma_Mcp: 1.55,
  gamma_Mcv: 1.66,
};

const DESIGN: DesignChange = {
  product: OWN,
  load: { N: 20, Vx: 10 },
  axials: [5, 5, 5, 5],
  outline: { X1: 175 },
};

/** Failure modes with the symbols for their characteristic and design resistance. */
const MODES = [
  ['steel_tension', 'N_Rk_s', 'N_Rd_s'],
  ['pull_out', 'N_Rk_p', 'N_Rd_p'],
  ['concrete_cone', 'N_Rk_c', 'N_Rd_c'],
  ['splitting', 'N_Rk_sp', 'N_Rd_sp'],
  ['steel_shear', 'V_Rk_s', 'V_Rd_s'],
  ['pry_out', 'V_Rk_cp', 'V_Rd_cp'],
  ['concrete_edge', 'V_Rk_c', 'V_Rd_c'],
] as const;

/** Returns the partial factor of each applicable mode: the ratio of characteristic to design resistance. */
function factorsOf(answer: CheckResult): Record<string, number> {
  const found = MODES.filter(([mode]) => answer.checks[mode].detail.applicable).map(
    ([mode, R_k, R_d]): [string, number] => {
      const values = answer.checks[mode].detail as unknown as Record<string, number>;
      return [mode, values[R_k] / values[R_d]];
    },
  );
  return Object.fromEntries(found);
}

it('each check to EN 1992-4 uses the partial factor that the product defines for its failure mode', () => {
  expect(factorsOf(check(plainDesign(DESIGN)))).toEqual(
    closeTo({
      steel_tension: 1.41,
      pull_out: 1.63,
      concrete_cone: 1.52,
      splitting: 1.74,
      steel_shear: 1.26,
      pry_out: 1.55,
      concrete_edge: 1.66,
    }),
  );
});

it('each check to JGJ145-2013 uses the factor of the product for its failure mode, but splitting uses the cone factor', () => {
  expect(factorsOf(check(plainDesign({ ...DESIGN, standard: 'JGJ145-2013' })))).toEqual(
    closeTo({
      steel_tension: 1.41,
      concrete_cone: 1.52,
      splitting: 1.52,
      steel_shear: 1.26,
      pry_out: 1.55,
      concrete_edge: 1.66,
    }),
  );
});

it('the partial factors for concrete and pull-out failure have the default values of the standard if the product defines none', () => {
  const product = { gamma_Mc: 0, gamma_Mp: 0, gamma_Msp: 0, gamma_Mcp: 0, gamma_Mcv: 0 };
  const of = (concrete: DesignChange['concrete'], standard: Standard = 'EN1992-4') =>
    productValues(plainDesign({ standard, product, concrete }));
  const inEurope = { gamma_Mc: 1.8, gamma_Mp: 1.8, gamma_Msp: 1.8, gamma_Mcp: 1.5, gamma_Mcv: 1.5 };
  expect(of({ gamma_inst: 1.2 })).toMatchObject(closeTo(inEurope));
  const accidental = { gamma_Mc: 1.44, gamma_Mp: 1.44, gamma_Msp: 1.44, gamma_Mcp: 1.2, gamma_Mcv: 1.2 };
  expect(of({ gamma_inst: 1.2, accidental: true })).toMatchObject(closeTo(accidental));
  expect(of({}, 'JGJ145-2013')).toMatchObject({ gamma_Mc: 3, gamma_Mcp: 2.5, gamma_Mcv: 2.5 });
  expect(of({ nonStructural: true }, 'JGJ145-2013')).toMatchObject({
    gamma_Mc: 1.8,
    gamma_Mcp: 1.5,
    gamma_Mcv: 1.5,
  });
});
