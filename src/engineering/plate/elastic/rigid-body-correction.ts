import type { PlateLoad } from '@/engineering/forces/loads';
/** Balances a plate that is not quite in equilibrium with its load by rigid-body movements. */
import type { ElasticModel, Section } from '@/engineering/plate/elastic/elastic-model';
import { forcesAt } from '@/engineering/plate/elastic/elastic-newton';
import type { PlateGrid } from '@/engineering/plate/elastic/plate-grid';
import { bestShares, combine, dot3, inner, Subspace, type Path } from '@/engineering/plate/elastic/subspace';

/**
 * Imbalance relative to the load below which rigid-body corrections stop, and the largest number of such
 * corrections.
 */
const BALANCED = 1e-9;
const CORRECTIONS = 5;

/** Returns the factors, one for each direction, that minimise the energy. */
export function bestSharesFrom(model: ElasticModel, load: Section, from: Path, directions: readonly Path[]) {
  return bestShares(new Subspace(model, forcesAt(model, load, from), directions), directions.length);
}

/** Moves the plate as a rigid body until anchors and concrete balance the load. */
export function balanced(grid: PlateGrid, load: PlateLoad, from: Path): Path {
  const { model, rigidBodyModes: modes } = grid;
  const target = grid.sectionLoad(load);
  let path = from;
  for (let step = 0; step < CORRECTIONS; step++) {
    const { plate, section } = forcesAt(model, target, path);
    const open = modes.map(({ state: { u, r } }) => inner(plate, u) + dot3(section, r));
    if (Math.hypot(...open) <= BALANCED * Math.hypot(...target)) break;
    path = combine([path, ...modes], [1, ...bestSharesFrom(model, target, path, modes)]);
  }
  return path;
}
