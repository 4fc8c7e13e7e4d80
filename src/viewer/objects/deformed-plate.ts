/**
 * Draws the deformed plate, with its deflection exaggerated so that it is visible, and the compression zone
 * below it as a stress block whose depth is proportional to the pressure.
 */
import { between } from '@/drawing/plan/convex-bodies';
import { positivePart, pressureOf, valueAt } from '@/drawing/plan/pressure';
import { rectangle } from '@/drawing/plan/shapes';
import { byLargest, largestBy } from '@/engineering';
import { formatValue } from '@/text/format/format-number';
import type { Colour, Point2, Point3, DrawingBuilder } from '@/viewer/drawing/drawing';
import { gridSquare } from '@/viewer/drawing/solids';
import type { SceneMessage } from '@/viewer/message';
import { levelsOf, scaleOf } from '@/viewer/objects/scene-geometry';

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
  const desired = (SHOWN * scaleOf(scene)) / largest;
  const decade = 10 ** Math.floor(Math.log10(desired));
  const step = FACTORS.filter((factor) => factor * decade <= desired * (1 + 1e-9)).at(-1) ?? 1;
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

const PALE: Colour = [0.82, 0.89, 0.97];
const DEEP: Colour = [0.11, 0.33, 0.66];

/** Returns the colour for a fraction of the largest pressure. */
export const coloured = (share: number): Colour => between(PALE, DEEP, share);

/** Draws the pressure under an elastic plate: its depth in each cell follows the plate's deflection. */
function underBentPlate(
  builder: DrawingBuilder,
  scene: SceneMessage,
  { nx, ny, w }: NonNullable<SceneMessage['deformation']>,
): void {
  const { plate } = scene;
  const largest = w.reduce((best, value) => Math.max(best, -value), 0);
  if (largest <= 0) return;
  const deepest = w.findIndex((value) => byLargest(-value, largest) === 0);
  const depth = blockDepth(scene);
  const share = (i: number, k: number) => Math.max(0, -w[k * nx + i]) / largest;
  const at = (i: number, k: number, low: boolean): Point3 => [
    (i / (nx - 1) - 0.5) * plate.length,
    (k / (ny - 1) - 0.5) * plate.width,
    low ? -depth * share(i, k) : 0,
  ];
  for (let k = 0; k + 1 < ny; k++) {
    for (let i = 0; i + 1 < nx; i++) {
      const ring = gridSquare(i, k);
      if (ring.every(([a, b]) => share(a, b) === 0)) continue;
      const colours = ring.map(([a, b]) => coloured(share(a, b)));
      const face = (low: boolean) => ring.map(([a, b]) => at(a, b, low));
      builder.face('compression', face(false), colours);
      builder.face('compression', face(true).toReversed(), colours.toReversed());
    }
  }
  labelLargest(builder, scene, at(deepest % nx, Math.floor(deepest / nx), true));
}

function labelLargest(builder: DrawingBuilder, { compression }: SceneMessage, at: Point3): void {
  if (compression?.largest === undefined) return;
  builder.label('compression', `p_max = ${formatValue(compression.largest, 'stress')} MPa`, at);
}

/** Returns the depth of the stress block at the largest pressure, mm. */
const blockDepth = (scene: SceneMessage): number => 1.1 * scaleOf(scene);

export function drawCompression(builder: DrawingBuilder, scene: SceneMessage): void {
  const { compression, plate, deformation } = scene;
  if (!compression) return;
  if (deformation) {
    underBentPlate(builder, scene, deformation);
    return;
  }
  const outline = rectangle(-plate.length / 2, -plate.width / 2, plate.length / 2, plate.width / 2);
  const plane = pressureOf(outline, compression.force, [compression.x, compression.y]);
  if (!plane) return;
  const polygon = positivePart(outline, plane);
  const largest = Math.max(...polygon.map((point) => valueAt(plane, point)));
  const share = (point: Point2) => valueAt(plane, point) / largest;
  const depth = blockDepth(scene);
  const low = (point: Point2): Point3 => [point[0], point[1], -depth * share(point)];
  const high = ([x, y]: Point2): Point3 => [x, y, 0];
  const shade = (point: Point2): Colour => coloured(share(point));
  polygon.forEach((point, i) => {
    const next = polygon[(i + 1) % polygon.length];
    const around = [point, next, next, point];
    builder.face('compression', [low(point), low(next), high(next), high(point)], around.map(shade));
    builder.line('compression', low(point), low(next));
    builder.line('compression', high(point), high(next));
    builder.line('compression', low(point), high(point));
  });
  const back = polygon.toReversed();
  builder.face('compression', back.map(low), back.map(shade));
  builder.face('compression', polygon.map(high), polygon.map(shade));
  const deepest = largestBy(polygon, share);
  if (deepest) labelLargest(builder, scene, low(deepest));
  // The outline is also drawn on top of the plate, because the plate hides everything below it.
  const { top } = levelsOf(scene);
  builder.polyline(
    'compression',
    polygon.map(([x, y]): Point3 => [x, y, top + 0.4]),
    true,
  );
}
