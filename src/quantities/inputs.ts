/**
 * Single definition of a design's inputs, by part of the design. Types, defaults, validation of stored
 * designs, panel rows, parsing of requests, and the field to show for an error are derived from it;
 * `input-texts.ts` contains the label keys. If an input has a different name in a request, that name is in
 * the code that builds the request; a test compares it with `sent` and `run`.
 */
import { KINDS, type KindName } from '@/quantities/request-number-kinds';

interface AnyInput {
  /**
   * Path in the check request (`sent`) and in the forces request (`run`), used to find the input to which an
   * error message refers. If a value comes from a record, its error message leads to the record instead.
   */
  sent?: string;
  run?: string;
  /** True if no calculation uses the input, so that results stay up to date when the input changes. */
  reportOnly?: true;
  /** Names in `dataSave`, the present one first; omitted if it was always the input's name. */
  saved?: readonly string[];
}

export interface NumberInput extends AnyInput {
  initial: number;
  /** Kind of number: its unit, and its range in a request. */
  kind: KindName;
  /** `refused` if a request must contain it, otherwise the value of a request without it. */
  absent?: 'refused' | number;
  /** Minimum value in the form and in a stored design. */
  smallest?: number;
  largest?: number;
  /** Step of the arrow keys; 1 by default. */
  step?: number;
}

export interface ChoiceInput extends AnyInput {
  initial: string;
  choices: readonly [string, ...string[]];
}

export type Input = NumberInput | ChoiceInput;
export type Part = Readonly<Record<string, Input>>;

export const CONCRETE = {
  /** Values of the grade's record: cylinder and cube strength in MPa, elastic modulus in GPa. */
  fck: { initial: 20, kind: 'strength', smallest: 0, saved: ['fck', 'f_ck'] },
  fcuk: { initial: 25, kind: 'strength', smallest: 0, saved: ['fcuk', 'f_cuk'] },
  ec: { initial: 30, kind: 'modulus', smallest: 0, saved: ['ec', 'Ec'] },
  crack_or_not: { initial: 'uncracked', choices: ['uncracked', 'cracked'], sent: 'base.crack_or_not' },
  /** Crack width; `limited` means limited to 0.3 mm by reinforcement. */
  reinforce: { initial: 'unlimited', choices: ['unlimited', 'limited'], sent: 'base.reinforce' },
  /**
   * Design situation (EN 1992-4 only): `general` uses the partial factors of concrete in the record,
   * `accidental` uses factors based on gamma_c = 1.2.
   */
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
  /** Annular space in the drill hole; not used in any calculation. */
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
  annularGap: { initial: 'open', choices: ['open', 'filled'], sent: 'plate.annular_gap' },
  longTermTemperature: { initial: 24, kind: 'temperature', smallest: -60, largest: 200, reportOnly: true },
  shortTermTemperature: { initial: 40, kind: 'temperature', smallest: -60, largest: 200, reportOnly: true },
} as const satisfies Part;

/** The inputs of the plate that the documents name, in requests and saved projects. */
export const DOCUMENTED_PLATE = {
  /** Plate size along x and y. */
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

export const PLATE = {
  ...DOCUMENTED_PLATE,
  /** Yield strength of the steel; 0 selects that of the steel assumed for the standard (`plateYieldOf`). */
  f_y: { initial: 0, kind: 'plateYield', smallest: 100, largest: 1500, step: 5 },
} as const satisfies Part;

export const LAYOUT = {
  h: { initial: 200, kind: 'memberThickness', step: 0.1, sent: 'base.h' },
  /** Length of slotted holes in the plate; 0 selects the length of a long slot (`slotLengthOf`). */
  slotLength: { initial: 0, kind: 'plateSide', smallest: 0, reportOnly: true },
} as const satisfies Part;

export const PROFILE = {
  H: { initial: 100, kind: 'section', absent: 0, smallest: 0 },
  W: { initial: 100, kind: 'section', absent: 0, smallest: 0 },
  T: { initial: 10, kind: 'section', absent: 0, smallest: 0 },
  FT: { initial: 0, kind: 'section', absent: 0, smallest: 0 },
  ex: { initial: 0, kind: 'place', absent: 0, step: 0.1, sent: 'profile.ex', run: 'Steel.Steel_ex' },
  ey: { initial: 0, kind: 'place', absent: 0, step: 0.1, sent: 'profile.ey', run: 'Steel.Steel_ey' },
  /** Rotation in degrees, counter-clockwise. */
  rotation: { initial: 0, kind: 'rotation', absent: 0, sent: 'profile.rotation', run: 'Steel.Steel_rot' },
} as const satisfies Part;

export const LOAD_FACTORS = {
  deadFactor: { initial: 1.35, kind: 'loadFactor', smallest: 0, step: 0.05, sent: 'load.Dead.factor' },
  liveFactor: { initial: 1.5, kind: 'loadFactor', smallest: 0, step: 0.05, sent: 'load.Live.factor' },
} as const satisfies Part;

/** Default spacings between anchors along x and y, mm. */
export const SPACINGS = { Sx1: 180, Sx2: 100, Sy1: 180, Sy2: 100 };
export type SpacingName = keyof typeof SPACINGS;
export const SPACING_NAMES = Object.keys(SPACINGS) as SpacingName[];

export const forEachSpacing = <T>(valueOf: (name: SpacingName) => T): Record<SpacingName, T> => ({
  Sx1: valueOf('Sx1'),
  Sx2: valueOf('Sx2'),
  Sy1: valueOf('Sy1'),
  Sy2: valueOf('Sy2'),
});

interface LoadInput {
  kind: 'force' | 'moment';
  /** Name of the component in the check request (`sent`) and in the forces request (`run`). */
  sent: string;
  run: string;
}

/** Loads at the profile's reference point, in the order of a table without headings. */
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
/** Loads in the documented order of the load panel, and of a pasted row of values. */
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

export type ValuesOf<P extends Part> = {
  -readonly [Name in keyof P]: P[Name] extends { choices: readonly (infer Choice)[] } ? Choice : number;
};

export type ChoicesOf<P extends Part> = {
  [Name in keyof P]: P[Name] extends ChoiceInput ? Name & string : never;
}[keyof P];

export type NumbersOf<P extends Part> = {
  [Name in keyof P]: P[Name] extends NumberInput ? Name & string : never;
}[keyof P];

export const isNumber = (input: Input): input is NumberInput => typeof input.initial === 'number';
export const unitOf = ({ kind }: { kind: KindName }): string => KINDS[kind].unit;

export function numbersOf<P extends Part>(part: P): NumbersOf<P>[] {
  return Object.keys(part).filter((name) => isNumber(part[name])) as NumbersOf<P>[];
}

export const inputOf = (part: InputPart, name: string): Input => (INPUTS[part] as Part)[name];

export function initialOf<P extends Part>(part: P): ValuesOf<P> {
  return Object.fromEntries(
    Object.entries(part).map(([name, { initial }]) => [name, initial]),
  ) as ValuesOf<P>;
}

export function forEachLoad<T>(valueOf: (name: LoadName) => T): Record<LoadName, T> {
  return Object.fromEntries(LOAD_NAMES.map((name) => [name, valueOf(name)])) as Record<LoadName, T>;
}
