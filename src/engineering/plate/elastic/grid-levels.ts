/**
 * The four grids of a plate. The iteration towards the final contact area takes most of its steps on the
 * coarsest grid of about nine elements, where steps are fastest, and most of the other steps on the rough
 * grid. The medium grid gives accurate forces; the fine grid gives accurate stresses.
 */
import { loadAtOrigin, type PlateLoad } from '@/engineering/forces/loads';
import { ElasticModel, type Section } from '@/engineering/plate/elastic/elastic-model';
import {
  findBalance,
  type BalanceOptions,
  type FoundBalance,
  type NewtonResult,
} from '@/engineering/plate/elastic/elastic-newton';
import { washerPoints, type Footprint } from '@/engineering/plate/elastic/footprint';
import { CloseUps } from '@/engineering/plate/elastic/local-refinement';
import {
  createMesh,
  nodeCount,
  nodePosition,
  transfer,
  type Box,
  type ElementSizes,
} from '@/engineering/plate/elastic/mesh';
import { NODE_UNKNOWNS, plateStiffness } from '@/engineering/plate/elastic/plate-element';
import { pathOf, type Path, type ElasticState } from '@/engineering/plate/elastic/subspace-minimisation';
import { Tangent } from '@/engineering/plate/elastic/tangent';
import { solveRigidPlate } from '@/engineering/plate/rigid-plate';

export interface ElasticPlateGeometry {
  /** Plate size along x and y, and plate thickness, mm. */
  Lx: number;
  Ly: number;
  t: number;
  /** Elastic modulus of the plate, MPa. */
  E: number;
  nu: number;
  anchors: readonly (readonly [number, number])[];
  /** Anchor stiffness, N/mm; stiffness of the concrete bedding, N/mm3, 0 for a plate without contact. */
  k_a: number;
  k_c: number;
  /** Concrete cylinder strength, MPa; if omitted, the pressure is not compared with it. */
  f_ck?: number;
  /** Stiffness of the profile walls' bedding, N/mm3; derived from the profile's size if omitted. */
  k_s?: number;
  /** Diameter of the disc by which an anchor holds down the plate, mm. */
  washer: number;
  footprint: Footprint;
  /** Depth and width of the profile, mm. */
  depth: number;
  width: number;
  /** Reference point of the profile, mm. */
  centre: readonly [number, number];
  /** Element sizes; derived from the plate if omitted. */
  sizes?: ElementSizes;
}

/** Residual, relative to the load, that ends the iteration: for a start value, and for forces alone. */
const AS_START: BalanceOptions = { tolerance: 1e-3 };
export const AS_FORCES: BalanceOptions = { tolerance: 1e-8 };

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
  balance(load: PlateLoad, start: ElasticState, options?: BalanceOptions): FoundBalance | null {
    return this.balanceFrom(load, pathOf(this.model, start), options);
  }

  /** Returns the equilibrium from a start whose forces are known; null if none was found. */
  balanceFrom(load: PlateLoad, start: Path, options?: BalanceOptions): FoundBalance | null {
    return findBalance(this.model, this.tangent, this.sectionLoad(load), start, options);
  }

  /** Returns the load as forces on the section, with moments scaled so that loads can be compared. */
  sectionLoad({ Fz, Mx, My }: PlateLoad): Section {
    const { scale } = this.model;
    return [Fz, -My / scale, Mx / scale];
  }

  /** The three rigid-body movements of plate and section together, each of about 1 mm. */
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

  /** Returns the state with plate and section in one plane: deflection at the origin, two slopes. */
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

const FINE = 25;
const COARSE = 40;
/** Approximate largest number of elements along a side; limits time and memory for large plates. */
const MAX_ALONG = 28;

/**
 * Element sizes and smallest line distance, relative to the plate's radius of relative stiffness: contact
 * and deflections vary over a distance of about this radius, whatever the size of the plate.
 */
interface RelativeSizes {
  fine: number;
  coarse: number;
  gap: number;
}

const MIDDLE: RelativeSizes = { fine: 4, coarse: 5, gap: 0.5 };
const ROUGH: RelativeSizes = { fine: 6, coarse: 9, gap: 0.5 };

/** The coarsest grid: elements along the longer side; least line distance relative to the shorter side. */
const COARSEST = { along: 2, gap: 1 / 10 };

