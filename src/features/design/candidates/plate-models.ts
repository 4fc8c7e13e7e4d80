/** Rigid or elastic: both on one design, and how far they differ. */
import { applyRules } from '@/stores/design/design-rules';
import { setPlateModel, type Stiffness } from '@/stores/design/plate-model';
import type { Section } from '../records/offered-records';
import { takeSection } from '../records/take-section';
import type { Candidate } from './candidate';
import { changed } from './lever';
import { bisect, type Found } from './search';

/** mm. */
export const THICKNESS = { step: 1, most: 100 } as const;

/** Share of an anchor's force on the rigid plate by which the elastic one may differ to count as rigid. */
export const ALIKE = 0.05;

/**
 * Anchors that carry less than this share of the largest force are not compared: a share of next to nothing
 * says nothing.
 */
const COUNTS = 0.05;

/** A design that never was elastic takes the first section of its series; null where there is none. */
export function withModel(
  open: Candidate,
  stiffness: Stiffness,
  sections: readonly Section[],
): Candidate | null {
  const other = changed(open, (design) => {
    setPlateModel(design, stiffness);
    applyRules(design);
  });
  if (stiffness === '1' || other.design.profile.chosen !== null) return other;
  const [section] = sections;
  return section === undefined ? null : changed(other, (design) => takeSection(design, section));
}

export interface ForceDifference {
  no: number;
  /** kN. */
  rigid: number;
  elastic: number;
  /**
   * Share of the force on the rigid plate; Infinity where that carries nothing, null where neither counts.
   */
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

/**
 * The anchor for which the rigid plate is farthest on the unsafe side: the largest force of those that it
 * says too low.
 */
export const mostUnderrated = (differences: readonly ForceDifference[]): ForceDifference | null =>
  differences
    .filter(({ share }) => share !== null && share > 0)
    .reduce<ForceDifference | null>(
      (worst, one) => (worst === null || one.elastic - one.rigid > worst.elastic - worst.rigid ? one : worst),
      null,
    );

export const areAlike = (differences: readonly ForceDifference[]): boolean =>
  differences.every(({ share }) => share === null || Math.abs(share) <= ALIKE);

export interface RigidThickness {
  end: Found;
  /** mm, where one was found. */
  thickness: number | null;
}

/** mm, in whole ones: the smallest thickness at which the elastic plate's forces are as good as rigid. */
export async function rigidThickness(
  elastic: Candidate,
  forcesOf: (candidate: Candidate) => Promise<readonly number[] | null>,
  isRigid: (forces: readonly number[]) => boolean,
): Promise<RigidThickness> {
  const values = Array.from({ length: THICKNESS.most }, (_, index) => (index + 1) * THICKNESS.step).filter(
    (value) => value >= 4,
  );
  const end = await bisect(values.length, async (index) => {
    const candidate = changed(elastic, ({ plate }) => void (plate.thickness = values[index]));
    const forces = await forcesOf(candidate);
    return forces && isRigid(forces);
  });
  return { end, thickness: end.kind === 'found' ? values[end.index] : null };
}
