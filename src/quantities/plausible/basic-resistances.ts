/** Rules for the mechanical properties in a record, which follow from its other values. */
import type { Quantity } from '@/quantities/anchor';
import {
  doubtful,
  type AnchorRule,
  type KnownValues,
} from '@/quantities/plausible/anchor-values-by-standard';
import type { Limits } from '@/quantities/plausible/rule';

/** Relative tolerance: the properties are printed with one decimal and calculated from rounded values. */
const SPREAD = 0.03;

/** Characteristic cone resistance of one anchor, kN: EN 1992-4, (7.2); JGJ145-2013, 6.1.4. */
const cone = (k: number, strength: number, h_ef: number): number =>
  (k * Math.sqrt(strength) * h_ef ** 1.5) / 1000;
const constants = ({ Kucrn1, Kucrn2 }: KnownValues) =>
  [Math.min(Kucrn1, Kucrn2), Math.max(Kucrn1, Kucrn2)] as const;

export const uncrackedCone = (figures: KnownValues, strength: number): number =>
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
export function basicResistances(suffix: '' | '1'): AnchorRule[] {
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
