/** A rigid plate held against the elastic one of the same thickness and section: its anchor forces alone. */
import { MOST_SHARE, isContradicted, type Rigidity } from '../verdict/rigidity';
import type { Candidate } from './candidate';
import { ALIKE, rigidThickness, withModel } from './plate-models';
import { designLoadValues } from '../requests/factored-loads';

export type ForcesOf = (candidate: Candidate) => Promise<readonly number[] | null>;

/**
 * By how much an anchor carries more than on the rigid plate, as a share of the largest force on that; where
 * that has none, of an even share of the compression. All in kN.
 */
function excess(rigid: readonly number[], elastic: readonly number[], N: number): number {
  const largest = Math.max(0, ...rigid);
  const more = Math.max(...rigid.map((force, index) => (elastic[index] ?? 0) - force));
  const reference = largest > 0 ? largest : Math.abs(N) / rigid.length;
  return reference > 0 ? Math.min(MOST_SHARE, more / reference) : 0;
}

/** Null where the forces of one of the plates cannot be had. */
export async function checkRigidity(open: Candidate, forcesOf: ForcesOf): Promise<Rigidity | null> {
  const elastic = withModel(open, '0', []);
  if (elastic === null) return null;
  const rigidForces = await forcesOf(open);
  const elasticForces = rigidForces && (await forcesOf(elastic));
  if (!elasticForces) return null;
  const { plate, profile } = elastic.design;
  const { Nz } = designLoadValues(open.design);
  const excessOf = (forces: readonly number[]) => excess(rigidForces, forces, Nz);
  const checked = {
    kind: 'checked' as const,
    share: excessOf(elasticForces),
    thickness: plate.thickness,
    section: profile.chosen?.name ?? '',
    from: null,
  };
  if (!isContradicted(checked)) return checked;
  const { thickness } = await rigidThickness(elastic, forcesOf, (forces) => excessOf(forces) / ALIKE);
  return { ...checked, from: thickness };
}
