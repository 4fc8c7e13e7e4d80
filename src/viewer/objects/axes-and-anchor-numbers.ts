/** Draws the symbols of the view: coordinate axes, anchor numbers, and the ring of the selected anchor. */
import { along, type Point3 } from '@/drawing/plan/convex-bodies';
import { rectangle } from '@/drawing/plan/shapes';
import type { DrawingBuilder } from '@/viewer/drawing/drawing';
import { arrow, lathe } from '@/viewer/drawing/solids';
import type { SceneMessage } from '@/viewer/message';
import { blockOf, scaleOf, levelsOf } from '@/viewer/objects/scene-geometry';

/** Draws the number of each anchor above its head. */
export function drawNumbers(builder: DrawingBuilder, scene: SceneMessage): void {
  const { top, unit } = levelsOf(scene);
  for (const { no, x, y } of scene.bolts) builder.label('number', String(no), [x, y, top + 3 * unit]);
}

/** Radii and height of the ring in anchor diameters; the ring is wider than the washer. */
const INNER = 1.25;
const OUTER = 1.65;
const HEIGHT = 0.4;

/** Draws a ring around the head of the selected anchor. */
export function drawMark(builder: DrawingBuilder, scene: SceneMessage): void {
  const { top } = levelsOf(scene);
  const anchor = scene.bolts.find(({ no }) => no === scene.markedAnchor);
  if (anchor) {
    const { x, y, diameter } = anchor;
    const section = rectangle(INNER * diameter, top, OUTER * diameter, top + HEIGHT * diameter);
    builder.solid('mark', lathe([...section, section[0]], 32).translate(x, y, 0));
  }
}

const AXES = [
  { name: 'x', material: 'axisX', direction: [1, 0, 0] },
  { name: 'y', material: 'axisY', direction: [0, 1, 0] },
  { name: 'z', material: 'axisZ', direction: [0, 0, 1] },
] as const;

/** Draws the axes beside a corner of the block, not at the origin, so that they stay readable. */
export function drawAxes(builder: DrawingBuilder, scene: SceneMessage): void {
  const { left, bottom, depth } = blockOf(scene);
  const length = 1.3 * scaleOf(scene);
  const from: Point3 = [left - length, bottom - length, -depth];
  for (const { name, material, direction } of AXES) {
    for (const part of arrow(from, along(from, direction, length), length / 18))
      builder.solid(material, part);
    builder.label(material, name, along(from, direction, length * 1.2));
  }
}
