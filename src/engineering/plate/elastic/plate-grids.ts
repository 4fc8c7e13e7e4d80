/**
 * The three grids of a plate. The rough one of few large elements takes most steps towards the final contact,
 * where they cost little; the middle one has forces right, the fine one stresses.
 */
import type { ElasticPlateGeometry } from './elastic-geometry';
import type { Box, ElementSizes } from './mesh';
import { PlateGrid } from './plate-grid';

const FINE = 25;
const COARSE = 40;
/** At most about so many elements along a side, so that large plates stay within time and memory. */
const MAX_ALONG = 28;
/** Elements of the other grids are so many times as large. */
const MIDDLE = 1.6;
const ROUGH = 2.5;
/** Lines of the middle grid stand no closer, mm and share of the shorter side: nothing thinner counts. */
const MIDDLE_GAP = { most: 10, share: 1 / 20 };

/** Element sizes for a plate of these sides. */
function defaultSizes(Lx: number, Ly: number): ElementSizes {
  const side = Math.max(Lx, Ly);
  return { fine: Math.max(FINE, side / MAX_ALONG), coarse: Math.max(COARSE, (1.6 * side) / MAX_ALONG) };
}

function washerBoxes({ anchors, washer }: ElasticPlateGeometry): Box[] {
  const r = washer / 2;
  return anchors.map(([x, y]) => ({ x1: x - r, x2: x + r, y1: y - r, y2: y + r }));
}

/** Each is made when it is first asked for. */
export class PlateGrids {
  private made: { fine?: PlateGrid; middle?: PlateGrid; rough?: PlateGrid } = {};

  constructor(private readonly geometry: ElasticPlateGeometry) {}

  private sizes(factor: number): ElementSizes {
    const { fine, coarse } = this.geometry.sizes ?? defaultSizes(this.geometry.Lx, this.geometry.Ly);
    return { fine: factor * fine, coarse: factor * coarse };
  }

  get fine(): PlateGrid {
    const { geometry } = this;
    const boxes = [...geometry.footprint.boxes, ...washerBoxes(geometry)];
    return (this.made.fine ??= new PlateGrid(geometry, this.sizes(1), boxes));
  }

  get middle(): PlateGrid {
    const { geometry } = this;
    const boxes = [geometry.footprint.bounds, ...washerBoxes(geometry)];
    const gap = Math.min(MIDDLE_GAP.most, MIDDLE_GAP.share * Math.min(geometry.Lx, geometry.Ly));
    return (this.made.middle ??= new PlateGrid(geometry, { ...this.sizes(MIDDLE), gap }, boxes));
  }

  get rough(): PlateGrid {
    const { geometry } = this;
    return (this.made.rough ??= new PlateGrid(geometry, this.sizes(ROUGH), [geometry.footprint.bounds]));
  }

  /** Memory of the grids that were made, bytes. */
  get bytes(): number {
    return Object.values(this.made).reduce((sum, grid) => sum + grid.bytes, 0);
  }
}
