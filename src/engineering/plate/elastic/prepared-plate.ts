/**
 * A plate whose grids, matrices and order of elimination are made once and serve for many loads. A solution
 * depends on geometry and load alone, never on the loads before it: it is the same to the last bit as that of
 * a plate that is made for one load.
 */
import { loadAtOrigin, type PlateLoad } from '../load-at-origin';
import { solveRigidPlate } from '../rigid-plate';
import { ElasticModel, type Section } from './elastic-model';
import { findBalance, type ElasticState, type NewtonResult } from './elastic-newton';
import type { ElasticPlateGeometry, ElasticPlateSolution } from './elastic-plate';
import { washerPoints } from './footprint';
import { createMesh, nodeCount, nodePosition, type Box, type ElementSizes } from './mesh';
import { NODE_UNKNOWNS, plateStiffness } from './plate-element';
import { plateField, type PlateField } from './plate-field';
import { reactionsOf } from './plate-reactions';
import { stressPeak } from './stress-peak';
import { Tangent } from './tangent';
import { transfer } from './transfer';

/** Loads below this count as none, N (moments over half a side). */
const NO_LOAD = 1e-6;
/** Modulus of the profile's steel, MPa. */
const E_PROFILE = 210000;
const FINE = 25;
const COARSE = 40;
/** The first, rough grid has elements so many times as large. */
const ROUGH = 2.5;
/** At most about so many elements along a side, so that large plates stay within time and memory. */
const MAX_ALONG = 28;

/** Element sizes for a plate of these sides. */
function defaultSizes(Lx: number, Ly: number): ElementSizes {
  const side = Math.max(Lx, Ly);
  return { fine: Math.max(FINE, side / MAX_ALONG), coarse: Math.max(COARSE, (1.6 * side) / MAX_ALONG) };
}

/** Decay length of a self-balanced disturbance in the profile is half its larger side. */
function wallBedding(depth: number, width: number): number {
  return E_PROFILE / (0.5 * Math.max(depth, width));
}

function washerBoxes({ anchors, washer }: ElasticPlateGeometry): Box[] {
  const r = washer / 2;
  return anchors.map(([x, y]) => ({ x1: x - r, x2: x + r, y1: y - r, y2: y + r }));
}

/** One grid of a plate: its energy and its factored matrix. */
class Grid {
  readonly model: ElasticModel;
  readonly tangent: Tangent;

  /** Washers draw lines of their own only where the grid is fine enough to follow them: `boxes`. */
  constructor(
    private readonly geometry: ElasticPlateGeometry,
    sizes: ElementSizes,
    boxes: readonly Box[],
  ) {
    const { Lx, Ly, anchors, washer, E, nu, t, depth, width } = geometry;
    this.model = new ElasticModel(createMesh(Lx, Ly, boxes, sizes), {
      ...geometry,
      washers: anchors.map((anchor) => washerPoints(anchor, washer)),
      washerArea: (Math.PI * washer ** 2) / 4,
      plate: plateStiffness(E, nu, t),
      k_s: geometry.k_s ?? wallBedding(depth, width),
    });
    this.tangent = new Tangent(this.model);
  }

  /** Loads as the section takes them. */
  private loadOf({ Fz, Mx, My }: PlateLoad): Section {
    const { scale } = this.model;
    return [Fz, -My / scale, Mx / scale];
  }

  balance(load: PlateLoad, start: ElasticState): NewtonResult | null {
    return findBalance(this.model, this.tangent, this.loadOf(load), start);
  }

  /** The rigid plate's plane as a first guess. */
  rigidStart(load: PlateLoad): ElasticState {
    const { Lx, Ly, anchors, k_a, k_c, centre } = this.geometry;
    const [ex, ey] = centre;
    const rigid = solveRigidPlate({ Lx, Ly, anchors, k_a, k_c, ...loadAtOrigin(load, centre) });
    const [w0, bx, by] = rigid?.plane ?? [0, 0, 0];
    const { mesh, unknowns, scale } = this.model;
    const u = new Float64Array(unknowns);
    for (let node = 0; node < nodeCount(mesh); node++) {
      const [x, y] = nodePosition(mesh, node);
      u.set([w0 + bx * x + by * y, bx, by], NODE_UNKNOWNS * node);
    }
    return { u, r: [w0 + bx * ex + by * ey, bx * scale, by * scale] };
  }

  /** The solution on another grid as a first guess. */
  startFrom(other: Grid, { u, r }: ElasticState): ElasticState {
    return { u: transfer(other.model.mesh, this.model.mesh, u), r };
  }
}

export class PreparedPlate {
  private made: { fine?: Grid; rough?: Grid } = {};

  constructor(private readonly geometry: ElasticPlateGeometry) {}

  private get sizes(): ElementSizes {
    return this.geometry.sizes ?? defaultSizes(this.geometry.Lx, this.geometry.Ly);
  }

  private get fine(): Grid {
    const boxes = [...this.geometry.footprint.boxes, ...washerBoxes(this.geometry)];
    return (this.made.fine ??= new Grid(this.geometry, this.sizes, boxes));
  }

  private get rough(): Grid {
    const { fine, coarse } = this.sizes;
    const sizes = { fine: ROUGH * fine, coarse: ROUGH * coarse };
    return (this.made.rough ??= new Grid(this.geometry, sizes, [this.geometry.footprint.bounds]));
  }

  /**
   * Balance on the fine grid. A grid of few large elements goes first: most steps towards the final contact
   * are taken there, where they cost little.
   */
  private balance(load: PlateLoad): NewtonResult | null {
    const { fine } = this;
    if (isNone(load, fine.model.scale)) {
      const u = new Float64Array(fine.model.unknowns);
      return { u, r: [0, 0, 0], steps: 0, factorisations: 0, residual: 0 };
    }
    const { rough } = this;
    const first = rough.balance(load, rough.rigidStart(load));
    const start = first ? fine.startFrom(rough, first) : fine.rigidStart(load);
    return fine.balance(load, start) ?? (first && fine.balance(load, fine.rigidStart(load)));
  }

  /** Null where no balance was found. */
  solve(load: PlateLoad): ElasticPlateSolution | null {
    const balance = this.balance(load);
    if (balance === null) return null;
    const { model } = this.fine;
    const { t, k_c } = this.geometry;
    const rough = plateField(model.mesh, balance.u, model.geometry.plate, t);
    const { field, peak } = stressPeak(model, balance, rough, t);
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

const isNone = ({ Fz, Mx, My }: PlateLoad, scale: number): boolean =>
  Math.hypot(Fz, Mx / scale, My / scale) <= NO_LOAD;

function deflectionsOf({ w }: PlateField): Pick<ElasticPlateSolution, 'maxDeflection' | 'minDeflection'> {
  let [largest, smallest] = [-Infinity, Infinity];
  for (const value of w) {
    largest = Math.max(largest, value);
    smallest = Math.min(smallest, value);
  }
  return { maxDeflection: largest, minDeflection: smallest };
}
