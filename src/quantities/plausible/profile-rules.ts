/** Rules for the dimensions of a profile, by its series and the dimensions in its name. */
import {
  implausibleValuesOf,
  missingOf,
  rulesFor,
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
