/** Draws the base plate with its holes, and the grout or packing under the plate. */
import type { Drawing, Point2 } from '@/viewer/drawing/drawing';
import { Sketch } from '@/viewer/drawing/sketch';
import { circle, prism, rectangle } from '@/viewer/drawing/solids';
import type { Bolt, SceneMessage } from '@/viewer/message';

/** Minimum hole diameter minus anchor diameter, mm; it also applies if the scene states no hole size. */
const CLEARANCE = 2;
/** Difference between length and width of a slotted hole, in anchor diameters. */
const SLOT_LENGTH = 2.4;
const ARC_STEPS = 12;

const arc = (x: number, y: number, radius: number, start: number): Point2[] =>
  Array.from({ length: ARC_STEPS + 1 }, (_, i): Point2 => {
    const angle = start + (Math.PI * i) / ARC_STEPS;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** Returns the outline of a hole: round, slotted along one axis, or larger in both directions. */
export function holeOutline({ x, y, diameter, weightX, weightY }: Bolt, hole: number): Point2[] {
  const radius = Math.max(hole, diameter + CLEARANCE) / 2;
  const slot = SLOT_LENGTH * diameter * 0.5;
  const alongX = weightX === 0 ? slot : 0;
  const alongY = weightY === 0 ? slot : 0;
  if (alongX > 0 && alongY > 0) return circle(x, y, radius + slot * 0.7);
  if (alongX > 0)
    return [...arc(x + alongX, y, radius, -Math.PI / 2), ...arc(x - alongX, y, radius, Math.PI / 2)];
  if (alongY > 0) return [...arc(x, y + alongY, radius, 0), ...arc(x, y - alongY, radius, Math.PI)];
  return circle(x, y, radius);
}

/**
 * Maximum distance by which grout extends beyond the plate, mm; shallower grout extends by its own height.
 */
const GROUT_SPREAD = 15;

/**
 * Returns the outlines of the holes. A hole that crosses the edge of the plate cannot be cut out and is
 * omitted; the input fields report the error.
 */
function holesOf({ plate, bolts }: SceneMessage): Point2[][] {
  const [x, y] = [plate.length / 2, plate.width / 2];
  return bolts
    .map((bolt) => holeOutline(bolt, plate.hole ?? 0))
    .filter((hole) => hole.every(([hx, hy]) => Math.abs(hx) < x && Math.abs(hy) < y));
}

function grout(sketch: Sketch, scene: SceneMessage): void {
  const { plate } = scene;
  const spread = Math.min(GROUT_SPREAD, plate.standOff);
  const [x, y] = [plate.length / 2 + spread, plate.width / 2 + spread];
  const outline = rectangle(-x, -y, x, y);
  const holes = holesOf(scene);
  prism(sketch, { material: 'grout', ink: 'outline', outline, holes, bottom: 0, top: plate.standOff });
}

/** Adds the packing under the corners of the plate. */
function packing(sketch: Sketch, { plate }: SceneMessage): void {
  const size = Math.min(plate.length, plate.width) / 8;
  for (const [signX, signY] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ]) {
    const [x, y] = [signX * (plate.length / 2 - size), signY * (plate.width / 2 - size)];
    const outline = rectangle(x - size / 2, y - size / 2, x + size / 2, y + size / 2);
    prism(sketch, { material: 'plate', ink: 'outline', outline, bottom: 0, top: plate.standOff });
  }
}

/** Adds the nuts that clamp the plate from below. */
function lowerNuts(sketch: Sketch, { plate, bolts }: SceneMessage): void {
  const top = plate.standOff;
  for (const { x, y, diameter } of bolts) {
    const height = Math.min(0.8 * diameter, top * 0.6);
    const outline = circle(x, y, 0.92 * diameter, 6);
    prism(sketch, { material: 'plate', ink: 'outline', outline, bottom: top - height, top });
  }
}

const FILLINGS: Partial<
  Record<NonNullable<SceneMessage['plate']['gap']>, (sketch: Sketch, scene: SceneMessage) => void>
> = { grout, support: packing, clamped: lowerNuts };

/** Draws the objects between the concrete and the plate. */
export function gapGeometry(scene: SceneMessage): Drawing {
  const sketch = new Sketch();
  const { standOff, gap } = scene.plate;
  if (standOff > 0 && gap) FILLINGS[gap]?.(sketch, scene);
  return sketch.drawing();
}

export function plateGeometry(scene: SceneMessage): Drawing {
  const sketch = new Sketch();
  const { length, width, standOff, thickness } = scene.plate;
  prism(sketch, {
    material: 'plate',
    ink: 'outline',
    outline: rectangle(-length / 2, -width / 2, length / 2, width / 2),
    holes: holesOf(scene),
    bottom: standOff,
    top: standOff + thickness,
  });
  return sketch.drawing();
}
