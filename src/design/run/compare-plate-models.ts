/** Compares anchor forces on a rigid and an elastic plate, and finds the thickness of a rigid one. */
import { produce } from 'immer';
import { applyRules, setPlateModel, type Stiffness } from '@/design/model/design-changes';
import type { Design } from '@/design/model/design-state';
import { type Section, copySection } from '@/design/records/anchor-data';
import type { Inputs } from '@/design/run/load-case-evaluation';

export const changed = ({ design, anchor }: Inputs, recipe: (draft: Design) => void): Inputs => ({
  design: produce(design, (draft) => {
    recipe(draft);
  }),
  anchor,
});

/** Plate thicknesses that may be tried, mm. */
export const THICKNESS = { least: 4, step: 1, most: 100 } as const;

/** Largest difference of equal results, as a fraction; for suggested thicknesses, not for the verdict. */
const ALIKE = 0.05;

/** Smallest force to compare, as a fraction of the largest: differences of tiny forces mean nothing. */
const COUNTS = 0.05;

/** Returns another plate model; null if an elastic plate lacks a profile and `sections` is empty. */
export function withModel(open: Inputs, stiffness: Stiffness, sections: readonly Section[]): Inputs | null {
  const other = changed(open, (design) => {
    setPlateModel(design, stiffness);
    applyRules(design);
  });
  if (stiffness === 'rigid' || other.design.profile.chosen !== null) return other;
  const [section] = sections;
  return section === undefined ? null : changed(other, (design) => copySection(design, section));
}

export interface ForceDifference {
  no: number;
  /** Anchor force on the rigid plate, kN. */
  rigid: number;
  elastic: number;
  /** Difference as a fraction of `rigid`; Infinity if that is zero, null if both are negligible. */
  share: number | null;
}

export function forceDifferences(rigid: readonly number[], elastic: readonly number[]): ForceDifference[] {
  const largest = Math.max(0, ...rigid, ...elastic);
  return rigid.map((force, index) => {
    const other = elastic[index] ?? 0;
    const counts = Math.max(force, other) > COUNTS * largest;
    const share = force > 0 ? (other - force) / force : Infinity;
    return { no: index + 1, rigid: force, elastic: other, share: counts ? share : null };
  });
}

/** Returns the anchor whose force increases most on the elastic plate. */
export const mostUnderrated = (differences: readonly ForceDifference[]): ForceDifference | null =>
  differences
    .filter(({ share }) => share !== null && share > 0)
    .reduce<ForceDifference | null>(
      (worst, one) => (worst === null || one.elastic - one.rigid > worst.elastic - worst.rigid ? one : worst),
      null,
    );

/** Returns the largest difference, either positive or negative, as a multiple of the limit `ALIKE`. */
export const excessOver = (differences: readonly ForceDifference[]): number =>
  Math.max(0, ...differences.map(({ share }) => Math.abs(share ?? 0))) / ALIKE;

export const areAlike = (differences: readonly ForceDifference[]): boolean => excessOver(differences) <= 1;

export interface RigidThickness {
  /** `none`: no thickness is sufficient. `unknown`: the forces of a plate could not be calculated. */
  end: 'found' | 'none' | 'unknown';
  /** Thickness in mm; null unless `end` is `found`. */
  thickness: number | null;
}

/** Maximum number of guesses by extrapolation; bisection follows. */
const MOST_GUESSES = 6;

interface Tried {
  thickness: number;
  /** Difference as a multiple of the limit for a rigid plate. */
  excess: number;
}

/** Usual slope of differences over thickness, on logarithmic axes: stiffness increases with its cube. */
const USUAL_SLOPE = -3;

/** Extrapolates the thickness, mm, from the last two plates on logarithmic axes, or by `USUAL_SLOPE`. */
function guessed(tried: readonly Tried[]): number {
  const [last, before] = tried.toReversed();
  const line = before && Math.log(last.excess / before.excess) / Math.log(last.thickness / before.thickness);
  const slope = line !== undefined && line < -1 && line > -6 ? line : USUAL_SLOPE;
  return Math.ceil(last.thickness * last.excess ** (-1 / slope));
}

/**
 * Finds the smallest thickness (whole mm) at which the elastic plate counts as rigid. `excessOf` returns the
 * difference in the forces as a multiple of the limit. The next smaller thickness is always calculated too
 * and does not count as rigid, unless the result is the smallest permitted thickness.
 */
export async function rigidThickness(
  elastic: Inputs,
  forcesOf: (candidate: Inputs) => Promise<readonly number[] | null>,
  excessOf: (forces: readonly number[]) => number,
): Promise<RigidThickness> {
  let failed = THICKNESS.least - THICKNESS.step;
  let passed = THICKNESS.most + THICKNESS.step;
  const tried: Tried[] = [];
  let next = Math.min(THICKNESS.most, Math.max(THICKNESS.least, Math.round(elastic.design.plate.thickness)));
  while (passed - failed > THICKNESS.step) {
    const thickness = next;
    const forces = await forcesOf(changed(elastic, ({ plate }) => void (plate.thickness = thickness)));
    if (forces === null) return { end: 'unknown', thickness: null };
    const excess = excessOf(forces);
    if (excess <= 1) passed = thickness;
    else failed = thickness;
    if (excess > 0 && Number.isFinite(excess)) tried.push({ thickness, excess });
    const middle = Math.floor((failed + passed) / 2);
    const guess = tried.length > 0 && tried.length <= MOST_GUESSES ? guessed(tried) : middle;
    next = Math.min(passed - THICKNESS.step, Math.max(failed + THICKNESS.step, guess));
  }
  if (passed > THICKNESS.most) return { end: 'none', thickness: null };
  return { end: 'found', thickness: passed };
}
