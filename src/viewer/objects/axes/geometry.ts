/**
 * Draws the coordinate axes beside a corner of the concrete block, not at the origin, so that they stay
 * readable.
 */
import type { Drawing, Point3 } from '@/viewer/drawing/drawing';
import { Sketch } from '@/viewer/drawing/sketch';
import { arrow } from '@/viewer/drawing/solids';
import type { SceneMessage } from '@/viewer/message';
import { blockOf, scaleOf } from '@/viewer/objects/measures';

const AXES: readonly {
  name: 'x' | 'y' | 'z';
  material: 'axisX' | 'axisY' | 'axisZ';
  direction: Point3;
}[] = [
  { name: 'x', material: 'axisX', direction: [1, 0, 0] },
  { name: 'y', material: 'axisY', direction: [0, 1, 0] },
  { name: 'z', material: 'axisZ', direction: [0, 0, 1] },
];

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
