/** Reads the request object of POST simdroid/runAlgorithm; `to-wire.ts` writes it. */
import { SERIES_CODES } from '@/api/contract/anchor-forces';
import { CODES, nameOf } from '@/api/contract/design-codes';
import { parseOutcome } from '@/api/contract/fields';
import {
  anyNumber,
  codeOf,
  flag,
  list,
  object,
  orNull,
  place,
  quantities,
  text,
  weights as pairOfWeights,
  within,
  withinOrZero,
} from '@/api/contract/request-fields';
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
  propertyOf,
  PRODUCT_FIGURES,
  SENT_FIGURES,
  sentName,
  type ProductProperty,
  type SentName,
} from '@/quantities/anchor';
import { EDGES_ACROSS, forEachEdge, outermost } from '@/quantities/edges';
import { GAMMA_C } from '@/quantities/gamma-c';
import { DOCUMENTED_PLATE, numbersOf, PROFILE } from '@/quantities/inputs';
import { KINDS } from '@/quantities/request-number-kinds';

const DEFAULT_E_S = 210_000;

/** Concrete strength used by each standard; a request may omit the strength for the other standard. */
const STRENGTHS = { 'EN1992-4': 'f_ck', 'JGJ145-2013': 'f_cuk' } as const;
/** Marks a strength that was not sent, to distinguish it from a strength sent as 0. */
const NOT_SENT = NaN;

const loadOf = (description: string) =>
  object(
    {
      factor: within(KINDS.loadFactor, 'Factor of the load'),
      N: within(KINDS.force, 'Axial force; positive = tension'),
      Vx: within(KINDS.force, 'Shear along x'),
      Vy: within(KINDS.force, 'Shear along y'),
      Mx: within(KINDS.moment, 'Moment about x'),
      My: within(KINDS.moment, 'Moment about y'),
      Mz: within(KINDS.moment, 'Moment about z'),
    },
    description,
  );

const POSITIONS = CODES.concrete.installationPosition;

const NO_LOAD: FactoredLoadSet = { factor: 0, N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };

const NO_PROFILE: ProfileInput = { type: 0, H: 0, W: 0, T: 0, FT: 0, ex: 0, ey: 0, rotation: 0 };

const PLATE_NUMBERS = numbersOf(DOCUMENTED_PLATE);
const PROFILE_NUMBERS = numbersOf(PROFILE);

const SENT_NAMES = SENT_FIGURES.map(sentName);
const SENT_KINDS = Object.fromEntries(
  SENT_FIGURES.map((name) => [sentName(name), propertyOf(name)]),
) as Record<SentName, ReturnType<typeof propertyOf>>;

/** Fields that differ between the requests for the rows of a load list. */
const LOADS_OF_ROW = {
  load: object({
    Dead: loadOf('Dead load at the profile’s reference point, and its factor'),
    Live: orNull(loadOf('Live load, and its factor')),
  }),
  Axials: list(within(KINDS.force, ''), 'Axial force of each anchor, as returned by the run call, kN'),
};

