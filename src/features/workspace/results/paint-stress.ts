/** Paints stresses as colour bands, hatched above the yield strength. */
import { stressAt, type StressGrid } from '@/design/scene/grids';
import { bandColour } from '@/drawing/plan/stress-colours';

/** Maximum length of the longer side in pixels, so that painting does not block the page. */
const MOST = 1800;
/** Spacing and width of the hatch lines, as fractions of the longer side. */
const HATCH = { spacing: 1 / 70, width: 1 / 210 };
const HATCH_COVER = 0.7;

export interface StressPaint {
  grid: StressGrid;
  /** Stress at the end of the colour scale, MPa; stresses above `limit` are hatched. */
  largest: number;
  limit: number;
  /** Width of the plate divided by its height. */
  aspect: number;
  /** Length of the longer side in pixels. */
  pixels: number;
}

export function paintStress(canvas: HTMLCanvasElement, what: StressPaint): void {
  const { grid, largest, limit, aspect, pixels } = what;
  const side = Math.min(MOST, pixels);
  const width = Math.round(aspect >= 1 ? side : side * aspect);
  const height = Math.round(aspect >= 1 ? side / aspect : side);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const image = pen.createImageData(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const stress = stressAt(grid, (x + 0.5) / width, 1 - (y + 0.5) / height);
      const isHatched = stress > limit && (x + y) % (HATCH.spacing * side) < HATCH.width * side;
      const colour = bandColour(largest > 0 ? stress / largest : 0);
      const at = 4 * (y * width + x);
      for (let part = 0; part < 3; part++)
        image.data[at + part] = isHatched
          ? colour[part] * (1 - HATCH_COVER) + (part === 0 ? 205 : 30) * HATCH_COVER
          : colour[part];
      image.data[at + 3] = 255;
    }
  pen.putImageData(image, 0, 0);
}
