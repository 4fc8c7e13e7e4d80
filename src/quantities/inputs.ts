/**
 * The inputs of a design, stated once, by the parts of the design that hold them. Types, defaults, what a
 * stored design may hold, rows of the panels, reading of requests and the field that a refusal leads to
 * follow; `input-texts.ts` has the keys of their texts. Names that differ in a request are written where it
 * is put together; a test compares them with `sent` and `run`.
 */
import { KINDS, type KindName } from '@/quantities/request-kinds';

interface AnyInput {
  /**
   * Path in the check request and in the forces request, used to find the field of an error. Values of a
   * record lead to the record instead.
   */
  sent?: string;
  run?: string;
  /** True if no calculation uses the input, so that a change leaves results up to date. */
  reportOnly?: true;
  /** Name in `dataSave`, and in older ones, where these differ from its own name. */
  saved?: readonly string[];
}

export interface NumberInput extends AnyInput {
  initial: number;
  /** Unit, and range in a request. */
  kind: KindName;
  /** Meaning of a missing value, if the request uses this name. */
  absent?: 'refused' | number;
  /** Minimum value of a field and of a stored design. */
  smallest?: number;
  largest?: number;
  /** Step of the arrow keys; default 1. */
  step?: number;
}

export interface ChoiceInput extends AnyInput {
  initial: string;
  choices: readonly [string, ...string[]];
}

export type Input = NumberInput | ChoiceInput;
export type Part = Readonly<Record<string, Input>>;

export const CONCRETE = {
  /** Values of the grade's record: strengths of cylinder and cube, modulus. */
  fck: { initial: 20, kind: 'strength', smallest: 0, saved: ['fck', 'f_ck'] },
  fcuk: { initial: 25, kind: 'strength', smallest: 0, saved: ['fcuk', 'f_cuk'] },
  ec: { initial: 30, kind: 'modulus', smallest: 0, saved: ['ec', 'Ec'] },
  crack_or_not: { initial: 'uncracked', choices: ['uncracked', 'cracked'], sent: 'base.crack_or_not' },
  /** Crack width: reinforcement limits it to 0.3 mm. */
  reinforce: { initial: 'unlimited', choices: ['unlimited', 'limited'], sent: 'base.reinforce' },
  /** Concrete factors: from the record (general use), or based on 1.2 (accidental). EN 1992-4 only. */
  component3: { initial: 'general', choices: ['general', 'accidental'], sent: 'base.component3' },
  edge_reinforcement_or_not: {
    initial: 'none',
    choices: ['none', 'edgeBars', 'closeStirrups'],
    sent: 'base.edge_reinforcement_or_not',
  },
  reinforcement_intensity: {
    initial: 'normal',
    choices: ['normal', 'dense'],
    sent: 'base.reinforcement_intensity',
  },
  structure: { initial: 'structural', choices: ['structural', 'nonStructural'], sent: 'base.structure' },
  drillingMethod: { initial: 'hammer', choices: ['hammer', 'diamond'], reportOnly: true },
  holeDryness: { initial: 'dry', choices: ['dry', 'wet', 'waterFilled'], reportOnly: true },
  /** Annular space of the drill hole is filled. */
  pore: { initial: 'open', choices: ['open', 'filled'], reportOnly: true },
  holeCleaning: {
    initial: 'blowing',
    choices: ['blowing', 'brushing', 'hollowDrillBit', 'none'],
    reportOnly: true,
    saved: ['automaticHoleCleaning'],
  },
  installationPosition: {
    initial: 'flush',
    choices: ['flush', 'clamped', 'unclamped', 'grouted', 'supported'],
    sent: 'plate.installation_position',
    saved: ['installationLocation'],
  },
  baseDistance: { initial: 30, kind: 'standOff', smallest: 0, step: 0.1, sent: 'plate.base_distance' },
  degreeOfRestraint: {
    initial: 1,
    kind: 'restraint',
    smallest: 1,
    largest: 2,
    step: 0.1,
    sent: 'plate.degree_of_restraint',
  },
  /** Gap between anchor and plate is filled. */
  annularGap: { initial: 'open', choices: ['open', 'filled'], sent: 'plate.annular_gap' },
  longTermTemperature: { initial: 24, kind: 'temperature', reportOnly: true },
  shortTermTemperature: { initial: 40, kind: 'temperature', reportOnly: true },
} as const satisfies Part;

export const PLATE = {
  /** Along x and y. */
  length: { initial: 400, kind: 'plateSide', absent: 'refused', sent: 'plate.length', run: 'Plate.Plate_L' },
  width: { initial: 400, kind: 'plateSide', absent: 'refused', sent: 'plate.width', run: 'Plate.Plate_H' },
  thickness: {
    initial: 10,
    kind: 'plateThickness',
    absent: 'refused',
    sent: 'plate.thickness',
    run: 'Plate.Plate_T',
  },
  E: { initial: 210, kind: 'modulus', absent: 210, smallest: 0, sent: 'plate.E', run: 'Plate.E' },
  v: {
    initial: 0.2,
    kind: 'poisson',
    absent: 0.3,
    smallest: 0,
    largest: 0.49,
    step: 0.01,
    sent: 'plate.v',
    run: 'Plate.v',
  },
  stiffness: { initial: 'rigid', choices: ['elastic', 'rigid'], sent: 'plate.stiffness' },
} as const satisfies Part;

