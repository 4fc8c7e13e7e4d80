/**
 * Saved projects of the older form: one flat object of documented names, numbers often as texts. All
 * knowledge of those names is here; what they say is handed on untrusted, in the shape of a design.
 */
import { UNBOUNDED_SIDE, type SideName, type SpacingName } from '@/design/model/design-state';
import { isObject, numeric } from '@/design/model/untrusted';

type Flat = Record<string, unknown>;

const SIDES: readonly SideName[] = ['X1', 'X2', 'Y1', 'Y2'];
const SPACINGS: readonly SpacingName[] = ['Sx1', 'Sx2', 'Sy1', 'Sy2'];
const LOAD_NAMES = ['Nz', 'Vx', 'Vy', 'Mx', 'My', 'Mz'] as const;

/** Where the flat names belong: [flat names in order of preference, field]. */
const CONCRETE_NUMBERS = [
  [['fck', 'f_ck'], 'fck'],
  [['fcuk', 'f_cuk'], 'fcuk'],
  [['ec', 'Ec'], 'ec'],
  [['baseDistance'], 'baseDistance'],
  [['degreeOfRestraint'], 'degreeOfRestraint'],
  [['longTermTemperature'], 'longTermTemperature'],
  [['shortTermTemperature'], 'shortTermTemperature'],
] as const;
const CONCRETE_CODES = [
  [['crack_or_not'], 'crack_or_not'],
  [['reinforce'], 'reinforce'],
  [['grade'], 'grade'],
  [['component3'], 'component3'],
  [['edge_reinforcement_or_not'], 'edge_reinforcement_or_not'],
  [['reinforcement_intensity'], 'reinforcement_intensity'],
  [['structure'], 'structure'],
  [['pore'], 'pore'],
  [['installationLocation', 'installationPosition'], 'installationPosition'],
  [['annularGap'], 'annularGap'],
] as const;
const PLATE_NUMBERS = ['length', 'width', 'thickness', 'E', 'v'] as const;
const PROFILE_NUMBERS = ['H', 'W', 'T', 'FT', 'ex', 'ey', 'rotation'] as const;
const PROJECT_TEXTS = [
  'project',
  'company',
  'designer',
  'address',
  'telephone',
  'mail',
  'remark',
  'instruction',
] as const;
/** A foreign object with none of these is not taken for a project. */
const MARKS = [
  'standardType',
  'anchorGroupListShow',
  'Dead1',
  'Dead',
  'Live',
  'valueX1',
  'Sx1',
  'X1',
] as const;

export function isFlatDataSave(raw: Flat): boolean {
  return !isObject(raw.design) && MARKS.some((name) => name in raw);
}

const code = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

function first(flat: Flat, names: readonly string[]): unknown {
  return names.map((name) => flat[name]).find((value) => value !== undefined);
}

/**
 * Edge distance and switch. `X1` is the distance where it is there, `valueX1` then the switch; alone,
 * `valueX1` is the distance. A side at 10000 or beyond has no edge.
 */
function side(flat: Flat, name: SideName): unknown {
  const typed = numeric(flat[name]);
  const value = numeric(flat[`value${name}`]);
  const distance = typeof typed === 'number' ? typed : value;
  const off = value === false || value === 'false' || (typeof typed === 'number' && value === 0);
  const open = [typed, value].some((entry) => typeof entry === 'number' && entry >= UNBOUNDED_SIDE);
  return open ? { exists: false } : { distance, exists: !off };
}

function loadValues(value: unknown): Flat {
  const flat = isObject(value) ? value : {};
  return Object.fromEntries(LOAD_NAMES.map((name) => [name, numeric(flat[name])]));
}

const factorOf = (value: unknown): unknown => (isObject(value) ? numeric(value.factor) : undefined);

/** The older form in the shape of a design; nothing of it is checked here. */
export function designOfFlat(flat: Flat): unknown {
  const numbers = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, numeric(flat[name])]));
  const dead = flat.Dead1 ?? flat.Dead;
  const live = loadValues(flat.Live);
  const isLoaded = Object.values(live).some((value) => typeof value === 'number' && value !== 0);
  return {
    standardType: flat.standardType,
    anchor: { diameter: code(flat.diameter) },
    concrete: {
      ...Object.fromEntries(CONCRETE_CODES.map(([names, field]) => [field, code(first(flat, names))])),
      ...Object.fromEntries(CONCRETE_NUMBERS.map(([names, field]) => [field, numeric(first(flat, names))])),
    },
    plate: { ...numbers(PLATE_NUMBERS), stiffness: code(flat.stiffness) },
    layout: {
      group: flat.anchorGroupListShow,
      spacings: numbers(SPACINGS),
      customPoints: [1, 2, 3].map((no) => ({ x: numeric(flat[`x${no}`]), y: numeric(flat[`y${no}`]) })),
      sides: Object.fromEntries(SIDES.map((name) => [name, side(flat, name)])),
      h: numeric(flat.h),
    },
    profile: { series: code(flat.sectionSteelType1), ...numbers(PROFILE_NUMBERS) },
    loads: {
      dead: loadValues(dead),
      live,
      deadFactor: factorOf(dead),
      liveFactor: factorOf(flat.Live),
      // A stored live load is never dropped unseen.
      loadCase: isLoaded ? 'deadAndLive' : 'dead',
    },
    project: Object.fromEntries(PROJECT_TEXTS.map((name) => [name, flat[name]])),
  };
}
