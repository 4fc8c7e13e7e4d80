/** Grid of a plate: its energy, its factorised matrix, and the start of a solution. */
import type { ElasticPlateGeometry } from '@/engineering/plate/elastic/elastic-geometry';
import { ElasticModel, type Section } from '@/engineering/plate/elastic/elastic-model';
import { findBalance, type NewtonResult } from '@/engineering/plate/elastic/elastic-newton';
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
import { Tangent } from '@/engineering/plate/elastic/tangent';
import { transfer } from '@/engineering/plate/elastic/transfer';
import { loadAtOrigin, type PlateLoad } from '@/engineering/plate/load-at-origin';
import { solveRigidPlate } from '@/engineering/plate/rigid-plate';

/**
 * Residual force relative to the load that is sufficient for a start value, and for forces without stresses.
 */
const ROUGH_TOLERANCE = 1e-3;
const FORCES_TOLERANCE = 1e-8;

/** Modulus of the profile's steel, MPa. */
const E_PROFILE = 210000;

/**
 * Bedding stiffness of the profile's walls: the decay length of a self-equilibrated disturbance in the
 * profile is half its larger side.
 */
function wallBedding(depth: number, width: number): number {
  return E_PROFILE / (0.5 * Math.max(depth, width));
}

export class PlateGrid {
  readonly model: ElasticModel;
  private readonly tangent: Tangent;

  /** `boxes` are the objects at which the grid should have lines. */
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
  }

  /** Memory used by matrices and factors, bytes. */
  get bytes(): number {
    return 8 * (this.tangent.entries + this.model.entries);
  }

  /** Returns the equilibrium; null if none was found. */
  balance(load: PlateLoad, start: ElasticState): NewtonResult | null {
    return findBalance(this.model, this.tangent, this.sectionLoad(load), start);
  }

  /**
   * Returns the equilibrium to the accuracy needed for forces; the discretisation error of the grid is much
   * larger.
   */
  forcesBalance(load: PlateLoad, start: ElasticState): NewtonResult | null {
    return findBalance(this.model, this.tangent, this.sectionLoad(load), start, FORCES_TOLERANCE);
  }

  /** Returns the start of the solution on a finer grid; null if none was found. */
  roughBalance(load: PlateLoad, start: ElasticState): NewtonResult | null {
    return findBalance(this.model, this.tangent, this.sectionLoad(load), start, ROUGH_TOLERANCE);
  }

  private sectionLoad({ Fz, Mx, My }: PlateLoad): Section {
    const { scale } = this.model;
    return [Fz, -My / scale, Mx / scale];
  }

  /** The plate at rest. */
  atRest(): NewtonResult {
    const u = new Float64Array(this.model.unknowns);
    return { u, r: [0, 0, 0], steps: 0, factorisations: 0, residual: 0 };
  }

  /** Returns the plane of the rigid plate as a start value. */
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

  /** Returns the solution of another grid as a start value. */
  startFrom(other: PlateGrid, { u, r }: ElasticState): ElasticState {
    return { u: transfer(other.model.mesh, this.model.mesh, u), r };
  }
}
