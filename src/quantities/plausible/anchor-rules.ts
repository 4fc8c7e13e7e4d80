/**
 * Rules for the values of an anchor under one standard: EN 1992-4 with assessments according to EAD 330232,
 * and JGJ145-2013. Units as stored: kN, mm, mm², Nm, Pa.
 */
import { type Quantity, LEAST_BREAKOUT, type Prefix } from '@/quantities/anchor';
import { rulesFor, type Rule, type Limits } from '@/quantities/plausible/record-rules';

/** Stored values, and values stated in names in the record (thread, concrete grades); 0 if missing. */
export type AnchorQuantity = Quantity | 'thread' | 'lowerGrade' | 'higherGrade';
type AnchorRule = Rule<AnchorQuantity>;
const { impossible, doubtful } = rulesFor<AnchorQuantity>();
type KnownValues = Readonly<Record<AnchorQuantity, number>>;

const THREAD = /(?<![A-Za-z])M(\d+)/;

/** Returns the thread diameter in mm stated in a name; 0 if none is stated. */
export const threadOf = (name: string): number => Number(THREAD.exec(name)?.[1] ?? 0);

/** Relative tolerance: the properties are printed with one decimal and calculated from rounded values. */
const SPREAD = 0.03;

/** Characteristic cone resistance of one anchor, kN: EN 1992-4, (7.2); JGJ145-2013, 6.1.4. */
const cone = (k: number, strength: number, h_ef: number): number =>
  (k * Math.sqrt(strength) * h_ef ** 1.5) / 1000;
const constants = ({ Kucrn1, Kucrn2 }: KnownValues) =>
  [Math.min(Kucrn1, Kucrn2), Math.max(Kucrn1, Kucrn2)] as const;

const uncrackedCone = (figures: KnownValues, strength: number): number =>
  cone(constants(figures)[1], strength, figures.Hef);

type GradeName = 'lowerGrade' | 'higherGrade';
const IN_GRADE = {
  lowerGrade: { tension: 'C30pull', shear: 'C30shear' },
  higherGrade: { tension: 'C60pull', shear: 'C60shear' },
} as const satisfies Record<GradeName, Record<string, Quantity>>;

/** Limits for a value of cracked (`low`) or of uncracked concrete (`high`). */
const between = (low: number, high: number): Limits => [(1 - SPREAD) * low, (1 + SPREAD) * high];

/** Pull-out is assessed in C20/25 and increases at most with the square root of the strength. */
function tension(figures: KnownValues, grade: GradeName, factor: Quantity): Limits {
  const { [grade]: strength, [factor]: gamma, Hef, Gangpull, Nrkp } = figures;
  const pullOut = Nrkp > 0 ? Nrkp : Infinity;
  const [cracked, uncracked] = constants(figures);
  const at = (k: number, rise: number) =>
    Math.min(Gangpull, cone(k, strength, Hef) / gamma, (pullOut * rise) / gamma);
  return between(at(cracked, 1), at(uncracked, Math.sqrt(strength / 20)));
}

function shear(figures: KnownValues, grade: GradeName, factor: Quantity): Limits {
  const { [grade]: strength, [factor]: gamma, Hef, Gangshear, K8 } = figures;
  const [cracked, uncracked] = constants(figures).map((k) =>
    Math.min(Gangshear, (K8 * cone(k, strength, Hef)) / gamma),
  );
  return between(cracked, uncracked);
}

