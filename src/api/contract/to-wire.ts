/** Writes both documented requests and the response of the checks; `run*.ts` read them. */
import type { CombinedRow, SummaryRow } from '@/api/contract/check-response-rows';
import { CODES } from '@/api/contract/design-codes';
import {
  checksOf,
  COMBINED_CHECKS,
  COMBINED_KEYS,
  finite,
  seriesByCode,
  type Check,
  type CheckInput,
  type CheckResult,
  type CombinedKey,
  type ConcreteOutline,
  type PlateRunInput,
} from '@/engineering';
import { asSent, SENT_FIGURES, sentName, type SentName } from '@/quantities/anchor';
import { cornersBetween, forEachEdge } from '@/quantities/edges';

/** Absolute coordinate, mm, at and beyond which a side of the concrete is treated as unbounded. */
export const UNBOUNDED = 10000;

const POSITIONS = CODES.concrete.installationPosition;

/** Input of the plate calculation, with the modulus of concrete that only the request carries, GPa. */
export type PlateCaseInput = PlateRunInput & { Ec?: number };

/** Converts a value to a larger unit; the decimal digits of the value stay. */
const inThousands = (value: number): number => Number((value / 1000).toPrecision(15));

/** Converts the input of the plate calculation to the request. */
export function simRequest(input: PlateCaseInput) {
  const { rigid, Lx, Ly, t, f_ck, Ec, A_s, h_ef, E_s, anchors, profile, E_plate, nu_plate, load } = input;
  return {
    Basic: { fc: f_ck, ...(Ec !== undefined && { Ec }) },
    Plate: {
      RigidPlate: rigid ? 1 : 0,
      Plate_L: Lx,
      Plate_H: Ly,
      Plate_T: t,
      E: inThousands(E_plate),
      v: nu_plate,
    },
    Anchor: {
      AnchorAs: A_s,
      Hef: h_ef,
      ExxAnchor: asSent('E_s', E_s),
      PointCoordsList: anchors.map(([x, y]): [number, number] => [x, y]),
    },
    Steel: {
      SteelType: rigid ? 0 : (seriesByCode(profile.type)?.solver ?? 0),
      SteelSectPars: [profile.H, profile.W, profile.T, profile.FT] as const,
      Steel_ex: profile.ex,
      Steel_ey: profile.ey,
      Steel_rot: profile.rotation,
      ...(rigid ? {} : { Type: profile.type }),
    },
    Load: { Fx: load.Vx, Fy: load.Vy, Fz: load.N, Mx: load.Mx, My: load.My, Mz: load.Mz },
  };
}

/** The `sim` object as sent by the app. */
export type SimRequest = ReturnType<typeof simRequest>;

/** Values that a request carries and the engine does not use. */
interface WireRest {
  /** Moduli of elasticity of concrete and plate, GPa, and Poisson's ratio of the plate. */
  Ec: number;
  E: number;
  v: number;
  /** Cone constant for the crack state. */
  K1: number;
  h_nom: number;
  /** Edge lines; a side without an edge is at 10000 or -10000. */
  lines: ConcreteOutline;
}

/** Input of the checks; `rest` contains the values that only the request carries. */
export interface CaseInput extends CheckInput {
  rest?: WireRest;
}

const flagOf = (value: boolean): '0' | '1' => (value ? '1' : '0');

/** Returns the outline for the engine, in which an edge at or beyond +-`UNBOUNDED` mm does not exist. */
export const outlineWithin = (lines: ConcreteOutline): ConcreteOutline =>
  forEachEdge((name) =>
    Math.abs(lines[name]) >= UNBOUNDED ? Math.sign(lines[name]) * Infinity : lines[name],
  );

/** Returns the edge lines with an edge that does not exist at +-`UNBOUNDED` mm. */
const boundedLines = (outline: ConcreteOutline): ConcreteOutline =>
  forEachEdge((name) =>
    Number.isFinite(outline[name]) ? outline[name] : Math.sign(outline[name]) * UNBOUNDED,
  );

/** Returns the values of the product as sent. */
const figuresOf = (values: CheckInput['product'] & { h_nom: number }) =>
  Object.fromEntries(SENT_FIGURES.map((name) => [sentName(name), asSent(name, values[name])])) as Record<
    SentName,
    number
  >;

