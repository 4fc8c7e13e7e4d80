import { loadAtOrigin, type PlateLoad } from '@/engineering/forces/loads';
/** Grid of a plate: its energy, its factorised matrix, and start values for its solutions. */
import { CloseUps } from '@/engineering/plate/elastic/close-up';
import type { ElasticPlateGeometry } from '@/engineering/plate/elastic/elastic-geometry';
import { ElasticModel, type Section } from '@/engineering/plate/elastic/elastic-model';
import {
  findBalance,
  type BalanceOptions,
  type FoundBalance,
  type NewtonResult,
} from '@/engineering/plate/elastic/elastic-newton';
import type { ElasticState } from '@/engineering/plate/elastic/elastic-state';
import { washerPoints } from '@/engineering/plate/elastic/footprint';
import {
  createMesh,
  nodeCount,
  nodePosition,
  type Box,
  type ElementSizes,
} from '@/engineering/plate/elastic/mesh';
import { NODE_UNKNOWNS, plateStiffness } from '@/engineering/plate/elastic/plate-element';
import { pathOf, type Path } from '@/engineering/plate/elastic/subspace';
import { Tangent } from '@/engineering/plate/elastic/tangent';
import { transfer } from '@/engineering/plate/elastic/transfer';
import { solveRigidPlate } from '@/engineering/plate/rigid-plate';

/**
 * Residual forces, relative to the load, at which the iteration ends: for a start value, and for forces
 * without stresses.
 */
const ROUGH_TOLERANCE = 1e-3;
const FORCES_TOLERANCE = 1e-8;

/** Elastic modulus of the profile's steel, MPa. */
const E_PROFILE = 210000;

/**
 * Returns the bedding stiffness of the profile's walls, N/mm3: the elastic modulus divided by the length
 * over which a self-equilibrated disturbance decays in the profile, half the profile's larger side.
 */
function wallBedding(depth: number, width: number): number {
  return E_PROFILE / (0.5 * Math.max(depth, width));
}

export class PlateGrid {
  readonly model: ElasticModel;
  readonly closeUps: CloseUps;
  private readonly tangent: Tangent;
  private modes: readonly Path[] | undefined;

  /** The grid lines coincide with the sides of `boxes` if possible. */
  constructor(
    private readonly geometry: ElasticPlateGeometry,
    sizes: ElementSizes,
    boxes: readonly Box[],
  ) {
    const { Lx, Ly, anchors, washer, E, nu, t, depth, width } = geometry;
    this.model = new ElasticModel(createMesh(Lx, Ly, boxes, sizes), {
      ...geometry,
      washers: anchors.map((anchor) => washerPoints(anchor, washer, geometry)),
      washerArea: (Math.PI * washer ** 2) / 4,
      plate: plateStiffness(E, nu, t),
      k_s: geometry.k_s ?? wallBedding(depth, width),
    });
    this.tangent = new Tangent(this.model);
    this.closeUps = new CloseUps(this.model);
  }

  /** Memory used by matrices and factors, bytes. */
  get bytes(): number {
    return 8 * (this.tangent.entries + this.model.entries) + this.closeUps.bytes;
  }

  /** Returns the equilibrium; null if none was found. */
  balance(load: PlateLoad, start: ElasticState): FoundBalance | null {
    return this.balanceFrom(load, pathOf(this.model, start));
  }

  /**
   * Returns the equilibrium to the accuracy needed for forces; null if none was found. The discretisation
   * error of the grid is much larger than the remaining residual.
   */
  forcesBalance(load: PlateLoad, start: ElasticState): FoundBalance | null {
    return this.balanceFrom(load, pathOf(this.model, start), { tolerance: FORCES_TOLERANCE });
  }

  /** Returns an approximate equilibrium as the start value for a finer grid; null if none was found. */
  roughBalance(load: PlateLoad, start: ElasticState): FoundBalance | null {
    return this.balanceFrom(load, pathOf(this.model, start), { tolerance: ROUGH_TOLERANCE });
  }

  /**
   * Returns the equilibrium like `balance`, but starts from a state whose forces are known; null if none was
   * found.
   */
  balanceFrom(load: PlateLoad, start: Path, options?: BalanceOptions): FoundBalance | null {
    return findBalance(this.model, this.tangent, this.sectionLoad(load), start, options);
  }

  /**
   * Returns the load as forces on the section, with scaled moments, so that the directions of two loads can
   * be compared.
   */
  sectionLoad({ Fz, Mx, My }: PlateLoad): Section {
    const { scale } = this.model;
    return [Fz, -My / scale, Mx / scale];
  }

  /**
   * The three rigid-body movements of plate and section together (one displacement and two rotations), of
   * about 1 mm.
   */
  get rigidBodyModes(): readonly Path[] {
    this.modes ??= [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ].map(([w, x, y]) => {
      const { scale } = this.model;
      return pathOf(this.model, this.rigidState(w, x / scale, y / scale));
    });
    return this.modes;
  }

  /**
   * Returns the state in which plate and section lie in one plane: deflection at the origin, and two slopes.
   */
  private rigidState(w0: number, bx: number, by: number): ElasticState {
    const [ex, ey] = this.geometry.centre;
    const { mesh, unknowns, scale } = this.model;
    const u = new Float64Array(unknowns);
    for (let node = 0; node < nodeCount(mesh); node++) {
      const [x, y] = nodePosition(mesh, node);
      u.set([w0 + bx * x + by * y, bx, by], NODE_UNKNOWNS * node);
    }
    return { u, r: [w0 + bx * ex + by * ey, bx * scale, by * scale] };
  }

  /** Returns the state of the unloaded plate. */
  atRest(): NewtonResult {
    const u = new Float64Array(this.model.unknowns);
    return { u, r: [0, 0, 0], steps: 0, factorisations: 0, residual: 0 };
  }

  /** Returns the plane of the rigid plate as a start value. */
  rigidStart(load: PlateLoad): ElasticState {
    const { Lx, Ly, anchors, k_a, k_c, centre } = this.geometry;
    const rigid = solveRigidPlate({ Lx, Ly, anchors, k_a, k_c, ...loadAtOrigin(load, centre) });
    return this.rigidState(...(rigid?.plane ?? ([0, 0, 0] as const)));
  }

  /** Returns the solution on another grid as a start value. */
  startFrom(other: PlateGrid, { u, r }: ElasticState): ElasticState {
    return { u: transfer(other.model.mesh, this.model.mesh, u), r };
  }
}
