/** Draws a ring around the head of the selected anchor. */
import type { Drawing, Point2 } from '@/viewer/drawing/drawing';
import { Sketch } from '@/viewer/drawing/sketch';
import { lathe } from '@/viewer/drawing/solids';
import type { SceneMessage } from '@/viewer/message';
import { levelsOf } from '@/viewer/objects/measures';

/** Radii and height of the ring in anchor diameters; the ring is wider than the washer. */
const INNER = 1.25;
const OUTER = 1.65;
const HEIGHT = 0.4;

export function markGeometry(scene: SceneMessage): Drawing {
  const sketch = new Sketch();
  const { top } = levelsOf(scene);
  const anchor = scene.bolts.find(({ no }) => no === scene.markedAnchor);
  if (anchor) {
    const { x, y, diameter } = anchor;
    const [inner, outer] = [INNER * diameter, OUTER * diameter];
    const above = top + HEIGHT * diameter;
    const profile: Point2[] = [
      [inner, top],
      [outer, top],
      [outer, above],
      [inner, above],
      [inner, top],
    ];
    lathe(sketch, { material: 'mark', x, y, profile, steps: 32 });
  }
  return sketch.drawing();
}