/** Converts the input of the checks to the request; without `rest`, its values count as missing. */
export function algorithmRequest(input: CaseInput) {
  const { standard, concrete, plate, product, anchors, profile, dead, live, axials } = input;
  const {
    Ec = 0,
    E = 0,
    v = 0,
    K1 = 0,
    h_nom = 0,
    lines = boundedLines(concrete.outline),
  } = input.rest ?? {};
  const { type, H, W, T, FT, ex, ey, rotation } = profile;
  return {
    code: standard,
    base: {
      grade: concrete.grade,
      f_ck: concrete.f_ck,
      f_cuk: concrete.f_cuk,
      Ec,
      base_points: cornersBetween(lines),
      h: concrete.h,
      crack_or_not: flagOf(concrete.cracked),
      edge_reinforcement_or_not: `${concrete.edgeReinforcement}` as const,
      reinforcement_intensity: flagOf(concrete.denseReinforcement),
      structure: flagOf(concrete.nonStructural),
      component3: flagOf(concrete.accidental),
      reinforce: flagOf(concrete.crackWidthLimited),
      gamma_c: concrete.gamma_c,
      gamma_inst: concrete.gamma_inst,
      hmin: concrete.h_min,
      K1,
    },
    plate: {
      length: plate.length,
      width: plate.width,
      thickness: plate.thickness,
      E,
      v,
      stiffness: flagOf(plate.rigid),
      installation_position: POSITIONS[plate.installationPosition],
      base_distance: plate.baseDistance,
      degree_of_restraint: plate.degreeOfRestraint,
      annular_gap: flagOf(plate.annularGapFilled),
    },
    anchor: {
      type: product.name,
      number: anchors.length,
      coordinates: anchors.map(({ x, y }): [number, number] => [x, y]),
      weights: anchors.map(({ actsX, actsY }): [number, number] => [Number(actsX), Number(actsY)]),
      ...figuresOf({ ...product, h_nom }),
    },
    profile: { type, H, W, T, FT, ex, ey, rotation },
    load: { Dead: dead, Live: live },
    Axials: [...axials],
  };
}

/** The `algorithm` object as sent by the app. */
export type AlgorithmRequest = ReturnType<typeof algorithmRequest>;

/** The response in the documented form, with our own additions. */
export type CheckAnswerOnWire = ReturnType<typeof checkAnswer>;

/** Names of the combined verdicts in the response. */
export const VERDICT_FIELDS = { steel: 'tensionShear1', either: 'tensionShear2' } as const;

/** Returns the largest utilisation in per cent, 0 without a check that applies; null if it is infinite. */
function largestOf(checks: readonly Check[]): number | null {
  const shares = checks.map(({ verdict, utilisation }) =>
    verdict === 'Not applicable' ? 0 : (utilisation ?? Infinity),
  );
  return finite(Math.max(0, ...shares));
}

/** Converts a result to the response of the profile `summary`: all that the verdict on a load case reads. */
export function summaryAnswer(result: CheckResult) {
  const { standard, reaction, resultant, combined, combinedVerdicts: words, unstated } = result;
  const rows = { tension: checksOf(result, 'tension'), shear: checksOf(result, 'shear') };
  const rowOf = ({ action, resistance, utilisation, anchors, stated, verdict }: Check): SummaryRow => [
    action,
    resistance,
    utilisation,
    anchors,
    stated ?? verdict,
  ];
  const partOf = (key: CombinedKey) => ({ anchors: combined[key].anchors, reason: combined[key].reason });
  const sumOf = (key: CombinedKey) =>
    words[key === 'steel' ? 'steel' : 'either'] === 'Not applicable'
      ? 0
      : (combined[key].value ?? Infinity) / COMBINED_CHECKS[key].limit;
  const [Tmax, Smax] = [largestOf(rows.tension), largestOf(rows.shear)];
  const Cmax = finite(100 * Math.max(sumOf('steel'), Math.min(sumOf('concrete'), sumOf('linear'))));
  return {
    standard,
    satisfied: ![
      ...[...rows.tension, ...rows.shear].map(({ verdict }) => verdict),
      words.steel,
      words.either,
    ].includes('Not satisfied'),
    reaction,
    resultant,
    summary: { tension: rows.tension.map(rowOf), shear: rows.shear.map(rowOf) },
    tension_and_shear: COMBINED_KEYS.map((key): CombinedRow => {
      const { beta_N, beta_V, value } = combined[key];
      return [beta_N, beta_V, value];
    }),
    combined: { steel: partOf('steel'), concrete: partOf('concrete'), linear: partOf('linear') },
    tensionShear1: words.steel,
    tensionShear2: words.either,
    Tmax,
    Smax,
    Cmax,
    Max: [Tmax, Smax, Cmax].includes(null) ? null : Math.max(Tmax ?? 0, Smax ?? 0, Cmax ?? 0),
    ...(unstated && { unstated: unstated.map((name) => VERDICT_FIELDS[name]) }),
  };
}

/** Converts a result to the full response. */
export function checkAnswer(result: CheckResult) {
  const { checks } = result;
  return {
    ...summaryAnswer(result),
    steel_tension: checks.steel_tension.detail,
    pull_out: checks.pull_out.detail,
    concrete_cone: checks.concrete_cone.detail,
    splitting: checks.splitting.detail,
    steel_shear: checks.steel_shear.detail,
    pry_out: checks.pry_out.detail,
    concrete_edge: checks.concrete_edge.detail,
    ...(!result.areEdgesUnknown && { edges: result.edges }),
    forces: result.forces,
    remarks: result.remarks,
    engine: result.engine,
  };
}
