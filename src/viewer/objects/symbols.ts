/** Draws the symbols of the view: coordinate axes, anchor numbers, and the ring of the selected anchor. */
import type { Drawing, Point3, Point2 } from '@/viewer/drawing/drawing';
import { EMPTY } from '@/viewer/drawing/drawing';
import { Sketch } from '@/viewer/drawing/sketch';
import { arrow, lathe } from '@/viewer/drawing/solids';
import type { SceneMessage } from '@/viewer/message';
import { blockOf, scaleOf, levelsOf } from '@/viewer/objects/measures';

/** Draws the number of each anchor above its head. */
export function numbersGeometry(scene: SceneMessage): Drawing {
  const { top, unit } = levelsOf(scene);
  return {
    ...EMPTY,
    labels: scene.bolts.map(({ no, x, y }) => ({
      text: String(no),
      position: [x, y, top + 3 * unit],
      tone: 'number',
    })),
  };
}

/** Radii and height of the ring in anchor diameters; the ring is wider than the washer. */
const INNER = 1.25;
const OUTER = 1.65;
const HEIGHT = 0.4;

/** Draws a ring around the head of the selected anchor. */
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

const AXES: readonly {
  name: 'x' | 'y' | 'z';
  material: 'axisX' | 'axisY' | 'axisZ';
  direction: Point3;
}[] = [
  { name: 'x', material: 'axisX', direction: [1, 0, 0] },
  { name: 'y', material: 'axisY', direction: [0, 1, 0] },
  { name: 'z', material: 'axisZ', direction: [0, 0, 1] },
];

/**
 * Draws the coordinate axes beside a corner of the concrete block, not at the origin, so that they stay
 * readable.
 */
export function axesGeometry(scene: SceneMessage): Drawing {
  const sketch = new Sketch();
  const { left, bottom, depth } = blockOf(scene);
  const length = 1.3 * scaleOf(scene);
  const from: Point3 = [left - length, bottom - length, -depth];
  for (const { name, material, direction } of AXES) {
    const along = (distance: number): Point3 => [
      from[0] + direction[0] * distance,
      from[1] + direction[1] * distance,
      from[2] + direction[2] * distance,
    ];
    arrow(sketch, material, from, along(length), length / 18);
    sketch.label(material, name, along(length * 1.2));
  }
  return sketch.drawing();
}
