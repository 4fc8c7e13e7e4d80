/**
 * Anchor forces in one plate under a long list of loads. Forces scale with the load, and loads in similar
 * directions have similar contact, so most solutions can start from a combination of the nearest earlier
 * solutions and need only a fraction of the steps. A solution then depends on earlier loads, but by less
 * than `DEVIATION`. An approximate solution on the fine grid, in a fraction of the time of a full one, gives
 * narrower bounds where those of the medium grid do not show whether a limit is met, and more accurate forces
 * for a row that may govern.
 */
import type { PlateLoad } from '@/engineering/forces/loads';
import { BEARING_LIMITS, plateYieldStrength } from '@/engineering/model/bearing-strength';
import type { ElasticModel, Section } from '@/engineering/plate/elastic/elastic-model';
import { forcesAt, type BalanceOptions } from '@/engineering/plate/elastic/elastic-newton';
import type { PlateGrid, PlateGrids, ElasticPlateGeometry } from '@/engineering/plate/elastic/grid-levels';
import { plateField } from '@/engineering/plate/elastic/plate-field';
import {
  forcesOf,
  isDecided,
  meanPressure,
  middleBalance,
  middleForces,
  reactionsOf,
  type PlateForces,
} from '@/engineering/plate/elastic/plate-forces';
import { stressPeak } from '@/engineering/plate/elastic/stress-peak';
import {
  bestShares,
  combine,
  dot3,
  inner,
  pathOf,
  Subspace,
  type Path,
  type ElasticState,
} from '@/engineering/plate/elastic/subspace-minimisation';

/** Number of loads solved alone first: combining few saves no time, and their errors represent the list. */
const ALONE = 40;
/** Largest number of stored solutions; the oldest is removed first. */
const KEPT = 200;
/** Solutions to combine, and the least cosine between their load directions and the new direction. */
const NEAREST = 6;
const LEAST_COSINE = 0.6;
/**
 * A solution that starts from a combination stops at a larger residual and may start with the factorisation
 * of a similar contact state. A residual of 4e-4 would save little additional time and would double the
 * largest deviations.
 */
const OPTIONS: BalanceOptions = { tolerance: 2e-4, mayDiffer: 0.1 };
/**
 * Upper bound of the deviation from an independent solution on the medium grid, as measured by `forceGap`:
 * over 1,157 loads in all directions on 40 random plates the largest deviation was 0.0009
 * (`many-loads.test.ts`).
 */
export const DEVIATION = 0.002;
/** Margin on the stress bound of a combination: the iteration changes the solution afterwards. */
const STRESS_MARGIN = 1.02;
/**
 * Imbalance above which the forces of a state are calculated from its displacements. The forces of a
 * combination are sums over earlier solutions, whose rounding errors add up: within 500 loads, the imbalance
 * exceeded the limit of 1e-6 above which a solution is refused.
 */
const DRIFT = 1e-8;

interface Kept {
  direction: readonly [number, number, number];
  size: number;
  path: Path;
  /** Upper bound of the von Mises stress, MPa. */
  stressBound: number;
}

export class ManyLoads {
  private readonly kept: Kept[] = [];
  private solvedAlone = 0;
  private largestEstimate = 0;

  constructor(
    private readonly grids: PlateGrids,
    private readonly geometry: ElasticPlateGeometry,
  ) {}

  /** Memory used by the stored solutions, bytes. */
  get bytes(): number {
    const [first] = this.kept;
    return first ? 8 * this.kept.length * (2 * first.path.linear.length + first.path.contact.length) : 0;
  }

  /** Returns the forces of a load that is not 0, on the fine grid if `isFine`; null without equilibrium. */
  forces(load: PlateLoad, isFine: boolean): PlateForces | null {
    const { grids, geometry } = this;
    const near = this.solvedAlone >= ALONE ? this.fromNearest(load) : null;
    if (near) {
      this.keep(load, near.path, near.forces);
      // A solution that starts from a combination has no estimate of its own.
      const forces = { ...near.forces, estimate: this.largestEstimate + DEVIATION };
      return sharpened(grids, geometry, load, { state: near.path.state, forces, isFine });
    }
    const balance = middleBalance(grids, load);
    if (balance === null) return null;
    const forces = forcesOf(grids, geometry, load, balance);
    if (forces === null) return null;
    this.solvedAlone += 1;
    this.largestEstimate = Math.max(this.largestEstimate, forces.estimate);
    this.keep(load, balance.second.path, forces);
    return sharpened(grids, geometry, load, { state: balance.second, forces, isFine });
  }

  private keep(load: PlateLoad, path: Path, { stressBound }: Pick<PlateForces, 'stressBound'>): void {
    const [a, b, c] = this.grids.middle.sectionLoad(load);
    const size = Math.hypot(a, b, c);
    this.kept.push({ direction: [a / size, b / size, c / size], size, path, stressBound });
    if (this.kept.length > KEPT) this.kept.shift();
  }

