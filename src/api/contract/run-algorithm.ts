/**
 * Reads the request object of POST simdroid/runAlgorithm; `to-wire.ts` writes it.
 */
import { CODES, nameOf } from '@/api/contract/design-codes';
import { anyNumber, quantities, wireWeight, within, withinOrZero } from '@/api/contract/ranges';
import {
  codeOf,
  flag,
  list,
  object,
  optional,
  pair,
  reader,
  readRequest,
  text,
} from '@/api/contract/request-reader';
import { outlineWithin, type CaseInput } from '@/api/contract/to-wire';
import {
  STANDARDS,
  type AnchorPoint,
  type ConcreteOutline,
  type EdgeReinforcement,
  type FactoredLoadSet,
  type ProfileInput,
  type Outcome,
} from '@/engineering';
import {
  figureOf,
  PRODUCT_FIGURES,
  SENT_FIGURES,
  sentName,
  type ProductFigure,
  type SentName,
} from '@/quantities/anchor';
import { EDGES_ACROSS, forEachEdge, outermost } from '@/quantities/edges';
import { GAMMA_C } from '@/quantities/gamma-c';
import { numbersOf, PLATE, PROFILE } from '@/quantities/inputs';
import { KINDS } from '@/quantities/request-kinds';

const DEFAULT_E_S = 210_000;

/** Concrete strength used by each standard; a request may omit the strength for the other standard. */
const STRENGTHS = { 'EN1992-4': 'f_ck', 'JGJ145-2013': 'f_cuk' } as const;
/** Marks a strength that was not sent, to distinguish it from a strength sent as 0. */
const NOT_SENT = NaN;

const force = within(KINDS.force);
const moment = within(KINDS.moment);
const readLoad = object({
  factor: within(KINDS.loadFactor),
  N: force,
  Vx: force,
  Vy: force,
  Mx: moment,
  My: moment,
  Mz: moment,
});

const POSITIONS = CODES.concrete.installationPosition;

const NO_LOAD: FactoredLoadSet = { factor: 0, N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };

const NO_PROFILE: ProfileInput = { type: 0, H: 0, W: 0, T: 0, FT: 0, ex: 0, ey: 0, rotation: 0 };

const PLATE_NUMBERS = numbersOf(PLATE);
const PROFILE_NUMBERS = numbersOf(PROFILE);

/** Values of the anchor by their names in the request. */
const SENT_NAMES = SENT_FIGURES.map(sentName);
const SENT_KINDS = Object.fromEntries(SENT_FIGURES.map((name) => [sentName(name), figureOf(name)])) as Record<
  SentName,
  ReturnType<typeof figureOf>
>;

const distance = within(KINDS.distance, 0);
const factor = withinOrZero(KINDS.partialFactor);
const corner = pair(within(KINDS.corner), 'must be a pair of numbers [x, y]');
const place = pair(within(KINDS.place), 'must be a pair of numbers [x, y]');

/** Readers for the fields that differ between the requests for the rows of a load list. */
const LOADS_OF_ROW = {
  load: object({ Dead: readLoad, Live: optional(readLoad, null) }),
  Axials: list(force),
};

/**
 * Reader for the request. Optional fields have safe defaults; a field is required if its absence would be
 * favourable to the design.
 */
export const readAlgorithm = object({
  code: reader(
    { enum: STANDARDS },
    (raw, reading) =>
      STANDARDS.find((known) => known === raw) ?? reading.refuse(`must be ${STANDARDS.join(' or ')}`),
  ),
  base: object({
    grade: text,
    f_ck: withinOrZero(KINDS.strength, NOT_SENT),
    f_cuk: withinOrZero(KINDS.strength, NOT_SENT),
    Ec: withinOrZero(KINDS.modulus),
    base_points: list(corner, 3, 'must be the corners of a rectangle'),
    h: within(KINDS.memberThickness),
    crack_or_not: flag,
    edge_reinforcement_or_not: optional(codeOf(['0', '1', '2']), '0'),
    reinforcement_intensity: flag,
    structure: optional(flag, false),
    /** '0' or '' = persistent and transient design situations; otherwise accidental design situation. */
    component3: optional(text, '0'),
    reinforce: optional(flag, false),
    gamma_c: withinOrZero(KINDS.partialFactor, GAMMA_C.general),
    gamma_inst: factor,
    hmin: distance,
    K1: withinOrZero(KINDS.coneConstant),
  }),
  plate: object({
    ...quantities(PLATE_NUMBERS, PLATE),
    stiffness: optional(flag, true),
    installation_position: codeOf(Object.values(POSITIONS)),
    base_distance: optional(within(KINDS.standOff), null),
    degree_of_restraint: within(KINDS.restraint, 1),
    annular_gap: optional(flag, false),
  }),
  anchor: object({
    type: text,
    number: optional(anyNumber, null),
    coordinates: list(place, 1, 'must name at least one anchor'),
    weights: optional(list(pair(wireWeight, 'must be a pair of 0 or 1')), null),
    ...quantities(SENT_NAMES, SENT_KINDS),
  }),
  profile: optional(
    object({
      type: within(KINDS.seriesCode, 0),
      ...quantities(PROFILE_NUMBERS, PROFILE),
    }),
    null,
  ),
  ...LOADS_OF_ROW,
});

