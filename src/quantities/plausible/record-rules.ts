/**
 * Rules for the values in a record; those for a concrete grade and the values in its name (EN 1992-1-1, table
 * 3.1, and GB 50010), and for the dimensions of a profile, by its series and the dimensions in its name. A
 * value outside the possible range is refused; a value outside the usual range is questioned. Each rule is
 * data: the value, the values on which its limits depend, and the limits.
 */

/** Values by name; 0 or a missing value means unknown. */
export type Figures<Q extends string> = Readonly<Partial<Record<Q, number>>>;

type Grade = 'impossible' | 'doubtful';

/** Lowest and highest permitted value, both included. */
export type Limits = readonly [low: number, high: number];

export interface Rule<Q extends string> {
  of: Q;
  /** The rule applies only if all of these values are known. */
  by: readonly Q[];
  grade: Grade;
  /** Returns the limits for these values; null if the rule does not apply to them. */
  limits: (figures: Readonly<Record<Q, number>>) => Limits | null;
}

export interface ImplausibleValue<Q extends string> {
  of: Q;
  /** `missing`: required but 0. `differs`: the other standard has another value, `low`. */
  code: 'limits' | 'missing' | 'differs';
  grade: Grade;
  /** Values on which the limits depend; empty for fixed limits. */
  by: readonly Q[];
  low: number;
  /** Upper limit; Infinity if there is none. */
  high: number;
}

/** Relative tolerance: a value equal to its limit is accepted whatever its rounding. */
const ROUNDING = 1e-9;

const isWithin = (value: number, [low, high]: Limits): boolean =>
  value >= low * (1 - ROUNDING) && value <= high * (1 + ROUNDING);

function broken<Q extends string>(rule: Rule<Q>, figures: Figures<Q>): ImplausibleValue<Q> | null {
  const isKnown = (name: Q) => (figures[name] ?? 0) > 0;
  if (!isKnown(rule.of) || !rule.by.every(isKnown)) return null;
  const limits = rule.limits(figures as Readonly<Record<Q, number>>);
  if (limits === null || isWithin(figures[rule.of] ?? 0, limits)) return null;
  const [low, high] = limits;
  return { of: rule.of, code: 'limits', grade: rule.grade, by: rule.by, low, high };
}

/** Returns for each value only the first of its most serious findings. */
export function implausibleValuesOf<Q extends string>(
  rules: readonly Rule<Q>[],
  figures: Figures<Q>,
): ImplausibleValue<Q>[] {
  const found = new Map<Q, ImplausibleValue<Q>>();
  for (const rule of rules) {
    const finding = broken(rule, figures);
    if (finding === null) continue;
    const before = found.get(rule.of);
    if (!before || (before.grade === 'doubtful' && finding.grade === 'impossible'))
      found.set(rule.of, finding);
  }
  return [...found.values()];
}

/** Returns a finding for each required value that is missing. */
export const missingOf = <Q extends string>(
  needed: readonly Q[],
  figures: Figures<Q>,
  grade: Grade,
): ImplausibleValue<Q>[] =>
  needed
    .filter((name) => !((figures[name] ?? 0) > 0))
    .map((of) => ({ of, code: 'missing', grade, by: [], low: 0, high: 0 }));

/** Rules of one grade: with limits that depend on other values, with fixed limits, or those of a quotient. */
const rulesOf = <Q extends string>(grade: Grade) => ({
  by: (of: Q, by: readonly Q[], limits: Rule<Q>['limits']): Rule<Q> => ({ of, by, grade, limits }),
  range: (of: Q, low: number, high: number): Rule<Q> => {
    return { of, by: [], grade, limits: () => [low, high] };
  },
  ratio: (of: Q, to: Q, low: number, high: number): Rule<Q> => {
    return { of, by: [to], grade, limits: (figures) => [low * figures[to], high * figures[to]] };
  },
});

/** Returns the functions that make the rules for the values of one kind of record. */
export const rulesFor = <Q extends string>() => ({
  impossible: rulesOf<Q>('impossible'),
  doubtful: rulesOf<Q>('doubtful'),
});