export const LAYOUT = {
  /** Thickness of the concrete. */
  h: { initial: 200, kind: 'memberThickness', step: 0.1, sent: 'base.h' },
  /** Length of slotted holes in the plate; 0 selects a table of standard sizes. */
  slotLength: { initial: 0, kind: 'plateSide', smallest: 0, reportOnly: true },
} as const satisfies Part;

export const PROFILE = {
  H: { initial: 100, kind: 'section', absent: 0, smallest: 0 },
  W: { initial: 100, kind: 'section', absent: 0, smallest: 0 },
  T: { initial: 10, kind: 'section', absent: 0, smallest: 0 },
  FT: { initial: 0, kind: 'section', absent: 0, smallest: 0 },
  ex: { initial: 0, kind: 'place', absent: 0, step: 0.1, sent: 'profile.ex', run: 'Steel.Steel_ex' },
  ey: { initial: 0, kind: 'place', absent: 0, step: 0.1, sent: 'profile.ey', run: 'Steel.Steel_ey' },
  /** Counter-clockwise. */
  rotation: { initial: 0, kind: 'rotation', absent: 0, sent: 'profile.rotation', run: 'Steel.Steel_rot' },
} as const satisfies Part;

export const LOAD_FACTORS = {
  deadFactor: { initial: 1.35, kind: 'loadFactor', smallest: 0, step: 0.05, sent: 'load.Dead.factor' },
  liveFactor: { initial: 1.5, kind: 'loadFactor', smallest: 0, step: 0.05, sent: 'load.Live.factor' },
} as const satisfies Part;

/** Distances between anchors along x and y, with their defaults, mm. */
export const SPACINGS = { Sx1: 180, Sx2: 100, Sy1: 180, Sy2: 100 };
export type SpacingName = keyof typeof SPACINGS;
export const SPACING_NAMES = Object.keys(SPACINGS) as SpacingName[];

/** Something for each spacing. */
export const forEachSpacing = <T>(valueOf: (name: SpacingName) => T): Record<SpacingName, T> => ({
  Sx1: valueOf('Sx1'),
  Sx2: valueOf('Sx2'),
  Sy1: valueOf('Sy1'),
  Sy2: valueOf('Sy2'),
});

interface LoadInput {
  kind: 'force' | 'moment';
  /** Name in a load of the check request, and of the forces request. */
  sent: string;
  run: string;
}

/** Components of a load at the profile's reference point, in the order of their columns. */
export const LOADS = {
  Nz: { kind: 'force', sent: 'N', run: 'Fz' },
  Vx: { kind: 'force', sent: 'Vx', run: 'Fx' },
  Vy: { kind: 'force', sent: 'Vy', run: 'Fy' },
  Mx: { kind: 'moment', sent: 'Mx', run: 'Mx' },
  My: { kind: 'moment', sent: 'My', run: 'My' },
  Mz: { kind: 'moment', sent: 'Mz', run: 'Mz' },
} as const satisfies Record<string, LoadInput>;

export type LoadName = keyof typeof LOADS;
export const LOAD_NAMES = Object.keys(LOADS) as LoadName[];
/** In the documented order of panel and table. */
export const SHOWN_LOADS = ['Nz', 'Vx', 'Vy', 'Mz', 'Mx', 'My'] as const satisfies readonly LoadName[];

/** Inputs by part of the design. */
export const INPUTS = {
  concrete: CONCRETE,
  plate: PLATE,
  layout: LAYOUT,
  profile: PROFILE,
  loads: LOAD_FACTORS,
} as const;
export type InputPart = keyof typeof INPUTS;

/** Values of a part of the design. */
export type ValuesOf<P extends Part> = {
  -readonly [Name in keyof P]: P[Name] extends { choices: readonly (infer Choice)[] } ? Choice : number;
};

/** Names of a part's choices. */
export type ChoicesOf<P extends Part> = {
  [Name in keyof P]: P[Name] extends ChoiceInput ? Name & string : never;
}[keyof P];

/** Names of a part's numbers. */
export type NumbersOf<P extends Part> = {
  [Name in keyof P]: P[Name] extends NumberInput ? Name & string : never;
}[keyof P];

export const isNumber = (input: Input): input is NumberInput => typeof input.initial === 'number';
export const unitOf = ({ kind }: { kind: KindName }): string => KINDS[kind].unit;

export function numbersOf<P extends Part>(part: P): NumbersOf<P>[] {
  return Object.keys(part).filter((name) => isNumber(part[name])) as NumbersOf<P>[];
}

export const inputOf = (part: InputPart, name: string): Input => (INPUTS[part] as Part)[name];

/** Returns the defaults of a part. */
export function initialOf<P extends Part>(part: P): ValuesOf<P> {
  return Object.fromEntries(
    Object.entries(part).map(([name, { initial }]) => [name, initial]),
  ) as ValuesOf<P>;
}

/** Makes a record with a value for each load component. */
export function forEachLoad<T>(valueOf: (name: LoadName) => T): Record<LoadName, T> {
  return Object.fromEntries(LOAD_NAMES.map((name) => [name, valueOf(name)])) as Record<LoadName, T>;
}
