/**
 * Rules for the dimensions of a profile, depending on its series and on the dimensions stated in its name.
 */
import {
  implausibleValuesOf,
  missingOf,
  range,
  ratio,
  type ImplausibleValue,
  type Rule,
} from '@/quantities/plausible/rule';

export const PROFILE_FIGURES = ['h', 'w', 't', 'ft'] as const;
type ProfileFigure = (typeof PROFILE_FIGURES)[number];
/**
 * Quantities that the rules use: the profile's own dimensions, and the first, second and third dimension
 * stated in the profile's name. A missing quantity is 0.
 */
type ProfileQuantity = ProfileFigure | 'named1' | 'named2' | 'named3';

/**
 * Dimensions required for a series, and the rules for them. A flange thickness of 0 means that it equals the
 * web thickness.
 */
interface SeriesRules {
  has: readonly ProfileFigure[];
  rules: readonly Rule<ProfileQuantity>[];
}

const SIZES: readonly Rule<ProfileQuantity>[] = [
  range('h', 'impossible', 5, 3000),
  range('w', 'impossible', 5, 3000),
  range('t', 'impossible', 0.5, 200),
  range('ft', 'impossible', 0.5, 200),
  range('h', 'doubtful', 16, 1200),
  range('w', 'doubtful', 12, 1200),
  range('t', 'doubtful', 1.5, 60),
  range('ft', 'doubtful', 1.5, 80),
];

/**
 * Rules that find thicknesses entered in the wrong field: a wall is thinner than half the width and half the
 * depth.
 */
const WALL: readonly Rule<ProfileQuantity>[] = [
  { of: 't', by: ['w'], grade: 'impossible', limits: ({ w }) => [0, 0.5 * w] },
  { of: 't', by: ['h'], grade: 'impossible', limits: ({ h }) => [0, 0.5 * h] },
];
const FLANGE: readonly Rule<ProfileQuantity>[] = [
  { of: 'ft', by: ['h'], grade: 'impossible', limits: ({ h }) => [0, 0.5 * h] },
];
const slender = (of: 't' | 'ft', to: 'h' | 'w', low: number, high: number) =>
  ratio<ProfileQuantity>(of, to, 'doubtful', [low, high]);

/**
 * Ratio of the actual depth to the depth in the name; the range includes profiles such as HEM 100, which is
 * 120 mm deep.
 */
const namedDepth = ratio<ProfileQuantity>('h', 'named1', 'doubtful', [0.94, 1.21]);
const named = (of: ProfileFigure, place: 'named1' | 'named2' | 'named3') =>
  ratio<ProfileQuantity>(of, place, 'doubtful', [1, 1]);
/**
 * "L 50x5" states leg length and wall thickness; "L 50x30x5" states both leg lengths and the wall thickness.
 */
const namedLegs: readonly Rule<ProfileQuantity>[] = [named('h', 'named1'), named('t', 'named3')];

const I_SECTION: SeriesRules = {
  has: ['h', 'w', 't'],
  rules: [
    ...WALL,
    ...FLANGE,
    ratio<ProfileQuantity>('w', 'h', 'doubtful', [0.25, 1.1]),
    slender('t', 'h', 0.01, 0.11),
    ratio<ProfileQuantity>('ft', 't', 'doubtful', [1.2, 2.1]),
    namedDepth,
  ],
};
const OPEN = (widest: number): SeriesRules => ({
  has: ['h', 'w', 't'],
  rules: [
    ...WALL,
    ...FLANGE,
    ratio<ProfileQuantity>('w', 'h', 'doubtful', [0.2, widest]),
    slender('t', 'h', 0.01, 0.2),
    ratio<ProfileQuantity>('ft', 't', 'doubtful', [0.7, 2.2]),
    namedDepth,
  ],
});
const TUBE: SeriesRules = {
  has: ['h', 'w', 't'],
  rules: [
    ...WALL,
    named('h', 'named1'),
    named('w', 'named2'),
    named('t', 'named3'),
    ratio<ProfileQuantity>('w', 'h', 'doubtful', [0.3, 1]),
    slender('t', 'w', 0.015, 0.22),
  ],
};
const SQUARE = ratio<ProfileQuantity>('w', 'h', 'doubtful', [1, 1]);

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
      ...namedLegs,
      ratio<ProfileQuantity>('w', 'h', 'doubtful', [0.4, 1]),
      slender('t', 'w', 0.04, 0.22),
    ],
  },
  61: {
    has: ['h', 'w', 't'],
    rules: [...WALL, ratio<ProfileQuantity>('w', 'h', 'doubtful', [0.3, 3]), slender('t', 'h', 0.03, 0.25)],
  },
  71: { has: ['h', 'w'], rules: [ratio<ProfileQuantity>('w', 'h', 'doubtful', [0.2, 5])] },
  72: { has: ['h'], rules: [SQUARE] },
  81: { has: ['h'], rules: [] },
  91: OPEN(1.2),
  101: OPEN(1.4),
};

/**
 * Returns the dimensions stated in a name, in order, as in "RHS 50x30x2.6". If there are only two, the
 * second is the wall thickness.
 */
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
