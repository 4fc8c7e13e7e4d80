/** Builds the two requests for a design (anchor forces, checks), exactly as the contract specifies. */
import { codedPart } from '@/api/contract/design-codes';
import type { SimRequest } from '@/api/contract/run';
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';
import { anchorsOf } from '@/design/model/anchor-points';
import { isCracked } from '@/design/model/crack-state';
import { isSectionFixed } from '@/design/model/design-rules';
import type { Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import { concreteOutline } from '@/design/requests/concrete-outline';
import { countedDead, countedLive, designLoadValues } from '@/design/requests/factored-loads';
import { perConnection } from '@/design/requests/per-connection';
import { RIGID_PLATE_SECTION, seriesByCode } from '@/engineering';
import { SENT_FIGURES, type SentFigure } from '@/quantities/anchor';
import { GAMMA_C } from '@/quantities/gamma-c';

/** Returns `none` for a plate that stands off without grout; its position is not in the first request. */
export const contactOf = ({ concrete: { installationPosition } }: Design): 'none' | undefined =>
  installationPosition === 'flush' || installationPosition === 'grouted' ? undefined : 'none';

const simOfConnection = perConnection((design, anchor): Omit<SimRequest, 'Load'> => {
  const { concrete, plate, profile } = design;
  const rigid = plate.stiffness === 'rigid';
  const { H, W, T, FT } = isSectionFixed(design) ? RIGID_PLATE_SECTION : profile;
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
      ExxAnchor: anchor.E,
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
  };
});

export function simRequest(design: Design, anchor: AnchorData): SimRequest {
  const { Nz, Vx, Vy, Mx, My, Mz } = designLoadValues(design);
  return { ...simOfConnection(design, anchor), Load: { Fx: Vx, Fy: Vy, Fz: Nz, Mx, My, Mz } };
}

const sentFigures = (anchor: AnchorData) =>
  Object.fromEntries(SENT_FIGURES.map((figure) => [figure, anchor[figure]])) as Record<SentFigure, number>;

/**
 * Returns the partial factors of concrete that replace the stored factors in the accidental design situation
 * of EN 1992-4, based on gamma_c = 1.2; an empty object in all other cases.
 */
function accidentalFactors({ standardType, concrete }: Design, { gamma_inst }: AnchorData) {
  if (standardType !== 'EN1992-4' || concrete.component3 === 'general') return {};
  const tension = GAMMA_C.accidental * gamma_inst;
  return {
    gamma_Mc: tension,
    gamma_Mp: tension,
    gamma_Msp: tension,
    gamma_Mcp: GAMMA_C.accidental,
    gamma_Mcv: GAMMA_C.accidental,
  };
}

/**
 * Returns the concrete inputs; a choice that does not apply under the design's standard is set to its
 * default.
 */
const countedConcrete = (design: Design): Design['concrete'] => ({
  ...design.concrete,
  crack_or_not: isCracked(design) ? 'cracked' : 'uncracked',
  ...(design.standardType === 'EN1992-4' ? { structure: 'structural' } : { component3: 'general' }),
});

type ConnectionRequest = Omit<AlgorithmRequest, 'load' | 'Axials'>;

const algorithmOfConnection = perConnection((design, anchor): ConnectionRequest => {
  const { standardType, concrete, plate, profile } = design;
  const anchors = anchorsOf(design);
  const european = standardType === 'EN1992-4';
  const cracked = isCracked(design);
  const coded = codedPart('concrete', countedConcrete(design));
  const { series, chosen: _, ...placed } = profile;
  return {
    code: standardType,
    base: {
      grade: concrete.grade,
      f_ck: concrete.fck,
      f_cuk: concrete.fcuk,
      Ec: concrete.ec,
      base_points: concreteOutline(design, anchors),
      h: design.layout.h,
      crack_or_not: coded.crack_or_not,
      edge_reinforcement_or_not: coded.edge_reinforcement_or_not,
      reinforcement_intensity: coded.reinforcement_intensity,
      structure: coded.structure,
      component3: coded.component3,
      reinforce: coded.reinforce,
      gamma_c: european && concrete.component3 === 'accidental' ? GAMMA_C.accidental : GAMMA_C.general,
      gamma_inst: anchor.gamma_inst,
      hmin: anchor.h_min,
      K1: cracked ? anchor.k_cr : anchor.k_ucr,
    },
    plate: {
      ...codedPart('plate', plate),
      installation_position: coded.installationPosition,
      base_distance: concrete.baseDistance,
      degree_of_restraint: concrete.degreeOfRestraint,
      annular_gap: coded.annularGap,
    },
    anchor: {
      type: anchor.name,
      number: anchors.length,
      coordinates: anchors.map(({ x, y }) => [x, y]),
      weights: anchors.map(({ actsX, actsY }) => [actsX ? 1 : 0, actsY ? 1 : 0]),
      ...sentFigures(anchor),
      ...accidentalFactors(design, anchor),
    },
    profile: { type: Number(series), ...placed },
  };
});

export function algorithmRequest(
  design: Design,
  anchor: AnchorData,
  axials: readonly number[],
): AlgorithmRequest {
  return {
    ...algorithmOfConnection(design, anchor),
    load: { Dead: countedDead(design), Live: countedLive(design) },
    Axials: [...axials],
  };
}
