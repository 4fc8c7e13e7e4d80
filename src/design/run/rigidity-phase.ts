/**
 * Rigidity phase: compares the anchor forces of a plate that is assumed to be rigid with those of the elastic
 * plate with the same thickness and profile, under every load case.
 */
import type { Inputs } from '@/design/evaluation/forces-and-checks';
import type { LoadCase } from '@/design/evaluation/load-cases-of';
import { ALIKE, rigidThickness, withModel } from '@/design/evaluation/plate-models';
import { loadCasesKey } from '@/design/model/fingerprint';
import { designLoadValues } from '@/design/requests/factored-loads';
import { isContradicted, MOST_SHARE, type Rigidity } from '@/design/verdict/rigidity';

/** Returns the anchor forces in kN; null if they could not be calculated. */
export type ForcesOf = (inputs: Inputs) => Promise<readonly number[] | null>;

/**
 * Returns the largest increase in an anchor force relative to the rigid plate, as a fraction of the largest
 * force on the rigid plate, at most `MOST_SHARE`. If no anchor is in tension on the rigid plate, the
 * reference is the compression divided by the number of anchors. All forces in kN.
 */
function excess(rigid: readonly number[], elastic: readonly number[], N: number): number {
  const largest = Math.max(0, ...rigid);
  const more = Math.max(...rigid.map((force, index) => (elastic[index] ?? 0) - force));
  const reference = largest > 0 ? largest : Math.abs(N) / rigid.length;
  return reference > 0 ? Math.min(MOST_SHARE, more / reference) : 0;
}

/**
 * Returns the load cases to compare: one for each direction of (N, M_x, M_y), since the anchor forces are
 * proportional to the load for both the rigid and the elastic plate. Pure shear does not bend the plate.
 */
export function casesToCompare<Case extends Pick<LoadCase, 'design'>>(cases: readonly Case[]): Case[] {
  const byDirection = new Map<string, Case>();
  for (const one of cases) {
    const { Nz, Mx, My } = designLoadValues(one.design);
    const size = Math.max(Math.abs(Nz), Math.abs(Mx), Math.abs(My));
    if (size === 0) continue;
    const direction = [Nz, Mx, My].map((value) => (value / size).toFixed(9)).join(' ');
    if (!byDirection.has(direction)) byDirection.set(direction, one);
  }
  return [...byDirection.values()];
}

/**
 * Returns the largest increase in an anchor force for one load case as a fraction (see `excess`); null if
 * the forces for the rigid or the elastic plate could not be calculated.
 */
export async function rigidityShare(open: Inputs, forcesOf: ForcesOf): Promise<number | null> {
  const elastic = withModel(open, 'elastic', []);
  const rigidForces = elastic && (await forcesOf(open));
  const elasticForces = rigidForces && (await forcesOf(elastic));
  if (!elasticForces) return null;
  return excess(rigidForces, elasticForces, designLoadValues(open.design).Nz);
}

/**
 * Returns the result of the comparison for the load case with the largest increase in an anchor force; null
 * if the design has no data for an elastic plate. With `findsThickness`, also finds the smallest thickness at
 * which a plate that is not rigid would be rigid.
 */
export async function rigidityOf(
  { design, anchor }: Inputs,
  worst: { share: number; case: LoadCase } | null,
  forcesOf: ForcesOf,
  findsThickness: boolean,
): Promise<Rigidity | null> {
  const elastic = withModel({ design: worst?.case.design ?? design, anchor }, 'elastic', []);
  if (elastic === null) return null;
  const { plate, profile } = elastic.design;
  const checked: Rigidity = {
    kind: 'checked',
    share: worst?.share ?? 0,
    thickness: plate.thickness,
    section: profile.chosen?.name ?? '',
    from: null,
    cases: loadCasesKey(design),
    ...(worst?.case.name.row === undefined ? {} : { row: worst.case.name.row }),
  };
  if (worst === null || !isContradicted(checked) || !findsThickness) return checked;
  const open = { design: worst.case.design, anchor };
  const rigidForces = await forcesOf(open);
  if (rigidForces === null) return checked;
  const { Nz } = designLoadValues(open.design);
  const { thickness } = await rigidThickness(
    elastic,
    forcesOf,
    (forces) => excess(rigidForces, forces, Nz) / ALIKE,
  );
  return { ...checked, from: thickness };
}
