/**
 * A plate whose grids, matrices and elimination order are prepared once and used for many loads. A full
 * solution depends only on geometry and load: it is bit-identical to the solution of a plate prepared for
 * that load alone. Only forces that are calculated for a long list of loads may depend on earlier loads.
 */
import type { PlateLoad } from '@/engineering/forces/loads';
import type { NewtonResult } from '@/engineering/plate/elastic/elastic-newton';
import {
  PlateGrids,
  type PlateGrid,
  type ElasticPlateGeometry,
} from '@/engineering/plate/elastic/grid-levels';
import { ManyLoads } from '@/engineering/plate/elastic/many-loads';
import { plateField, type PlateField } from '@/engineering/plate/elastic/plate-field';
import {
  forcesOf,
  middleBalance,
  reactionsOf,
  type PlateForces,
  type PlateReactions,
} from '@/engineering/plate/elastic/plate-forces';
import { stressPeak } from '@/engineering/plate/elastic/stress-peak';

export interface ElasticPlateSolution extends PlateReactions {
  /** Largest pressure on the concrete, MPa. */
  maxPressure: number;
  field: PlateField;
  maxVonMises: number;
  maxVonMisesAt: readonly [number, number];
  /** Largest and smallest deflection, mm. */
  maxDeflection: number;
  minDeflection: number;
  unknowns: number;
  steps: number;
  factorisations: number;
}

/** Loads below this value are treated as zero, N (moments divided by half the longer side of the profile). */
const NO_LOAD = 1e-6;

const isNone = ({ Fz, Mx, My }: PlateLoad, { model: { scale } }: PlateGrid): boolean =>
  Math.hypot(Fz, Mx / scale, My / scale) <= NO_LOAD;

/** Accuracy of forces without stresses in an elastic plate. */
export interface ForcesAccuracy {
  /** True if the load belongs to a long list, so that its solution may start from earlier solutions. */
  isOneOfMany?: boolean | undefined;
  /** True to calculate the forces on the fine grid; used for a load in a long list that may govern. */
  isFine?: boolean | undefined;
}

export class PreparedPlate {
  private readonly grids: PlateGrids;
  private readonly many: ManyLoads;

  constructor(readonly geometry: ElasticPlateGeometry) {
    this.grids = new PlateGrids(geometry);
    this.many = new ManyLoads(this.grids, geometry);
  }

  /** Memory used so far, bytes. */
  get bytes(): number {
    return this.grids.bytes + this.many.bytes;
  }

  private balance(load: PlateLoad): NewtonResult | null {
    const { fine, rough } = this.grids;
    if (isNone(load, fine)) return fine.atRest();
    const first = this.grids.roughBalance(load);
    const start = first ? fine.startFrom(rough, first) : fine.rigidStart(load);
    return fine.balance(load, start) ?? (first && fine.balance(load, fine.rigidStart(load)));
  }

  /**
   * Returns forces without stresses, on a grid just fine enough for the required accuracy; null if no
   * equilibrium was found. In a long list, the solution may start from the solutions for earlier loads, see
   * `ManyLoads`.
   */
  forces(load: PlateLoad, { isOneOfMany = false, isFine = false }: ForcesAccuracy = {}): PlateForces | null {
    const { middle } = this.grids;
    if (isNone(load, middle)) {
      const { u } = middle.atRest();
      const none = { estimate: 0, leastStress: 0, stressBound: 0, leastPressure: 0, pressureBound: 0 };
      return { ...reactionsOf(middle.model, this.geometry, load, u), ...none };
    }
    if (isOneOfMany || isFine) return this.many.forces(load, isFine);
    const balance = middleBalance(this.grids, load);
    return balance && forcesOf(this.grids, this.geometry, load, balance);
  }

  /** Returns the full solution; null if no equilibrium was found. */
  solve(load: PlateLoad): ElasticPlateSolution | null {
    const balance = this.balance(load);
    if (balance === null) return null;
    const { model, closeUps } = this.grids.fine;
    const { t, k_c } = this.geometry;
    const rough = plateField(model.mesh, balance.u, model.geometry.plate, t);
    const { field, peak } = stressPeak(closeUps, balance, rough, t);
    const deflections = deflectionsOf(field);
    return {
      ...reactionsOf(model, this.geometry, load, balance.u),
      ...deflections,
      field,
      maxVonMises: peak.vonMises,
      maxVonMisesAt: peak.at,
      maxPressure: k_c * Math.max(0, -deflections.minDeflection),
      unknowns: model.unknowns,
      steps: balance.steps,
      factorisations: balance.factorisations,
    };
  }
}

function deflectionsOf({ w }: PlateField): Pick<ElasticPlateSolution, 'maxDeflection' | 'minDeflection'> {
  let [largest, smallest] = [-Infinity, Infinity];
  for (const value of w) {
    largest = Math.max(largest, value);
    smallest = Math.min(smallest, value);
  }
  return { maxDeflection: largest, minDeflection: smallest };
}
