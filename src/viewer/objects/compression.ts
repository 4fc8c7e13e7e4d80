/**
 * Draws the compression zone as a stress block in the concrete whose depth is proportional to the pressure.
 */
import { positivePart, pressureOf, valueAt } from '@/drawing/plan/pressure';
import { byLargest, largestBy } from '@/engineering';
import { formatFigure } from '@/text/format/format-number';
import type { Colour, Drawing, Point2, Point3 } from '@/viewer/drawing/drawing';
import { Sketch } from '@/viewer/drawing/sketch';
import { gridSquare, rectangle } from '@/viewer/drawing/solids';
import type { SceneMessage } from '@/viewer/message';
import { levelsOf, scaleOf } from '@/viewer/objects/measures';

const PALE: Colour = [0.82, 0.89, 0.97];
const DEEP: Colour = [0.11, 0.33, 0.66];

/** Returns the colour for a fraction of the largest pressure. */
export const shaded = (share: number): Colour => {
  const mixed = (i: 0 | 1 | 2) => PALE[i] + share * (DEEP[i] - PALE[i]);
  return [mixed(0), mixed(1), mixed(2)];
};

/**
 * Draws the pressure under an elastic plate: in each cell of the contact area, the depth follows the
 * deflection of the plate.
 */
function underBentPlate(
  scene: SceneMessage,
  { nx, ny, w }: NonNullable<SceneMessage['deformation']>,
): Drawing {
  const sketch = new Sketch();
  const { plate } = scene;
  const largest = w.reduce((best, value) => Math.max(best, -value), 0);
  if (largest <= 0) return sketch.drawing();
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
      const [p, q, r, s] = ring.map(([a, b]) => shaded(share(a, b)));
      const face = (low: boolean): [Point3, Point3, Point3, Point3] => {
        const [a, b, c, d] = ring.map(([x, y]) => at(x, y, low));
        return [a, b, c, d];
      };
      const [a, b, c, d] = face(true);
      sketch.quad('compression', face(false), undefined, [p, q, r, s]);
      sketch.quad('compression', [d, c, b, a], undefined, [s, r, q, p]);
    }
  }
  labelLargest(sketch, scene, at(deepest % nx, Math.floor(deepest / nx), true));
  return sketch.drawing();
}

function labelLargest(sketch: Sketch, { compression }: SceneMessage, at: Point3): void {
  if (compression?.largest === undefined) return;
  sketch.label('compression', `p_max = ${formatFigure(compression.largest, 'stress')} MPa`, at);
}

/** Returns the depth of the stress block at the largest pressure, mm. */
const blockDepth = (scene: SceneMessage): number => 1.1 * scaleOf(scene);

export function compressionGeometry(scene: SceneMessage): Drawing {
  const sketch = new Sketch();
  const { compression, plate, deformation } = scene;
  if (!compression) return sketch.drawing();
  if (deformation) return underBentPlate(scene, deformation);
  const outline = rectangle(-plate.length / 2, -plate.width / 2, plate.length / 2, plate.width / 2);
  const plane = pressureOf(outline, compression.force, [compression.x, compression.y]);
  if (!plane) return sketch.drawing();
  const polygon = positivePart(outline, plane);
  const largest = Math.max(...polygon.map((point) => valueAt(plane, point)));
  const share = (point: Point2) => valueAt(plane, point) / largest;
  const depth = blockDepth(scene);
  const low = (point: Point2): Point3 => [point[0], point[1], -depth * share(point)];
  const high = ([x, y]: Point2): Point3 => [x, y, 0];
  const shade = (point: Point2): Colour => shaded(share(point));
  polygon.forEach((point, i) => {
    const next = polygon[(i + 1) % polygon.length];
    sketch.quad('compression', [low(point), low(next), high(next), high(point)], undefined, [
      shade(point),
      shade(next),
      shade(next),
      shade(point),
    ]);
    sketch.line('compression', low(point), low(next));
    sketch.line('compression', high(point), high(next));
    sketch.line('compression', low(point), high(point));
  });
  for (let i = 2; i < polygon.length; i++) {
    const corners = [polygon[0], polygon[i - 1], polygon[i]] as const;
    const [p, q, r] = [shade(corners[0]), shade(corners[1]), shade(corners[2])];
    const [a, b, c] = corners;
    sketch.triangle('compression', [low(a), low(c), low(b)], undefined, [p, r, q]);
    sketch.triangle('compression', [high(a), high(b), high(c)], undefined, [p, q, r]);
  }
  const deepest = largestBy(polygon, share);
  if (deepest) labelLargest(sketch, scene, low(deepest));
  // The outline is also drawn on top of the plate, because the plate hides everything below it.
  const { top } = levelsOf(scene);
  sketch.polyline(
    'compression',
    polygon.map(([x, y]): Point3 => [x, y, top + 0.4]),
    true,
  );
  return sketch.drawing();
}
