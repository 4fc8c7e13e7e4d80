/**
 * Converts a worked example in cases/ to check input. The plate is 10 mm thick, so the lever arm includes
 * half the thickness, 5 mm.
 */
import type { CheckInput } from '@/engineering';
import type { WorkedCase } from '@/examples/case';
import { plateUnder, sharedParts, type ExampleDesign } from '@/examples/inputs/common-inputs';

export interface ChineseDesign extends ExampleDesign<never, 'fcuk_MPa'> {
  /** Type of structure: 0 for structural, 1 for non-structural members. */
  structure: 0 | 1;
  standoff?: { l_mm: number; clamped: boolean; alphaM: number };
  gamma0?: number;
}

/** Factors from table 4.3.10 in the form in which an administrator would enter them for an anchor. */
const FACTORS = [
  { steel: 1.3, cone: 3, edge: 2.5 },
  { steel: 1.2, cone: 1.8, edge: 1.5 },
] as const;

const PLATE_THICKNESS = 10;

export function chineseInput(
  design: ChineseDesign | WorkedCase['inputs'],
  axials: readonly number[],
): CheckInput {
  const inputs = design as ChineseDesign;
  const { standoff, structure } = inputs;
  const gamma = FACTORS[structure];
  const { concrete, product, ...others } = sharedParts(inputs);
  return {
    ...others,
    standard: 'JGJ145-2013',
    concrete: {
      ...concrete,
      f_ck: 0,
      f_cuk: inputs.concrete.fcuk_MPa,
      nonStructural: structure === 1,
      accidental: false,
      gamma_inst: 1,
    },
    plate: {
      ...plateUnder(inputs.anchors, [400, 400]),
      thickness: PLATE_THICKNESS,
      rigid: true,
      installationPosition: standoff ? (standoff.clamped ? 'clamped' : 'unclamped') : 'flush',
      baseDistance: standoff ? standoff.l_mm - PLATE_THICKNESS / 2 : 0,
      degreeOfRestraint: standoff?.alphaM ?? 1,
      annularGapFilled: false,
    },
    product: {
      ...product,
      // Constants that the app sends under JGJ145-2013 because the requirements documents prescribe them
      // (`JGJ_CONSTANTS` in anchor-data.ts); they must not affect the results.
      N_Rk_p_0: 9,
      gamma_Mp: 1.5,
      psi_c: 1,
      A_s: 84.3,
      E_s: 210000,
      k7: 1,
      gamma_Ms_N: gamma.steel,
      gamma_Ms_V: gamma.steel,
      gamma_Mc: gamma.cone,
      gamma_Msp: 0,
      gamma_Mcp: gamma.edge,
      gamma_Mcv: gamma.edge,
    },
    axials,
  };
}