type ConcreteFigure = 'fck' | 'fcuk' | 'ec';
/** Values of the grade, and strengths stated in its name; 0 if missing. */
type ConcreteQuantity = ConcreteFigure | 'namedCylinder' | 'namedCube';

const NAME = /(?<![A-Za-z])L?C\s*(\d+)(?:\s*\/\s*(\d+))?/i;

/** Strengths in a grade name: "C20/25" states cylinder and cube strength, "C30" the cube strength. */
export function strengthsInName(grade: string): { namedCylinder: number; namedCube: number } {
  const [, first = '0', second] = NAME.exec(grade) ?? [];
  return second === undefined
    ? { namedCylinder: 0, namedCube: Number(first) }
    : { namedCylinder: Number(first), namedCube: Number(second) };
}

/**
 * Elastic modulus in GPa, calculated from the cylinder strength according to EN 1992-1-1, table 3.1, or from
 * the cube strength according to GB 50010, 4.1.5.
 */
const europeanModulus = (fck: number) => 22 * ((fck + 8) / 10) ** 0.3;
const chineseModulus = (fcuk: number) => 100 / (2.2 + 34.7 / fcuk);
/** Relative tolerance for aggregates and rounding; lightweight aggregate is questioned. */
const MODULUS_SPREAD = 0.07;

const concrete = rulesFor<ConcreteQuantity>();

const CONCRETE_RULES: readonly Rule<ConcreteQuantity>[] = [
  concrete.impossible.range('fck', 5, 150),
  concrete.impossible.range('fcuk', 5, 180),
  concrete.impossible.range('ec', 5, 60),
  concrete.impossible.ratio('fcuk', 'fck', 1, 2),
  concrete.doubtful.range('fck', 8, 90),
  // Ratio of cube to cylinder strength: 1.15 to 1.3 in EN 206; 1.49 to 1.6 in GB 50010, whose f_ck is a prism
  // strength.
  concrete.doubtful.ratio('fcuk', 'fck', 1.15, 1.6),
  concrete.doubtful.ratio('fck', 'namedCylinder', 1, 1),
  concrete.doubtful.ratio('fcuk', 'namedCube', 1, 1),
  concrete.doubtful.by('ec', ['fck', 'fcuk'], ({ fck, fcuk }) => {
    const usual = [europeanModulus(fck), chineseModulus(fcuk)];
    return [(1 - MODULUS_SPREAD) * Math.min(...usual), (1 + MODULUS_SPREAD) * Math.max(...usual)];
  }),
];

/** Values that every usable grade needs, although the documented data format allows 0. */
const NEEDED: readonly ConcreteQuantity[] = ['fck', 'fcuk', 'ec'];

export function implausibleConcreteValues(
  grade: string,
  figures: Readonly<Record<ConcreteFigure, number>>,
): ImplausibleValue<ConcreteQuantity>[] {
  return [
    ...missingOf(NEEDED, figures, 'doubtful'),
    ...implausibleValuesOf(CONCRETE_RULES, { ...figures, ...strengthsInName(grade) }),
  ];
}

type ProfileFigure = 'h' | 'w' | 't' | 'ft';
/**
 * Quantities that the rules use: the profile's own dimensions, and the first, second and third dimension
 * stated in the profile's name. A missing quantity is 0.
 */
type ProfileQuantity = ProfileFigure | 'named1' | 'named2' | 'named3';

/** Required dimensions and rules of a series; a flange thickness of 0 equals the web thickness. */
interface SeriesRules {
  has: readonly ProfileFigure[];
  rules: readonly ProfileRule[];
}

type ProfileRule = Rule<ProfileQuantity>;

const { impossible, doubtful } = rulesFor<ProfileQuantity>();

const SIZES: readonly ProfileRule[] = [
  impossible.range('h', 5, 3000),
  impossible.range('w', 5, 3000),
  impossible.range('t', 0.5, 200),
  impossible.range('ft', 0.5, 200),
  doubtful.range('h', 16, 1200),
  doubtful.range('w', 12, 1200),
  doubtful.range('t', 1.5, 60),
  doubtful.range('ft', 1.5, 80),
];

