/** Converts a worked example in cases/ to check input. */
import type { CheckInput } from '@/engineering';
import type { WorkedCase } from '@/examples/case';
import { plateUnder, sharedParts, type ExampleDesign } from '@/examples/inputs/common-inputs';

/** Positions of the plate by the codes of the examples. */
const POSITIONS = { 0: 'flush', 1: 'clamped', 2: 'unclamped', 3: 'grouted', 4: 'supported' } as const;

export interface EuropeanDesign extends ExampleDesign<
  'NRkp_kN' | 'psi_c' | 'As_mm2' | 'Es_MPa' | 'k7',
  'fck_MPa'
> {
  gamma: Record<'MsN' | 'MsV' | 'Mc' | 'Mp' | 'Msp' | 'Mcp' | 'Mcv', number>;
  accidental: boolean;
  gamma_inst: number;
  plate: { Lx_mm: number; Ly_mm: number; t_mm: number };
  standoff: { position: keyof typeof POSITIONS; base_distance_mm: number; alphaM: number } | null;
  axials_kN: number[];
}

export function europeanInput(design: EuropeanDesign | WorkedCase['inputs']): CheckInput {
  const inputs = design as EuropeanDesign;
  const { anchor, gamma, plate, standoff } = inputs;
  const { concrete, product, ...others } = sharedParts(inputs);
  return {
    ...others,
    standard: 'EN1992-4',
    concrete: {
      ...concrete,
      f_ck: inputs.concrete.fck_MPa,
      f_cuk: 0,
      nonStructural: false,
      accidental: inputs.accidental,
      gamma_inst: inputs.gamma_inst,
    },
    plate: {
      ...plateUnder(inputs.anchors, [plate.Lx_mm, plate.Ly_mm]),
      thickness: plate.t_mm,
      rigid: true,
      installationPosition: standoff === null ? 'flush' : POSITIONS[standoff.position],
      baseDistance: standoff?.base_distance_mm ?? 0,
      degreeOfRestraint: standoff?.alphaM ?? 1,
      annularGapFilled: false,
    },
    product: {
      ...product,
      N_Rk_p_0: anchor.NRkp_kN,
      psi_c: anchor.psi_c,
      A_s: anchor.As_mm2,
      E_s: anchor.Es_MPa,
      k7: anchor.k7,
      gamma_Ms_N: gamma.MsN,
      gamma_Ms_V: gamma.MsV,
      gamma_Mc: gamma.Mc,
      gamma_Mp: gamma.Mp,
      gamma_Msp: gamma.Msp,
      gamma_Mcp: gamma.Mcp,
      gamma_Mcv: gamma.Mcv,
    },
    axials: inputs.axials_kN,
  };
}
