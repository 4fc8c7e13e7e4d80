/** Draws the soft shadow of the plate on the concrete: darkest below the plate, and fading out beyond it. */
import type { Colour, Drawing, Point3 } from '@/viewer/drawing/drawing';
import { Sketch } from '@/viewer/drawing/sketch';
import type { SceneMessage } from '@/viewer/message';
import { blockOf } from '@/viewer/objects/measures';

/** Colours by which the concrete colour is multiplied in the shadow and outside it. */
const DARK: Colour = [0.62, 0.63, 0.66];
const LIGHT: Colour = [1, 1, 1];
/** Width of the shadow beyond the plate: a multiple of the plate thickness plus a multiple of the gap. */
const REACH = { thickness: 1.2, standOff: 0.9 };
/** Height of the shadow above the concrete, mm; without this gap, the coplanar faces would flicker. */
const ABOVE = 0.3;

export function shadowGeometry(scene: SceneMessage): Drawing {
  const sketch = new Sketch();
  const { plate } = scene;
  const { left, right, bottom, top } = blockOf(scene);
  const reach = REACH.thickness * plate.thickness + REACH.standOff * plate.standOff;
  const [x, y] = [plate.length / 2, plate.width / 2];
  const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const xs = [-x - reach, -x, x, x + reach].map((value) => within(value, left, right));
  const ys = [-y - reach, -y, y, y + reach].map((value) => within(value, bottom, top));
  const isUnder = (i: number, k: number) => (i === 1 || i === 2) && (k === 1 || k === 2);
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < 3; k++) {
      const ring = [
        [i, k],
        [i + 1, k],
        [i + 1, k + 1],
        [i, k + 1],
      ] as const;
      // Corner squares are divided along the outward diagonal.
      const [a, b, c, d] = i === k ? ring : [ring[1], ring[2], ring[3], ring[0]];
      const at = ([u, v]: readonly [number, number]): Point3 => [xs[u], ys[v], ABOVE];
      const shade = ([u, v]: readonly [number, number]) => (isUnder(u, v) ? DARK : LIGHT);
      sketch.quad('shadow', [at(a), at(b), at(c), at(d)], undefined, [
        shade(a),
        shade(b),
        shade(c),
        shade(d),
      ]);
    }
  return sketch.drawing();
}
