/**
 * Converts a worked example in cases/ to check input. The plate is 10 mm thick, so the lever arm includes
 * half the thickness, 5 mm.
 */
import type { CheckInput } from '@/engineering';
import {
  anchorPoints,
  designLoads,
  outlineRound,
  plateUnder,
  type DesignAnchor,
  type DesignEdges,
  type DesignLoads,
} from '@/examples/inputs/shared-parts';

export interface ChineseDesign {
  anchor: Record<
    | 'NRks_kN'
    | 'VRks_kN'
    | 'M0Rks_Nm'
    | 'hef_mm'
    | 'lf_mm'
    | 'dnom_mm'
    | 'k_ucr'
    | 'k_cr'
    | 'k9_ucr'
    | 'k9_cr'
    | 'k8'
    | 'scrN_mm'
    | 'ccrN_mm'
    | 'scrsp_mm'
    | 'ccrsp_mm'
    | 'hmin_mm',
    number
  >;
  /** Type of structure: 0 for structural, 1 for non-structural members. */
  structure: 0 | 1;
  concrete: {
    fcuk_MPa: number;
    cracked: boolean;
    h_mm: number;
    edges_mm: DesignEdges;
    dense_reinforcement: boolean;
    edge_reinforcement: 0 | 1 | 2;
    crack_width_limited: boolean;
  };
  anchors: DesignAnchor[];
  loads: DesignLoads;
  standoff?: { l_mm: number; clamped: boolean; alphaM: number };
  gamma0?: number;
}

/** Factors from table 4.3.10 in the form in which an administrator would enter them for an anchor. */
const FACTORS = [
  { steel: 1.3, cone: 3, edge: 2.5 },
  { steel: 1.2, cone: 1.8, edge: 1.5 },
] as const;

const PLATE_THICKNESS = 10;

export function chineseInput(inputs: ChineseDesign, axials: readonly number[]): CheckInput {
  const { anchor, concrete, loads, standoff } = inputs;
  const gamma = FACTORS[inputs.structure];
  return {
    standard: 'JGJ145-2013',
    concrete: {
      grade: '',
      f_ck: 0,
      f_cuk: concrete.fcuk_MPa,
      outline: outlineRound(inputs.anchors, concrete.edges_mm),
      h: concrete.h_mm,
      h_min: anchor.hmin_mm,
      cracked: concrete.cracked,
      denseReinforcement: concrete.dense_reinforcement,
      edgeReinforcement: concrete.edge_reinforcement,
      crackWidthLimited: concrete.crack_width_limited,
      nonStructural: inputs.structure === 1,
      accidental: false,
      gamma_c: 1.5,
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
      name: '',
      N_Rk_s: anchor.NRks_kN,
      V_Rk_s_0: anchor.VRks_kN,
      M_Rk_s_0: anchor.M0Rks_Nm,
      // Constants that the app sends under JGJ145-2013 because the requirements documents prescribe them
      // (`JGJ_CONSTANTS` in anchor-data.ts); they must not affect the results.
      N_Rk_p_0: 9,
      gamma_Mp: 1.5,
      psi_c: 1,
      A_s: 84.3,
      E_s: 210000,
      h_ef: anchor.hef_mm,
      l_f: anchor.lf_mm,
      d_nom: anchor.dnom_mm,
      d_0: 0,
      d_f: 0,
      s_cr_N: anchor.scrN_mm,
      c_cr_N: anchor.ccrN_mm,
      s_cr_sp: anchor.scrsp_mm,
      c_cr_sp: anchor.ccrsp_mm,
      s_min: 0,
      c_min: 0,
      k7: 1,
      k8: anchor.k8,
      k9: concrete.cracked ? anchor.k9_cr : anchor.k9_ucr,
      k_ucr: anchor.k_ucr,
      k_cr: anchor.k_cr,
      gamma_Ms_N: gamma.steel,
      gamma_Ms_V: gamma.steel,
      gamma_Mc: gamma.cone,
      gamma_Msp: 0,
      gamma_Mcp: gamma.edge,
      gamma_Mcv: gamma.edge,
    },
    anchors: anchorPoints(inputs.anchors),
    profile: { type: 0, H: 0, W: 0, T: 0, FT: 0, ex: 0, ey: 0, rotation: 0 },
    ...designLoads(loads),
    axials,
  };
}