/** Finds thicknesses entered in the wrong field: a wall is thinner than half the width and half the depth. */
const WALL: readonly ProfileRule[] = [impossible.ratio('t', 'w', 0, 0.5), impossible.ratio('t', 'h', 0, 0.5)];
const FLANGE: ProfileRule = impossible.ratio('ft', 'h', 0, 0.5);

const share = doubtful.ratio;

/** Ratio of the depth to the depth in the name; the range includes HEM 100, which is 120 mm deep. */
const namedDepth = share('h', 'named1', 0.94, 1.21);

const named = (of: ProfileFigure, place: 'named1' | 'named2' | 'named3') => share(of, place, 1, 1);

const I_SECTION: SeriesRules = {
  has: ['h', 'w', 't'],
  rules: [
    ...[...WALL, FLANGE],
    share('w', 'h', 0.25, 1.1),
    share('t', 'h', 0.01, 0.11),
    share('ft', 't', 1.2, 2.1),
    namedDepth,
  ],
};

const OPEN = (widest: number): SeriesRules => ({
  has: ['h', 'w', 't'],
  rules: [
    ...[...WALL, FLANGE],
    share('w', 'h', 0.2, widest),
    share('t', 'h', 0.01, 0.2),
    share('ft', 't', 0.7, 2.2),
    namedDepth,
  ],
});

const TUBE: SeriesRules = {
  has: ['h', 'w', 't'],
  rules: [
    ...WALL,
    ...[named('h', 'named1'), named('w', 'named2'), named('t', 'named3')],
    share('w', 'h', 0.3, 1),
    share('t', 'w', 0.015, 0.22),
  ],
};

const SQUARE = share('w', 'h', 1, 1);

const SERIES: Readonly<Record<string, SeriesRules>> = {
  ...Object.fromEntries(['11', '12', '13', '14', '15', '16', '17'].map((code) => [code, I_SECTION])),
  21: OPEN(1.4),
  31: OPEN(2.1),
  41: TUBE,
  42: { ...TUBE, rules: [SQUARE, ...TUBE.rules] },
  51: {
    has: ['h', 'w', 't'],
    rules: [
      ...WALL,
      // "L 50x5" states leg length and wall thickness; "L 50x30x5" both leg lengths and the wall thickness.
      ...[named('h', 'named1'), named('t', 'named3')],
      ...[share('w', 'h', 0.4, 1), share('t', 'w', 0.04, 0.22)],
    ],
  },
  61: { has: ['h', 'w', 't'], rules: [...WALL, share('w', 'h', 0.3, 3), share('t', 'h', 0.03, 0.25)] },
  71: { has: ['h', 'w'], rules: [share('w', 'h', 0.2, 5)] },
  72: { has: ['h'], rules: [SQUARE] },
  81: { has: ['h'], rules: [] },
  91: OPEN(1.2),
  101: OPEN(1.4),
};

/** Returns the dimensions in a name, as in "RHS 50x30x2.6"; the second of two is the wall thickness. */
function dimensionsInName(name: string): Record<'named1' | 'named2' | 'named3', number> {
  const numbers = [...name.matchAll(/\d+(?:[.,]\d+)?/g)].map(([text]) => Number(text.replace(',', '.')));
  const [first = 0, second = 0, third] = numbers;
  return third === undefined
    ? { named1: first, named2: first, named3: second }
    : { named1: first, named2: second, named3: third };
}

export function implausibleProfileValues(
  { name, type }: { name: string; type: string },
  figures: Readonly<Record<ProfileFigure, number>>,
): ImplausibleValue<ProfileQuantity>[] {
  const series = SERIES[type];
  if (series === undefined) return implausibleValuesOf(SIZES, figures);
  return [
    ...missingOf<ProfileQuantity>(series.has, figures, 'doubtful'),
    ...implausibleValuesOf([...SIZES, ...series.rules], { ...figures, ...dimensionsInName(name) }),
  ];
}
