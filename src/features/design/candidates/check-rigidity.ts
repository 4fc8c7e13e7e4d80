/** A rigid plate held against the elastic one of the same thickness and section: its anchor forces alone. */
import type { Design } from '@/stores/design/design-state';
import { MOST_SHARE, isContradicted, type Rigidity } from '@/verdict/rigidity';
import type { Candidate } from './candidate';
import { rigidThickness, withModel } from './plate-models';
import { overallOf, verdictOfResult } from '../verdict/design-verdict';
import { combinationVariants, rowVariant } from '../evaluation/load-variants';

export type ForcesOf = (candidate: Candidate) => Promise<readonly number[] | null>;

type Facts = Parameters<typeof overallOf>;

/** The design with the loads that decide. */
export function governingDesign(
  design: Design,
  result: Facts[0] & Parameters<typeof verdictOfResult>[0],
  whole: Facts[2],
): Design {
  const { worst } = overallOf(result, verdictOfResult(result, result.liveLeftOut), whole);
  if (worst === null) return design;
  if (worst.listed) return rowVariant(design, worst.listed);
  const variants = combinationVariants(design);
  return variants.find(({ combination }) => combination === worst.combination)?.design ?? design;
}

/** By how much an anchor carries more than on the rigid plate, as a share of the largest force on that. */
function excess(rigid: readonly number[], elastic: readonly number[]): number {
  const largest = Math.max(0, ...rigid);
  const more = Math.max(...rigid.map((force, index) => (elastic[index] ?? 0) - force));
  if (largest > 0) return Math.min(MOST_SHARE, more / largest);
  return more > 0 ? MOST_SHARE : 0;
}

/** Null where the forces of one of the plates cannot be had. */
export async function checkRigidity(open: Candidate, forcesOf: ForcesOf): Promise<Rigidity | null> {
  const elastic = withModel(open, '0', []);
  if (elastic === null) return null;
  const rigidForces = await forcesOf(open);
  const elasticForces = rigidForces && (await forcesOf(elastic));
  if (!elasticForces) return null;
  const { plate, profile } = elastic.design;
  const checked = {
    kind: 'checked' as const,
    share: excess(rigidForces, elasticForces),
    thickness: plate.thickness,
    section: profile.chosen?.name ?? '',
    from: null,
  };
  if (!isContradicted(checked)) return checked;
  const { thickness } = await rigidThickness(elastic, forcesOf, rigidForces);
  return { ...checked, from: thickness };
}