  /** Starts from the best combination of the `NEAREST` solutions; null with fewer or without equilibrium. */
  private fromNearest(load: PlateLoad): { path: Path; forces: ReturnType<typeof middleForces> } | null {
    const { middle } = this.grids;
    const { model } = middle;
    const target = middle.sectionLoad(load);
    const size = Math.hypot(...target);
    const near = this.kept
      .map((kept) => ({ ...kept, cosine: dot3(kept.direction, target) / size }))
      .filter(({ cosine }) => cosine > LEAST_COSINE)
      .sort((one, other) => other.cosine - one.cosine)
      .slice(0, NEAREST);
    if (near.length < NEAREST) return null;
    const paths = near.map(({ path }) => path);
    const [nearest] = near;
    const factors = near.map(() => 0);
    factors[0] = (nearest.cosine * size) / nearest.size;
    const shares = bestSharesFrom(model, target, combine(paths, factors), paths);
    const sums = factors.map((factor, i) => factor + shares[i]);
    const found = middle.balanceFrom(load, combine(paths, sums), OPTIONS);
    if (found === null) return null;
    // Stresses are linear in the displacements, so the sum of the largest stresses is an upper bound.
    const stressBound = near.reduce((sum, one, i) => sum + Math.abs(sums[i]) * one.stressBound, 0);
    const end = (from: Path) => {
      const path = balanced(middle, load, from);
      const known = STRESS_MARGIN * stressBound;
      return { path, forces: middleForces(this.grids, this.geometry, load, path.state, known) };
    };
    const ended = end(found.path);
    return ended.forces.imbalance <= DRIFT ? ended : end(pathOf(model, ended.path.state));
  }
}

/** Imbalance relative to the load at which rigid-body corrections stop, and their largest number. */
const BALANCED = 1e-9;
const CORRECTIONS = 5;

/** Returns the factors, one for each direction, that minimise the energy. */
function bestSharesFrom(model: ElasticModel, load: Section, from: Path, directions: readonly Path[]) {
  return bestShares(new Subspace(model, forcesAt(model, load, from), directions), directions.length);
}

/** Moves the plate as a rigid body until anchors and concrete balance the load. */
function balanced(grid: PlateGrid, load: PlateLoad, from: Path): Path {
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

/** Options of the approximate solution, which starts from the medium grid: one step is usually enough. */
const APPROXIMATE: BalanceOptions = { tolerance: 1e-4, mayDiffer: 0.1 };
/**
 * Assumed largest deviations from the full solution, as fractions: over 1,800 loads on 60 random plates, the
 * stress deviated by up to 0.0004 and the pressure by up to 0.002; over 240 loads on 12 plates the forces
 * deviated by up to 0.00014, as measured by `forceGap`.
 */
export const FINE_DEVIATION = { stress: 0.002, pressure: 0.01, force: 0.001 } as const;

function areDecided(
  { f_ck = Infinity, t }: ElasticPlateGeometry,
  { leastStress, stressBound, leastPressure, pressureBound }: PlateForces,
): boolean {
  const { least, most } = BEARING_LIMITS;
  return (
    isDecided(leastStress, stressBound, plateYieldStrength(t)) &&
    isDecided(leastPressure, pressureBound, least * f_ck, most * f_ck)
  );
}

/** Solution of a load on the medium grid, with its forces. */
interface Solved {
  state: ElasticState;
  forces: PlateForces;
}

/**
 * Returns the forces with narrower bounds if necessary. If `isFine`, the forces themselves also come from the
 * fine grid, and the result is null if no equilibrium was found on that grid.
 */
function sharpened(
  { fine, middle }: PlateGrids,
  geometry: ElasticPlateGeometry,
  load: PlateLoad,
  { state, forces, isFine }: Solved & { isFine: boolean },
): PlateForces | null {
  if (!isFine && areDecided(geometry, forces)) return forces;
  const { model, closeUps } = fine;
  const { t } = geometry;
  const near = fine.balanceFrom(load, pathOf(model, fine.startFrom(middle, state)), APPROXIMATE);
  const found = near ?? (isFine ? fine.balance(load, fine.rigidStart(load)) : null);
  if (found === null) return isFine ? null : forces;
  const fineForces = isFine && {
    ...reactionsOf(model, geometry, load, balanced(fine, load, found.path).state.u),
    estimate: FINE_DEVIATION.force,
  };
  const field = plateField(model.mesh, found.u, model.geometry.plate, t);
  const stress = stressPeak(closeUps, found, field, t).peak.vonMises;
  const pressure = meanPressure(reactionsOf(model, geometry, load, found.u));
  return {
    ...forces,
    ...fineForces,
    leastStress: Math.max(forces.leastStress, (1 - FINE_DEVIATION.stress) * stress),
    stressBound: Math.min(forces.stressBound, (1 + FINE_DEVIATION.stress) * stress),
    leastPressure: (1 - FINE_DEVIATION.pressure) * pressure,
    pressureBound: (1 + FINE_DEVIATION.pressure) * pressure,
  };
}