/** `suffix`: that of the fields with the partial factors, '1' for structural members (JGJ145-2013). */
function basicResistances(suffix: '' | '1'): AnchorRule[] {
  const steel = (of: Quantity, from: 'Nrks' | 'Vrks', factor: Quantity): AnchorRule =>
    doubtful.by(of, [from, factor], (figures) => {
      const resistance = figures[from] / figures[factor];
      return between(resistance, resistance);
    });
  const concrete = ['Hef', 'Kucrn1', 'Kucrn2'] as const;
  const [cone, pryOut] = [`Gammarcn${suffix}`, `Gammarcp${suffix}`] as const;
  return [
    steel('Gangpull', 'Nrks', `Gammarsn${suffix}`),
    steel('Gangshear', 'Vrks', `Gammarsv${suffix}`),
    ...(['lowerGrade', 'higherGrade'] as const).flatMap((grade): AnchorRule[] => [
      doubtful.by(IN_GRADE[grade].tension, ['Gangpull', ...concrete, cone, grade], (figures) =>
        tension(figures, grade, cone),
      ),
      doubtful.by(IN_GRADE[grade].shear, ['Gangshear', ...concrete, pryOut, 'K8', grade], (figures) =>
        shear(figures, grade, pryOut),
      ),
    ]),
  ];
}

type Row = readonly [of: AnchorQuantity, low: number, high: number];
const ranges = ({ range }: typeof doubtful, rows: readonly Row[]): AnchorRule[] =>
  rows.map(([of, low, high]) => range(of, low, high));

type RatioRow = readonly [of: AnchorQuantity, to: AnchorQuantity, low: number, high: number];

/** Ranges that include all anchors covered by the standards. */
const POSSIBLE: readonly Row[] = [
  ['Exx', 1e11, 3e11],
  ['Nrks', 1, 3000],
  ['Vrks', 0.5, 3000],
  ['M0rks', 0.5, 20_000],
  ['As', 5, 5000],
  ['Hef', 15, 2000],
  ['Dnom', 4, 100],
  ['Kucrn1', 4, 20],
  ['Kucrn2', 3, 15],
  ['K9n1', 1, 4],
  ['K9n2', 0.7, 3],
  ['K7', 0.5, 1],
  ['K8', 0.5, 6],
  ['Phic', 0.5, 2.5],
  ['Gammainst', 1, 2],
  ['Tinst', 0.5, 3000],
];

const USUAL: readonly Row[] = [
  ['Exx', 1.9e11, 2.15e11],
  ['Nrks', 4, 600],
  ['As', 15, 1300],
  ['Hef', 25, 500],
  ['Dnom', 5, 60],
  ['Phic', 1, 1.6],
  ['Gammainst', 1, 1.4],
  ['Tfix', 1, 500],
];

const USUAL_RATIOS: readonly RatioRow[] = [
  // Geometry of the anchor and its drill hole.
  ['Hef', 'Dnom', 3, 9],
  ['Hnom', 'Hef', 1, 1.5],
  ['H1', 'Hnom', 1, 1.4],
  ['D0', 'Dnom', 1, 1.15],
  ['Dnom', 'thread', 0.95, 2],
  ['As', 'Dnom', 0.8, 26],
  ['Openingwidth', 'thread', 1.4, 1.8],
  ['Lf', 'Hef', 0.5, 1.05],
  // Characteristic and minimum distances.
  ['Scrn', 'Hef', 2.94, 3.06],
  ['Ccrn', 'Hef', 1.47, 1.53],
  ['Scrsp', 'Hef', 2, 6],
  ['Ccrsp', 'Hef', 1, 3],
  ['Ccrsp', 'Scrsp', 0.48, 0.52],
  ['Smin', 'Hef', 0.4, 2],
  ['Cmin', 'Hef', 0.4, 2],
  ['Smin', 'Scrn', 0, 1],
  ['Cmin', 'Ccrn', 0, 1],
  // Concrete constants: ratio of the uncracked value to the cracked value.
  ['Kucrn1', 'Kucrn2', 1.35, 1.48],
  ['K9n1', 'K9n2', 1.35, 1.48],
  // Catalogue resistances: ratio of the value in the higher grade to the value in the lower grade.
  ['C60pull', 'C30pull', 1, 1.5],
  ['C60shear', 'C30shear', 1, 1.5],
];

/**
 * Stressed cross-sections A_s in mm² of metric coarse threads according to ISO 898-1. The cross-section of an
 * anchor is that of its thread, or smaller if the shaft is turned down.
 */
