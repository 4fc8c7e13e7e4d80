/** The compressed zone: a block of stress that reaches as deep into the concrete as the pressure is high. */
import type { Colour, Drawing, Point2, Point3 } from '../../drawing/drawing';
import { Sketch } from '../../drawing/sketch';
import { rectangle } from '../../drawing/solids';
import type { SceneMessage } from '../../message';
import { levelsOf, scaleOf } from '../../scene/measures';
import { positivePart, pressureOf, valueAt } from './pressure';

const PALE: Colour = [0.82, 0.89, 0.97];
const DEEP: Colour = [0.11, 0.33, 0.66];

const shaded = (share: number): Colour => {
  const mixed = (i: 0 | 1 | 2) => PALE[i] + share * (DEEP[i] - PALE[i]);
  return [mixed(0), mixed(1), mixed(2)];
};

/** Under an elastic plate the pressure follows its deflection: cell by cell where the plate is pressed down. */
function underBentPlate(
  scene: SceneMessage,
  { nx, ny, w }: NonNullable<SceneMessage['deformation']>,
): Drawing {
  const sketch = new Sketch();
  const { plate } = scene;
  const largest = w.reduce((best, value) => Math.max(best, -value), 0);
  if (largest <= 0) return sketch.drawing();
  const depth = blockDepth(scene);
  const share = (i: number, k: number) => Math.max(0, -w[k * nx + i]) / largest;
  const at = (i: number, k: number, low: boolean): Point3 => [
    (i / (nx - 1) - 0.5) * plate.length,
    (k / (ny - 1) - 0.5) * plate.width,
    low ? -depth * share(i, k) : 0,
  ];
  for (let k = 0; k + 1 < ny; k++) {
    for (let i = 0; i + 1 < nx; i++) {
      const ring = [
        [i, k],
        [i + 1, k],
        [i + 1, k + 1],
        [i, k + 1],
      ] as const;
      const mean = ring.reduce((sum, [a, b]) => sum + share(a, b), 0) / 4;
      if (mean === 0) continue;
      const face = (low: boolean): [Point3, Point3, Point3, Point3] => {
        const [a, b, c, d] = ring.map(([x, y]) => at(x, y, low));
        return [a, b, c, d];
      };
      const [a, b, c, d] = face(true);
      sketch.quad('compression', face(false), undefined, shaded(mean));
      sketch.quad('compression', [d, c, b, a], undefined, shaded(mean));
    }
  }
  return sketch.drawing();
}

/** Depth of the block of stress where the pressure is highest. */
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
  const shade = (points: readonly Point2[]): Colour => {
    return shaded(points.reduce((sum, point) => sum + share(point), 0) / points.length);
  };
  polygon.forEach((point, i) => {
    const next = polygon[(i + 1) % polygon.length];
    sketch.quad(
      'compression',
      [low(point), low(next), high(next), high(point)],
      undefined,
      shade([point, next]),
    );
    sketch.line('compression', low(point), low(next));
    sketch.line('compression', high(point), high(next));
    sketch.line('compression', low(point), high(point));
  });
  for (let i = 2; i < polygon.length; i++) {
    const corners = [polygon[0], polygon[i - 1], polygon[i]] as const;
    const colour = shade(corners);
    sketch.triangle('compression', [low(corners[0]), low(corners[2]), low(corners[1])], undefined, colour);
    sketch.triangle('compression', [high(corners[0]), high(corners[1]), high(corners[2])], undefined, colour);
  }
  // On top of the plate as well, which hides what lies under it.
  const { top } = levelsOf(scene);
  sketch.polyline(
    'compression',
    polygon.map(([x, y]): Point3 => [x, y, top + 0.4]),
    true,
  );
  return sketch.drawing();
}