/** Minimum number of elements along the longer side, within the profile's bounds and elsewhere. */
const LEAST_ALONG = { fine: 5, coarse: 4 };
/** Upper limits of the line distance in any plate, in mm and relative to the shorter side. */
const WIDEST_GAP = { length: 40, share: 1 / 10 };

/** Returns the element sizes for a plate of these dimensions. */
function defaultSizes(Lx: number, Ly: number): ElementSizes {
  const side = Math.max(Lx, Ly);
  return { fine: Math.max(FINE, side / MAX_ALONG), coarse: Math.max(COARSE, (1.6 * side) / MAX_ALONG) };
}

/** Returns (D / k_c)^(1/4) of a plate on an elastic bedding, mm (Westergaard). */
function radiusOfRelativeStiffness({ E, nu, t, k_c }: ElasticPlateGeometry): number {
  return (plateStiffness(E, nu, t).D / k_c) ** 0.25;
}

function washerBoxes({ anchors, washer }: ElasticPlateGeometry): Box[] {
  const r = washer / 2;
  return anchors.map(([x, y]) => ({ x1: x - r, x2: x + r, y1: y - r, y2: y + r }));
}

/**
 * Returns a box without extent at each anchor, so that grid lines run through the anchor in both directions:
 * the shear force in the plate is discontinuous at an anchor, so anchor forces would be less accurate if
 * elements extended across anchors.
 */
const anchorLines = ({ anchors }: ElasticPlateGeometry): Box[] =>
  anchors.map(([x, y]) => ({ x1: x, x2: x, y1: y, y2: y }));

/** Creates each grid on first use. */
export class PlateGrids {
  private made: Partial<Record<'fine' | 'middle' | 'rough' | 'coarsest', PlateGrid>> = {};

  constructor(private readonly geometry: ElasticPlateGeometry) {}

  /** Element sizes of the fine grid. */
  private get sizes(): ElementSizes {
    return this.geometry.sizes ?? defaultSizes(this.geometry.Lx, this.geometry.Ly);
  }

  /** Returns element sizes, none smaller than the corresponding size of the fine grid. */
  private relativeSizes({ fine, coarse, gap }: RelativeSizes): ElementSizes {
    const { Lx, Ly } = this.geometry;
    const radius = radiusOfRelativeStiffness(this.geometry);
    const side = Math.max(Lx, Ly);
    return {
      fine: Math.max(this.sizes.fine, Math.min(fine * radius, side / LEAST_ALONG.fine)),
      coarse: Math.max(this.sizes.coarse, Math.min(coarse * radius, side / LEAST_ALONG.coarse)),
      gap: Math.min(gap * radius, WIDEST_GAP.length, WIDEST_GAP.share * Math.min(Lx, Ly)),
    };
  }

  get fine(): PlateGrid {
    const { geometry } = this;
    const boxes = [...geometry.footprint.boxes, ...washerBoxes(geometry)];
    return (this.made.fine ??= new PlateGrid(geometry, this.sizes, boxes));
  }

  get middle(): PlateGrid {
    const { geometry } = this;
    const boxes = [geometry.footprint.bounds, ...anchorLines(geometry)];
    return (this.made.middle ??= new PlateGrid(geometry, this.relativeSizes(MIDDLE), boxes));
  }

  get rough(): PlateGrid {
    const { geometry } = this;
    const boxes = [geometry.footprint.bounds];
    return (this.made.rough ??= new PlateGrid(geometry, this.relativeSizes(ROUGH), boxes));
  }

  private get coarsest(): PlateGrid {
    const { geometry } = this;
    const { Lx, Ly, footprint } = geometry;
    const size = Math.max(Lx, Ly) / COARSEST.along;
    const sizes = { fine: size, coarse: size, gap: COARSEST.gap * Math.min(Lx, Ly) };
    return (this.made.coarsest ??= new PlateGrid(geometry, sizes, [footprint.bounds]));
  }

  /** Returns an equilibrium on the rough grid as start value for a finer grid; null if none was found. */
  roughBalance(load: PlateLoad): NewtonResult | null {
    const { coarsest, rough } = this;
    const first = coarsest.balance(load, coarsest.rigidStart(load), AS_START);
    return rough.balance(load, first ? rough.startFrom(coarsest, first) : rough.rigidStart(load), AS_START);
  }

  /** Memory used by the grids created so far, bytes. */
  get bytes(): number {
    return Object.values(this.made).reduce((sum, grid) => sum + grid.bytes, 0);
  }
}
