/** From the design to the two wire objects, exactly as the contract has them. */
import type { SimRequest } from '@/api/contract/run';
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';
import { RIGID_PLATE_SECTION, seriesByCode, type FactoredLoadSet } from '@/engineering';
import type { Design, LoadValues } from '@/stores/design/design-state';
import type { AnchorData } from '../records/anchor-data';
import { anchorsOf } from './anchor-points';
import { concreteOutline } from './concrete-outline';
import { countedLive, designLoadValues } from './factored-loads';

const ACCIDENTAL_GAMMA_C = 1.2;
const GENERAL_GAMMA_C = 1.5;

export function simRequest(design: Design, anchor: AnchorData): SimRequest {
  const { concrete, plate, profile } = design;
  const rigid = plate.stiffness === '1';
  const { H, W, T, FT } = rigid ? RIGID_PLATE_SECTION : profile;
  const { Nz, Vx, Vy, Mx, My, Mz } = designLoadValues(design);
  return {
    Basic: { fc: concrete.fck, Ec: concrete.ec },
    Plate: {
      RigidPlate: rigid ? 1 : 0,
      Plate_L: plate.length,
      Plate_H: plate.width,
      Plate_T: plate.thickness,
      E: plate.E,
      v: plate.v,
    },
    Anchor: {
      AnchorAs: anchor.A_s,
      Hef: anchor.h_ef,
      ExxAnchor: anchor.E_s,
      PointCoordsList: anchorsOf(design).map(({ x, y }) => [x, y]),
    },
    Steel: {
      SteelType: rigid ? 0 : (seriesByCode(Number(profile.series))?.solver ?? 0),
      SteelSectPars: [H, W, T, FT],
      Steel_ex: profile.ex,
      Steel_ey: profile.ey,
      Steel_rot: rigid ? 0 : profile.rotation,
      ...(rigid ? {} : { Type: Number(profile.series) }),
    },
    Load: { Fx: Vx, Fy: Vy, Fz: Nz, Mx, My, Mz },
  };
}

function loadSet(values: LoadValues, factor: number): FactoredLoadSet {
  const { Nz, Vx, Vy, Mx, My, Mz } = values;
  return { factor, N: Nz, Vx, Vy, Mx, My, Mz };
}

/** Concrete factors: as stored, or from 1.2 in the accidental situation of EN 1992-4. */
function concreteFactors({ standardType, concrete }: Design, anchor: AnchorData) {
  const { gamma_Mc, gamma_Mp, gamma_Msp, gamma_Mcp, gamma_Mcv, gamma_inst } = anchor;
  if (standardType !== 'EN1992-4' || concrete.component3 === '0') {
    return { gamma_Mc, gamma_Mp, gamma_Msp, gamma_Mcp, gamma_Mcv };
  }
  const tension = ACCIDENTAL_GAMMA_C * gamma_inst;
  return {
    gamma_Mc: tension,
    gamma_Mp: tension,
    gamma_Msp: tension,
    gamma_Mcp: ACCIDENTAL_GAMMA_C,
    gamma_Mcv: ACCIDENTAL_GAMMA_C,
  };
}

export function algorithmRequest(
  design: Design,
  anchor: AnchorData,
  axials: readonly number[],
): AlgorithmRequest {
  const { standardType, concrete, plate, profile, loads } = design;
  const anchors = anchorsOf(design);
  const european = standardType === 'EN1992-4';
  const cracked = !european && concrete.crack_or_not === '1';
  const live = countedLive(design);
  return {
    code: standardType,
    base: {
      grade: concrete.grade,
      f_ck: concrete.fck,
      f_cuk: concrete.fcuk,
      Ec: concrete.ec,
      base_points: concreteOutline(design, anchors),
      h: design.layout.h,
      crack_or_not: cracked ? '1' : '0',
      edge_reinforcement_or_not: concrete.edge_reinforcement_or_not,
      reinforcement_intensity: concrete.reinforcement_intensity,
      structure: european ? '0' : concrete.structure,
      component3: european ? concrete.component3 : '0',
      reinforce: concrete.reinforce,
      gamma_c: european && concrete.component3 === '1' ? ACCIDENTAL_GAMMA_C : GENERAL_GAMMA_C,
      gamma_inst: anchor.gamma_inst,
      hmin: anchor.h_min,
      K1: cracked ? anchor.k_cr : anchor.k_ucr,
    },
    plate: {
      length: plate.length,
      width: plate.width,
      thickness: plate.thickness,
      E: plate.E,
      v: plate.v,
      stiffness: plate.stiffness,
      installation_position: concrete.installationPosition,
      base_distance: concrete.baseDistance,
      degree_of_restraint: concrete.degreeOfRestraint,
      annular_gap: concrete.annularGap,
    },
    anchor: {
      type: anchor.name,
      number: anchors.length,
      coordinates: anchors.map(({ x, y }) => [x, y]),
      weights: anchors.map(({ actsX, actsY }) => [actsX ? 1 : 0, actsY ? 1 : 0]),
      gamma_Ms_N: anchor.gamma_Ms_N,
      gamma_Ms_V: anchor.gamma_Ms_V,
      ...concreteFactors(design, anchor),
      N_Rk_s: anchor.N_Rk_s,
      V_Rk_s: anchor.V_Rk_s,
      M0_Rk_s: anchor.M0_Rk_s,
      N_Rk_p: anchor.N_Rk_p,
      psi_c: anchor.psi_c,
      A_s: anchor.A_s,
      E: anchor.E_s,
      h_ef: anchor.h_ef,
      h_nom: anchor.h_nom,
      l_f: anchor.l_f,
      d_nom: anchor.d_nom,
      d_0: anchor.d_0,
      d_f: anchor.d_f,
      s_cr_N: anchor.s_cr_N,
      c_cr_N: anchor.c_cr_N,
      s_cr_sp: anchor.s_cr_sp,
      c_cr_sp: anchor.c_cr_sp,
      s_min: anchor.s_min,
      c_min: anchor.c_min,
      k7: anchor.k7,
      k8: anchor.k8,
      k9: anchor.k9,
      k_ucr: anchor.k_ucr,
      k_cr: anchor.k_cr,
    },
    profile: {
      type: Number(profile.series),
      H: profile.H,
      W: profile.W,
      T: profile.T,
      FT: profile.FT,
      ex: profile.ex,
      ey: profile.ey,
      rotation: profile.rotation,
    },
    load: { Dead: loadSet(loads.dead, loads.deadFactor), Live: loadSet(live.values, live.factor) },
    Axials: [...axials],
    suggest: true,
  };
}
