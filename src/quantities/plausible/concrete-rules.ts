/** Rules for a concrete grade and the values in its name: EN 1992-1-1, table 3.1, and GB 50010. */
import {
  implausibleValuesOf,
  missingOf,
  rulesFor,
  type ImplausibleValue,
  type Rule,
} from '@/quantities/plausible/rule';

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

const { impossible, doubtful } = rulesFor<ConcreteQuantity>();

const RULES: readonly Rule<ConcreteQuantity>[] = [
  impossible.range('fck', 5, 150),
  impossible.range('fcuk', 5, 180),
  impossible.range('ec', 5, 60),
  impossible.ratio('fcuk', 'fck', 1, 2),
  doubtful.range('fck', 8, 90),
  // Ratio of cube to cylinder strength: 1.15 to 1.3 in EN 206; 1.49 to 1.6 in GB 50010, whose f_ck is a prism
  // strength.
  doubtful.ratio('fcuk', 'fck', 1.15, 1.6),
  doubtful.ratio('fck', 'namedCylinder', 1, 1),
  doubtful.ratio('fcuk', 'namedCube', 1, 1),
  doubtful.by('ec', ['fck', 'fcuk'], ({ fck, fcuk }) => {
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
    ...implausibleValuesOf(RULES, { ...figures, ...strengthsInName(grade) }),
  ];
}
