/** Converts example inputs to the two calculation requests; the request parsers do the reverse. */
import type { SimRequest } from '@/api/contract/run';
import { UNBOUNDED, type AlgorithmRequest } from '@/api/contract/run-algorithm';
import { seriesByCode, type CheckInput, type PlateRunInput } from '@/engineering';
import { cornersBetween, forEachEdge } from '@/quantities/edges';

const PA_PER_MPA = 1e6;
const MPA_PER_GPA = 1000;

const flag = (value: boolean): '0' | '1' => (value ? '1' : '0');

/** Returns the corners of the concrete; as in the app's requests, a missing edge is at +-`UNBOUNDED` mm. */
function cornersOf({ outline }: CheckInput['concrete']): [number, number][] {
  const bounded = (line: number) => (Number.isFinite(line) ? line : Math.sign(line) * UNBOUNDED);
  return cornersBetween(forEachEdge((name) => bounded(outline[name])));
}

export function algorithmOf(input: CheckInput): AlgorithmRequest {
  const { standard, concrete, plate, product, anchors, profile, dead, live, axials } = input;
  const { name, E_s, V_Rk_s_0, M_Rk_s_0, N_Rk_p_0, ...figures } = product;
  return {
    code: standard,
    base: {
      grade: concrete.grade,
      f_ck: concrete.f_ck,
      f_cuk: concrete.f_cuk,
      Ec: 0,
      base_points: cornersOf(concrete),
      h: concrete.h,
      crack_or_not: flag(concrete.cracked),
      edge_reinforcement_or_not: `${concrete.edgeReinforcement}`,
      reinforcement_intensity: flag(concrete.denseReinforcement),
      structure: flag(concrete.nonStructural),
      component3: flag(concrete.accidental),
      reinforce: flag(concrete.crackWidthLimited),
      gamma_c: concrete.gamma_c,
      gamma_inst: concrete.gamma_inst,
      hmin: concrete.h_min,
      K1: 0,
    },
    plate: {
      length: plate.length,
      width: plate.width,
      thickness: plate.thickness,
      E: 0,
      v: 0,
      stiffness: flag(plate.rigid),
      installation_position: plate.installationPosition,
      base_distance: plate.baseDistance,
      degree_of_restraint: plate.degreeOfRestraint,
      annular_gap: flag(plate.annularGapFilled),
    },
    anchor: {
      ...figures,
      type: name,
      number: anchors.length,
      coordinates: anchors.map(({ x, y }) => [x, y]),
      weights: anchors.map(({ actsX, actsY }) => [Number(actsX), Number(actsY)]),
      E: E_s * PA_PER_MPA,
      V_Rk_s: V_Rk_s_0,
      M0_Rk_s: M_Rk_s_0,
      N_Rk_p: N_Rk_p_0,
      h_nom: 0,
    },
    profile,
    load: { Dead: dead, Live: live },
    Axials: [...axials],
  };
}

export function simOf(input: PlateRunInput): SimRequest {
  const { rigid, Lx, Ly, t, f_ck, A_s, h_ef, E_s, anchors, profile, E_plate, nu_plate, load } = input;
  return {
    Basic: { fc: f_ck },
    Plate: {
      RigidPlate: rigid ? 1 : 0,
      Plate_L: Lx,
      Plate_H: Ly,
      Plate_T: t,
      E: E_plate / MPA_PER_GPA,
      v: nu_plate,
    },
    Anchor: {
      AnchorAs: A_s,
      Hef: h_ef,
      ExxAnchor: E_s * PA_PER_MPA,
      PointCoordsList: anchors.map(([x, y]) => [x, y]),
    },
    Steel: {
      SteelType: seriesByCode(profile.type)?.solver ?? 0,
      SteelSectPars: [profile.H, profile.W, profile.T, profile.FT],
      Steel_ex: profile.ex,
      Steel_ey: profile.ey,
      Steel_rot: profile.rotation,
      Type: profile.type,
    },
    Load: { Fx: load.Vx, Fy: load.Vy, Fz: load.N, Mx: load.Mx, My: load.My, Mz: load.Mz },
  };
}