/** Schema of the request; a field is optional unless its absence would favour the design. */
export const algorithmSchema = object({
  code: codeOf(STANDARDS, 'Standard'),
  base: object({
    grade: text('Name of the concrete grade'),
    f_ck: withinOrZero(KINDS.strength, 'Cylinder strength; needed under EN1992-4', NOT_SENT),
    f_cuk: withinOrZero(KINDS.strength, 'Cube strength; needed under JGJ145-2013', NOT_SENT),
    Ec: withinOrZero(KINDS.modulus, 'Modulus of elasticity of the concrete'),
    base_points: list(
      place(KINDS.corner),
      'Corners [x, y] of the concrete, mm, counter-clockwise; a side without an edge is at 10000',
      3,
      'must be the corners of a rectangle',
    ),
    h: within(KINDS.memberThickness, 'Thickness of the concrete'),
    crack_or_not: flag('1 cracked, 0 uncracked'),
    edge_reinforcement_or_not: codeOf(
      ['0', '1', '2'],
      '0 none, 1 edge reinforcement, 2 closely spaced stirrups',
      '0',
    ),
    reinforcement_intensity: flag('1 dense, 0 not dense'),
    structure: flag('0 structural, 1 non-structural; JGJ145-2013 only', false),
    component3: text('0 general use, 1 accidental; EN1992-4 only', '0'),
    reinforce: flag('1 reinforcement limits the crack width', false),
    gamma_c: withinOrZero(KINDS.partialFactor, 'Partial factor of the concrete', GAMMA_C.general),
    gamma_inst: withinOrZero(KINDS.partialFactor, 'Installation factor; 0 = unknown'),
    hmin: within(KINDS.distance, 'Minimum member thickness of the anchor', 0),
    K1: withinOrZero(KINDS.coneConstant, 'Cone factor for the crack state'),
  }),
  plate: object({
    ...quantities(PLATE_NUMBERS, DOCUMENTED_PLATE, {
      length: 'Length of the plate along x',
      width: 'Width of the plate along y',
      thickness: 'Thickness of the plate',
      E: 'Modulus of elasticity of the plate',
      v: 'Poisson’s ratio of the plate',
    }),
    stiffness: flag('1 rigid, 0 elastic', true),
    installation_position: codeOf(
      Object.values(POSITIONS),
      '0 no stand-off, 1 stand-off clamped, 2 stand-off not clamped, 3 grouted, 4 on supports',
    ),
    base_distance: orNull(
      within(KINDS.standOff, 'Distance of the plate from the concrete; required with stand-off'),
    ),
    degree_of_restraint: within(KINDS.restraint, '1 free to 2 fully restrained', 1),
    annular_gap: flag('1 filled, 0 not filled', false),
  }),
  anchor: object({
    type: text('Name of the anchor'),
    number: orNull(anyNumber('Number of anchors')),
    coordinates: list(
      place(KINDS.place),
      'Positions [x, y] of the anchors, mm; origin at the centre of the plate',
      1,
      'must name at least one anchor',
    ),
    weights: orNull(
      list(
        pairOfWeights,
        '[wx, wy] of each anchor: 1 = carries shear in that direction, 0 = hole slotted in that direction',
      ),
    ),
    ...quantities(SENT_NAMES, SENT_KINDS),
  }),
  profile: orNull(
    object(
      {
        type: within(KINDS.seriesCode, `Code of the series, 0 without a profile: ${SERIES_CODES}`, 0),
        ...quantities(PROFILE_NUMBERS, PROFILE, {
          H: 'Depth of the profile',
          W: 'Width of the profile',
          T: 'Thickness of web or wall',
          FT: 'Thickness of the flange',
          ex: 'Eccentricity of the profile along x',
          ey: 'Eccentricity of the profile along y',
          rotation: 'Rotation of the profile, counter-clockwise',
        }),
      },
      'Profile; missing = no profile',
    ),
  ),
  ...LOADS_OF_ROW,
});

const loadsOfRow = object(LOADS_OF_ROW);

const fail = (field: string, message: string): Outcome<never> => ({ ok: false, error: { field, message } });

/** Converts corners to edge lines; refuses an outline that is not an axis-parallel rectangle. */
function linesOf(points: readonly (readonly [number, number])[]): Outcome<ConcreteOutline> {
  const places = points.map(([x, y]) => ({ x, y }));
  const lines = forEachEdge((name) => outermost(places, name));
  const corners = new Set(points.map(([x, y]) => `${x},${y}`));
  const upright = places.every((place) =>
    (['x', 'y'] as const).every((axis) => EDGES_ACROSS[axis].some((name) => place[axis] === lines[name])),
  );
  if (upright && corners.size === 4) return { ok: true, value: lines };
  return fail('base.base_points', 'must be the four corners of an upright rectangle');
}

/** Returns the values of the product in the units of the program. */
const productOf = (sent: Readonly<Record<SentName, number>>) =>
  Object.fromEntries(
    PRODUCT_FIGURES.map((name) => [name, sent[sentName(name)] / (propertyOf(name).scale ?? 1)]),
  ) as Record<ProductProperty, number>;

const forcesMissing = (count: number) =>
  fail('Axials', `must contain one force for each of the ${count} anchors`);

/** Reads loads and axial forces of a request; the rest is that of the earlier request `known`. */
export function withLoadsOf(known: CaseInput, raw: unknown): Outcome<CaseInput> {
  const parsed = parseOutcome(loadsOfRow, raw);
  if (!parsed.ok) return parsed;
  const { load, Axials } = parsed.value;
  const count = known.anchors.length;
  if (Axials.length !== count) return forcesMissing(count);
  return { ok: true, value: { ...known, dead: load.Dead, live: load.Live ?? NO_LOAD, axials: Axials } };
}

export function parseAlgorithm(raw: unknown): Outcome<CaseInput> {
  const parsed = parseOutcome(algorithmSchema, raw);
  if (!parsed.ok) return parsed;
  const { code, base, plate, anchor, profile, load, Axials } = parsed.value;
  const lines = linesOf(base.base_points);
  if (!lines.ok) return lines;
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
        // If the record's two cone constants were not sent, that of the app for the crack state counts.
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