const readLoadsOfRow = object(LOADS_OF_ROW);

/** Converts corners to edge lines; refuses an outline that is not an axis-parallel rectangle. */
function linesOf(points: readonly (readonly [number, number])[]): Outcome<ConcreteOutline> {
  const places = points.map(([x, y]) => ({ x, y }));
  const lines = forEachEdge((name) => outermost(places, name));
  const corners = new Set(points.map(([x, y]) => `${x},${y}`));
  const upright = places.every((place) =>
    (['x', 'y'] as const).every((axis) => EDGES_ACROSS[axis].some((name) => place[axis] === lines[name])),
  );
  if (upright && corners.size === 4) return { ok: true, value: lines };
  return {
    ok: false,
    error: { field: 'base.base_points', message: 'must be the four corners of an upright rectangle' },
  };
}

/** Returns the values of the product in the units of the program. */
const productOf = (sent: Readonly<Record<SentName, number>>) =>
  Object.fromEntries(
    PRODUCT_FIGURES.map((name) => [name, sent[sentName(name)] / (figureOf(name).scale ?? 1)]),
  ) as Record<ProductFigure, number>;

const forcesMissing = (count: number): Outcome<never> => ({
  ok: false,
  error: { field: 'Axials', message: `must contain one force for each of the ${count} anchors` },
});

/**
 * Reads only the loads and axial forces from a request; all other values are taken from the earlier request
 * `known`.
 */
export function withLoadsOf(known: CaseInput, raw: unknown): Outcome<CaseInput> {
  const parsed = readRequest(readLoadsOfRow, raw);
  if (!parsed.ok) return parsed;
  const { load, Axials } = parsed.value;
  const count = known.anchors.length;
  if (Axials.length !== count) return forcesMissing(count);
  return { ok: true, value: { ...known, dead: load.Dead, live: load.Live ?? NO_LOAD, axials: Axials } };
}

/** Converts a request to the input of the checks. */
export function parseAlgorithm(raw: unknown): Outcome<CaseInput> {
  const parsed = readRequest(readAlgorithm, raw);
  if (!parsed.ok) return parsed;
  const { code, base, plate, anchor, profile, load, Axials } = parsed.value;
  const lines = linesOf(base.base_points);
  if (!lines.ok) return lines;
  const fail = (field: string, message: string): Outcome<never> => ({
    ok: false,
    error: { field, message },
  });
  const { type, number, coordinates, weights } = anchor;
  const figures = productOf(anchor);
  const count = coordinates.length;
  if (Axials.length !== count) return forcesMissing(count);
  if (weights && weights.length !== count) {
    return fail('anchor.weights', `must contain one pair for each of the ${count} anchors`);
  }
  if (number != null && number !== count) {
    return fail('anchor.number', `is ${number}, but anchor.coordinates contains ${count}`);
  }
  const strength = STRENGTHS[code];
  if (Number.isNaN(base[strength])) return fail(`base.${strength}`, 'is missing');
  if (base[strength] <= 0) return fail(`base.${strength}`, 'must be greater than 0');
  if (plate.installation_position !== '0' && plate.base_distance == null) {
    return fail('plate.base_distance', 'is missing');
  }
  const anchors: AnchorPoint[] = coordinates.map(([x, y], index) => ({
    no: index + 1,
    x,
    y,
    actsX: (weights?.[index]?.[0] ?? 1) !== 0,
    actsY: (weights?.[index]?.[1] ?? 1) !== 0,
  }));
  return {
    ok: true,
    value: {
      standard: code,
      concrete: {
        grade: base.grade,
        f_ck: base.f_ck || 0,
        f_cuk: base.f_cuk || 0,
        outline: outlineWithin(lines.value),
        h: base.h,
        h_min: base.hmin,
        cracked: base.crack_or_not,
        denseReinforcement: base.reinforcement_intensity,
        edgeReinforcement: Number(base.edge_reinforcement_or_not) as EdgeReinforcement,
        crackWidthLimited: base.reinforce,
        nonStructural: base.structure,
        accidental: base.component3 !== '0' && base.component3 !== '',
        gamma_c: base.gamma_c,
        gamma_inst: base.gamma_inst,
      },
      plate: {
        length: plate.length,
        width: plate.width,
        thickness: plate.thickness,
        rigid: plate.stiffness,
        installationPosition: nameOf(POSITIONS, plate.installation_position) ?? 'flush',
        baseDistance: plate.base_distance ?? 0,
        degreeOfRestraint: plate.degree_of_restraint,
        annularGapFilled: plate.annular_gap,
      },
      product: {
        ...figures,
        name: type,
        E_s: figures.E_s || DEFAULT_E_S,
        // K1 is the cone constant that the app chose for the crack state; it is used if the record's two
        // constants were not sent.
        k_ucr: figures.k_ucr > 0 || figures.k_cr > 0 ? figures.k_ucr : base.K1,
      },
      anchors,
      profile: profile ?? NO_PROFILE,
      dead: load.Dead,
      live: load.Live ?? NO_LOAD,
      axials: Axials,
      rest: {
        Ec: base.Ec,
        E: plate.E,
        v: plate.v,
        K1: base.K1,
        h_nom: anchor.h_nom,
        lines: lines.value,
      },
    },
  };
}
