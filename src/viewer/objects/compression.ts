/** Draws the compression zone as a stress block whose depth is proportional to the pressure. */
import { between } from '@/drawing/plan/convex';
import { positivePart, pressureOf, valueAt } from '@/drawing/plan/pressure';
import { rectangle } from '@/drawing/plan/shapes';
import { byLargest, largestBy } from '@/engineering';
import { formatValue } from '@/text/format/format-number';
import type { Colour, Point2, Point3, DrawingBuilder } from '@/viewer/drawing/drawing';
import { gridSquare } from '@/viewer/drawing/solids';
import type { SceneMessage } from '@/viewer/message';
import { levelsOf, scaleOf } from '@/viewer/objects/scene-extents';

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