const THREAD_AREA: Readonly<Record<number, number>> = {
  5: 14.2,
  6: 20.1,
  8: 36.6,
  10: 58,
  12: 84.3,
  14: 115,
  16: 157,
  20: 245,
  24: 353,
  27: 459,
  30: 561,
};

/** Installation torque divided by the cube of the thread diameter, Nm/mm³. */
const TORQUE = { low: 0.01, high: 0.085 };

/** Fraction of the circle of d_nom: below it, a sleeve surrounds the bolt and also resists shear. */
const SLEEVE = 0.5;
const circle = (d: number) => (Math.PI / 4) * d ** 2;

const hasSleeve = ({ As, Dnom }: KnownValues) => As < SLEEVE * circle(Dnom);

const IMPOSSIBLE: readonly AnchorRule[] = [
  ...ranges(impossible, POSSIBLE),
  impossible.ratio('Hnom', 'Hef', 1, Infinity),
  impossible.ratio('H1', 'Hef', 1, Infinity),
  impossible.ratio('Hmin', 'Hef', 1, Infinity),
  impossible.by('As', ['Dnom'], ({ Dnom }) => [0, 1.05 * circle(Dnom)]),
  impossible.ratio('D0', 'Dnom', 0.5, 2),
  impossible.ratio('Scrn', 'Hef', LEAST_BREAKOUT.s_cr_N, Infinity),
  impossible.ratio('Ccrn', 'Hef', LEAST_BREAKOUT.c_cr_N, Infinity),
  impossible.ratio('Scrsp', 'Hef', LEAST_BREAKOUT.s_cr_sp, Infinity),
  impossible.ratio('Ccrsp', 'Hef', LEAST_BREAKOUT.c_cr_sp, Infinity),
  impossible.ratio('Vrks', 'Nrks', 0.1, 3),
  impossible.ratio('Nrkp', 'Nrks', 0.02, 1.5),
];

const DOUBTFUL: readonly AnchorRule[] = [
  ...ranges(doubtful, USUAL),
  ...USUAL_RATIOS.map(([of, to, low, high]) => doubtful.ratio(of, to, low, high)),
  doubtful.by('As', ['thread'], ({ thread }) => {
    const area = THREAD_AREA[thread];
    return area === undefined ? null : [0.6 * area, 1.05 * area];
  }),
  doubtful.by('Tinst', ['thread'], ({ thread }) => [TORQUE.low * thread ** 3, TORQUE.high * thread ** 3]),
  // Minimum thickness of concrete below the hole according to EAD 330232: max(2 d_0, 30 mm).
  doubtful.by('Hmin', ['H1', 'D0'], ({ H1, D0 }) => [H1 + Math.max(30, 2 * D0), Infinity]),
  doubtful.by('Hmin', ['Hef'], ({ Hef }) => [Hef, Math.max(100, 2.6 * Hef)]),
  // The shear resistance does not exceed the tension resistance unless a sleeve resists shear.
  doubtful.by('Vrks', ['Nrks', 'As', 'Dnom'], (figures) => {
    return [0.4 * figures.Nrks, (hasSleeve(figures) ? 1.5 : 1) * figures.Nrks];
  }),
  // Bending resistance divided by shear resistance, for a round cross-section without a sleeve: 1.2 W f
  // divided by 0.5 to 0.6 A f.
  doubtful.by('M0rks', ['Vrks', 'As', 'Dnom'], (figures) => {
    const lever = figures.Vrks * Math.sqrt(figures.As);
    return hasSleeve(figures) ? [0.1 * lever, 0.4 * lever] : [0.22 * lever, 0.42 * lever];
  }),
  // The pull-out resistance is less than the steel and cone resistances: a larger pull-out resistance does
  // not govern and is stored as 0.
  doubtful.ratio('Nrkp', 'Nrks', 0.1, 1),
  doubtful.by('Nrkp', ['Hef', 'Kucrn1', 'Kucrn2'], (figures) => {
    const cone = uncrackedCone(figures, 20);
    return [0.35 * cone, 1.05 * cone];
  }),
];

