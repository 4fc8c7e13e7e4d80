/** Inputs of the engine for a design and its anchor, which requests, verdict, report and Explore read. */
import { outlineWithin, UNBOUNDED, type CaseInput, type PlateCaseInput } from '@/api/contract/to-wire';
import { isSectionFixed } from '@/design/model/design-changes';
import { anchorsOf, isCracked, type Design } from '@/design/model/design-state';
import { countedDead, countedLive } from '@/design/model/load-cases';
import type { AnchorData } from '@/design/records/anchor-data';
import {
  type AnchorPoint,
  type AnchorProduct,
  type ConcreteOutline,
  type EdgeReinforcement,
  factored,
  hasContact,
  RIGID_PLATE_SECTION,
} from '@/engineering';
import { PRODUCT_FIGURES } from '@/quantities/anchor';
import { cornersBetween, EDGES, forEachEdge, outermost } from '@/quantities/edges';
import { GAMMA_C } from '@/quantities/gamma-c';
import { CONCRETE } from '@/quantities/inputs';

/** Returns the positions of the concrete's four sides; a side without an edge is at 10000 or -10000. */
export const edgeLines = ({ layout }: Design, anchors: readonly AnchorPoint[]): ConcreteOutline =>
  forEachEdge((name) => {
    const { exists, distance } = layout.sides[name];
    const { sign } = EDGES[name];
    return exists ? outermost(anchors, name) + sign * distance : sign * UNBOUNDED;
  });

/** Returns the corners of the concrete, counter-clockwise from the lower left. */
export const concreteOutline = (design: Design, anchors: readonly AnchorPoint[]): [number, number][] =>
  cornersBetween(edgeLines(design, anchors));

/** True if the accidental design situation of EN 1992-4 applies. */
const isAccidental = ({ standardType, concrete }: Design): boolean =>
  standardType === 'EN1992-4' && concrete.component3 === 'accidental';

/** Partial factors of concrete in the accidental situation of EN 1992-4 (gamma_c = 1.2); otherwise none. */
function accidentalFactors(design: Design, { gamma_inst }: AnchorData): Partial<AnchorProduct> {
  if (!isAccidental(design)) return {};
  const tension = GAMMA_C.accidental * gamma_inst;
  return {
    gamma_Mc: tension,
    gamma_Mp: tension,
    gamma_Msp: tension,
    gamma_Mcp: GAMMA_C.accidental,
    gamma_Mcv: GAMMA_C.accidental,
  };
}

const productOf = (anchor: AnchorData): AnchorProduct =>
  ({
    name: anchor.name,
    ...Object.fromEntries(PRODUCT_FIGURES.map((name) => [name, anchor[name]])),
  }) as AnchorProduct;

/** `axials`: anchor forces, kN; a choice that does not apply under the standard gets its default. */
export function caseInput(design: Design, anchor: AnchorData, axials: readonly number[] = []): CaseInput {
  const { standardType: standard, concrete, plate, layout, profile } = design;
  const anchors = anchorsOf(design);
  const lines = edgeLines(design, anchors);
  const cracked = isCracked(design);
  const { series, H, W, T, FT, ex, ey, rotation } = profile;
  return {
    standard,
    concrete: {
      grade: concrete.grade,
      f_ck: concrete.fck,
      f_cuk: concrete.fcuk,
      outline: outlineWithin(lines),
      h: layout.h,
      h_min: anchor.h_min,
      cracked,
      denseReinforcement: concrete.reinforcement_intensity === 'dense',
      edgeReinforcement: CONCRETE.edge_reinforcement_or_not.choices.indexOf(
        concrete.edge_reinforcement_or_not,
      ) as EdgeReinforcement,
      crackWidthLimited: concrete.reinforce === 'limited',
      nonStructural: standard === 'JGJ145-2013' && concrete.structure === 'nonStructural',
      accidental: isAccidental(design),
      gamma_c: isAccidental(design) ? GAMMA_C.accidental : GAMMA_C.general,
      gamma_inst: anchor.gamma_inst,
    },
    plate: {
      length: plate.length,
      width: plate.width,
      thickness: plate.thickness,
      rigid: plate.stiffness === 'rigid',
      installationPosition: concrete.installationPosition,
      baseDistance: concrete.baseDistance,
      degreeOfRestraint: concrete.degreeOfRestraint,
      annularGapFilled: concrete.annularGap === 'filled',
    },
    product: { ...productOf(anchor), ...accidentalFactors(design, anchor) },
    anchors,
    profile: { type: Number(series), H, W, T, FT, ex, ey, rotation },
    dead: countedDead(design),
    live: countedLive(design),
    axials,
    rest: {
      Ec: concrete.ec,
      E: plate.E,
      v: plate.v,
      K1: cracked ? anchor.k_cr : anchor.k_ucr,
      h_nom: anchor.h_nom,
      lines,
    },
  };
}

export function plateInput(design: Design, anchor: AnchorData): PlateCaseInput {
  const { concrete, plate, profile } = design;
  const rigid = plate.stiffness === 'rigid';
  const { H, W, T, FT } = isSectionFixed(design) ? RIGID_PLATE_SECTION : profile;
  const { ex, ey } = profile;
  return {
    rigid,
    Lx: plate.length,
    Ly: plate.width,
    t: plate.thickness,
    f_ck: concrete.fck,
    Ec: concrete.ec,
    A_s: anchor.A_s,
    h_ef: anchor.h_ef,
    E_s: anchor.E_s,
    anchors: anchorsOf(design).map(({ x, y }) => [x, y]),
    profile: {
      H,
      W,
      T,
      FT,
      ex,
      ey,
      type: rigid ? 0 : Number(profile.series),
      rotation: rigid ? 0 : profile.rotation,
    },
    E_plate: plate.E * 1000,
    nu_plate: plate.v,
    contact: hasContact({ plate: concrete }) ? undefined : 'none',
    load: factored(countedDead(design), countedLive(design)),
  };
}

/** Returns the inputs with other effective loads; the rest of the input is shared. */
export const underLoads = (input: CaseInput, design: Pick<Design, 'loads'>): CaseInput => ({
  ...input,
  dead: countedDead(design),
  live: countedLive(design),
});
