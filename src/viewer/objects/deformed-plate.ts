/** Draws the deformed plate, with its deflection exaggerated so that it is visible. */
import { between } from '@/drawing/plan/convex';
import type { Colour, Point3, DrawingBuilder } from '@/viewer/drawing/drawing';
import { gridSquare } from '@/viewer/drawing/solids';
import type { SceneMessage } from '@/viewer/message';
import { levelsOf, scaleOf } from '@/viewer/objects/scene-extents';

const FACTORS = [1, 2, 5];
/** Drawn height of the largest deflection, as a multiple of the scene's reference length. */
const SHOWN = 0.8;
const FLAT: Colour = [0.66, 0.73, 0.8];
export const BENT: Colour = [0.53, 0.36, 0.72];
/** Approximate number of grid lines drawn along each side. */
const GRID_LINES = 12;

/** Returns the largest deflection, mm; the solution's own may occur between the grid points. */
export function largestDeflection(deformation: NonNullable<SceneMessage['deformation']>): number {
  return deformation.largest ?? deformation.w.reduce((best, w) => Math.max(best, Math.abs(w)), 0);
}

/** Returns the factor by which deflections are exaggerated: 1, 2, 5, 10, ... */
export function exaggeration(scene: SceneMessage): number {
  const { deformation } = scene;
  const largest = deformation ? largestDeflection(deformation) : 0;
  if (largest <= 0) return 1;
  const wanted = (SHOWN * scaleOf(scene)) / largest;
  const decade = 10 ** Math.floor(Math.log10(wanted));
  const step = FACTORS.filter((factor) => factor * decade <= wanted * (1 + 1e-9)).at(-1) ?? 1;
  return Math.max(1, step * decade);
}

export function drawDeformedPlate(builder: DrawingBuilder, scene: SceneMessage): void {
  const { deformation, plate } = scene;
  if (!deformation) return;
  const { nx, ny, w } = deformation;
  const factor = exaggeration(scene);
  const largest = largestDeflection(deformation) || 1;
  const { underside } = levelsOf(scene);
  const at = (i: number, k: number, height: number): Point3 => [
    (i / (nx - 1) - 0.5) * plate.length,
    (k / (ny - 1) - 0.5) * plate.width,
    underside + height + factor * w[k * nx + i],
  ];
  const colour = (i: number, k: number): Colour =>
    between(FLAT, BENT, Math.min(1, Math.abs(w[k * nx + i]) / largest));
  for (let k = 0; k + 1 < ny; k++) {
    for (let i = 0; i + 1 < nx; i++) {
      const ring = (height: number) => gridSquare(i, k).map((point) => at(...point, height));
      builder.face('deformation', ring(plate.thickness), colour(i, k));
      builder.face('deformation', ring(0).toReversed(), colour(i, k));
    }
  }
  const rim = [
    ...Array.from({ length: nx - 1 }, (_, i) => [i, 0] as const),
    ...Array.from({ length: ny - 1 }, (_, k) => [nx - 1, k] as const),
    ...Array.from({ length: nx - 1 }, (_, i) => [nx - 1 - i, ny - 1] as const),
    ...Array.from({ length: ny - 1 }, (_, k) => [0, ny - 1 - k] as const),
  ];
  const top = plate.thickness;
  rim.forEach(([i, k], index) => {
    const [nextI, nextK] = rim[(index + 1) % rim.length];
    const face = [at(i, k, 0), at(nextI, nextK, 0), at(nextI, nextK, top), at(i, k, top)] as const;
    builder.face('deformation', face, colour(i, k));
    builder.line('outline', face[0], face[1]);
    builder.line('outline', face[2], face[3]);
  });
  const everyX = Math.max(1, Math.round((nx - 1) / GRID_LINES));
  const everyY = Math.max(1, Math.round((ny - 1) / GRID_LINES));
  const row = Array.from({ length: nx }, (_, i) => i);
  const column = Array.from({ length: ny }, (_, k) => k);
  for (let k = 0; k < ny; k += everyY)
    builder.polyline(
      'deformation',
      row.map((i) => at(i, k, top)),
    );
  for (let i = 0; i < nx; i += everyX)
    builder.polyline(
      'deformation',
      column.map((k) => at(i, k, top)),
    );
}
