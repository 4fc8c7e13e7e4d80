import type { PlateLoad } from '@/engineering/forces/loads';
/**
 * The four grids of a plate. The iteration towards the final contact area takes most of its steps on the
 * coarsest grid of about nine elements, where steps are fastest, and most of the other steps on the rough
 * grid. The medium grid gives accurate forces; the fine grid gives accurate stresses.
 */
import type { ElasticPlateGeometry } from '@/engineering/plate/elastic/elastic-geometry';
import type { NewtonResult } from '@/engineering/plate/elastic/elastic-newton';
import type { Box, ElementSizes } from '@/engineering/plate/elastic/mesh';
import { plateStiffness } from '@/engineering/plate/elastic/plate-element';
import { PlateGrid } from '@/engineering/plate/elastic/plate-grid';

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

/**
 * The coarsest grid: number of elements along the longer side, and smallest line distance relative to the
 * shorter side.
 */
const COARSEST = { along: 2, gap: 1 / 10 };

/** Minimum number of elements along the longer side, within the profile's bounds and elsewhere. */
const LEAST_ALONG = { fine: 5, coarse: 4 };
/**
 * Upper limits of the smallest line distance, in mm and relative to the shorter side; they apply to any
 * plate stiffness.
 */
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

  /**
   * Returns an approximate equilibrium on the rough grid as the start value for a finer grid; null if none
   * was found.
   */
  roughBalance(load: PlateLoad): NewtonResult | null {
    const { coarsest, rough } = this;
    const first = coarsest.roughBalance(load, coarsest.rigidStart(load));
    return rough.roughBalance(load, first ? rough.startFrom(coarsest, first) : rough.rigidStart(load));
  }

  /** Memory used by the grids created so far, bytes. */
  get bytes(): number {
    return Object.values(this.made).reduce((sum, grid) => sum + grid.bytes, 0);
  }
}