const FACTORS = {
  jg: [
    ...(['Gammarsn1', 'Gammarsn2', 'Gammarcn1', 'Gammarcn2', 'Gammarsv1'] as const),
    ...(['Gammarsv2', 'Gammarcv1', 'Gammarcv2', 'Gammarcp1', 'Gammarcp2'] as const),
  ],
  eta: ['Gammarsn', 'Gammarcn', 'Gammarsv', 'Gammarcv', 'Gammarcp'],
} as const satisfies Record<Prefix, readonly Quantity[]>;
const LARGEST_FACTOR = 4;

const isFactor = (of: Quantity) => impossible.range(of, 1, LARGEST_FACTOR);

/** Limits the steel strength in MPa: the resistance (kN) divided by the cross-section (mm²). */
const steelStrength = (low: number, high: number): AnchorRule =>
  doubtful.ratio('Nrks', 'As', low / 1000, high / 1000);

export const ANCHOR_RULES: Readonly<Record<Prefix, readonly AnchorRule[]>> = {
  // Factors from table 4.3.10, constants from 6.1.4 and 6.1.15; the steel resistances are based on the yield
  // strength.
  jg: [
    ...FACTORS.jg.map(isFactor),
    ...IMPOSSIBLE,
    ...DOUBTFUL,
    ...ranges(doubtful, [
      ['Gammarsn1', 1.3, 1.3],
      ['Gammarsn2', 1.2, 1.2],
      ['Gammarsv1', 1.3, 1.3],
      ['Gammarsv2', 1.2, 1.2],
      ['Gammarcn1', 3, 3],
      ['Gammarcn2', 1.8, 1.8],
      ['Gammarcv1', 2.5, 2.5],
      ['Gammarcv2', 1.5, 1.5],
      ['Gammarcp1', 2.5, 2.5],
      ['Gammarcp2', 1.5, 1.5],
      ['Kucrn1', 9.5, 10.5],
      ['Kucrn2', 6.9, 7.3],
      ['K9n1', 1.85, 2.45],
      ['K9n2', 1.3, 1.75],
    ]),
    steelStrength(240, 1100),
    doubtful.by('K8', ['Hef'], ({ Hef }) => (Hef < 60 ? [1, 1] : [2, 2])),
    ...basicResistances('1'),
  ],
  eta: [
    ...FACTORS.eta.map(isFactor),
    ...IMPOSSIBLE,
    ...DOUBTFUL,
    ...ranges(doubtful, [
      ['Gammarsn', 1.4, 2.9],
      ['Gammarsv', 1.25, 2.4],
      ['Gammarcv', 1.5, 1.5],
      ['Gammarcp', 1.5, 1.5],
      ['Kucrn1', 10, 12.7],
      ['Kucrn2', 7, 9],
      ['K7', 0.8, 1],
      ['K8', 1, 4],
      ['K9n1', 2.3, 2.5],
      ['K9n2', 1.6, 1.8],
    ]),
    steelStrength(300, 1200),
    // gamma_Mc = 1.5 gamma_inst.
    doubtful.ratio('Gammarcn', 'Gammainst', 1.5, 1.5),
    // Ratio of the partial factor for steel in tension (1.2 f_uk / f_yk) to that in shear (1.0 f_uk / f_yk,
    // or 1.5 for brittle steel).
    doubtful.ratio('Gammarsn', 'Gammarsv', 0.93, 1.35),
    ...basicResistances(''),
  ],
};

/** Values required for a calculation under a declared standard. */
const NEEDED: readonly Quantity[] = [
  ...(['Exx', 'Nrks', 'As', 'Hef', 'Vrks', 'Dnom', 'Hmin'] as const),
  ...(['Kucrn1', 'Kucrn2', 'Scrn', 'Ccrn', 'K9n1', 'K9n2'] as const),
];
export const NEEDED_FIGURES: Readonly<Record<Prefix, readonly Quantity[]>> = {
  jg: [...NEEDED, ...FACTORS.jg],
  eta: [...NEEDED, ...FACTORS.eta],
};
