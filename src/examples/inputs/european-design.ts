/** Converts a worked example in cases/ to check input. */
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

/** Positions of the plate by the codes of the examples. */
const POSITIONS = { 0: 'flush', 1: 'clamped', 2: 'unclamped', 3: 'grouted', 4: 'supported' } as const;

export interface EuropeanDesign {
  anchor: Record<
    | 'NRks_kN'
    | 'VRks_kN'
    | 'M0Rks_Nm'
    | 'NRkp_kN'
    | 'psi_c'
    | 'As_mm2'
    | 'Es_MPa'
    | 'hef_mm'
    | 'lf_mm'
    | 'dnom_mm'
    | 'k_ucr'
    | 'k_cr'
    | 'k9_ucr'
    | 'k9_cr'
    | 'k7'
    | 'k8'
    | 'scrN_mm'
    | 'ccrN_mm'
    | 'scrsp_mm'
    | 'ccrsp_mm'
    | 'hmin_mm',
    number
  >;
  gamma: Record<'MsN' | 'MsV' | 'Mc' | 'Mp' | 'Msp' | 'Mcp' | 'Mcv', number>;
  accidental: boolean;
  gamma_inst: number;
  concrete: {
    fck_MPa: number;
    cracked: boolean;
    h_mm: number;
    edges_mm: DesignEdges;
    dense_reinforcement: boolean;
    edge_reinforcement: 0 | 1 | 2;
    crack_width_limited: boolean;
  };
  plate: { Lx_mm: number; Ly_mm: number; t_mm: number };
  anchors: DesignAnchor[];
  loads: DesignLoads;
  standoff: { position: keyof typeof POSITIONS; base_distance_mm: number; alphaM: number } | null;
  axials_kN: number[];
}

export function europeanInput(inputs: EuropeanDesign): CheckInput {
  const { anchor, gamma, concrete, plate, loads, standoff } = inputs;
  return {
    standard: 'EN1992-4',
    concrete: {
      grade: '',
      f_ck: concrete.fck_MPa,
      f_cuk: 0,
      outline: outlineRound(inputs.anchors, concrete.edges_mm),
      h: concrete.h_mm,
      h_min: anchor.hmin_mm,
      cracked: concrete.cracked,
      denseReinforcement: concrete.dense_reinforcement,
      edgeReinforcement: concrete.edge_reinforcement,
      crackWidthLimited: concrete.crack_width_limited,
      nonStructural: false,
      accidental: inputs.accidental,
      gamma_c: 1.5,
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
      name: '',
      N_Rk_s: anchor.NRks_kN,
      V_Rk_s_0: anchor.VRks_kN,
      M_Rk_s_0: anchor.M0Rks_Nm,
      N_Rk_p_0: anchor.NRkp_kN,
      psi_c: anchor.psi_c,
      A_s: anchor.As_mm2,
      E_s: anchor.Es_MPa,
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
      k7: anchor.k7,
      k8: anchor.k8,
      k9: concrete.cracked ? anchor.k9_cr : anchor.k9_ucr,
      k_ucr: anchor.k_ucr,
      k_cr: anchor.k_cr,
      gamma_Ms_N: gamma.MsN,
      gamma_Ms_V: gamma.MsV,
      gamma_Mc: gamma.Mc,
      gamma_Mp: gamma.Mp,
      gamma_Msp: gamma.Msp,
      gamma_Mcp: gamma.Mcp,
      gamma_Mcv: gamma.Mcv,
    },
    anchors: anchorPoints(inputs.anchors),
    profile: { type: 0, H: 0, W: 0, T: 0, FT: 0, ex: 0, ey: 0, rotation: 0 },
    ...designLoads(loads),
    axials: inputs.axials_kN,
  };
}
