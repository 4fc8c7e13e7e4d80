/** Draws the base plate with its holes, and the grout or packing under the plate. */
import { drawnOutline } from '@/drawing/plan/profile-outline';
import { rectangle } from '@/drawing/plan/shapes';
import { seriesByCode, type Shape } from '@/engineering';
import type { Point2, Colour, Point3, DrawingBuilder } from '@/viewer/drawing/drawing';
import { circle, gridSquare, prism } from '@/viewer/drawing/solids';
import type { Bolt, SceneMessage } from '@/viewer/message';
import { blockOf, levelsOf, stubHeight } from '@/viewer/objects/scene-geometry';

const TUBES = new Set<Shape>(['RHS', 'SHS']);

/** Draws a piece of the profile with its actual cross-section and its centroid at the reference point. */
export function drawProfile(builder: DrawingBuilder, scene: SceneMessage): void {
  const { section, eccentricity, rotation } = scene;
  const series = seriesByCode(section.type);
  if (!series || section.H <= 0) return;
  const placed = { ...section, ...eccentricity, rotation };
  const { top: bottom } = levelsOf(scene);
  const outlines = drawnOutline(placed);
  const top = bottom + stubHeight(scene);
  const isTube = TUBES.has(series.shape);
  // If opposite walls of a tube meet, the section has no hole.
  const holes = isTube && 2 * section.T < Math.min(section.H, section.W) ? outlines.slice(1) : [];
  for (const outline of isTube ? outlines.slice(0, 1) : outlines)
    builder.solid('profile', prism({ outline, holes, bottom, top }), { stroke: 'outline' });
}

/** Colours by which the concrete colour is multiplied in the shadow and outside it. */
const DARK: Colour = [0.62, 0.63, 0.66];
const LIGHT: Colour = [1, 1, 1];
/** Width of the shadow beyond the plate: a multiple of the plate thickness plus a multiple of the gap. */
const REACH = { thickness: 1.2, standOff: 0.9 };
/** Height of the shadow above the concrete, mm; without this gap, the coplanar faces would flicker. */
const ABOVE = 0.3;

/** Draws the soft shadow of the plate on the concrete: darkest below the plate, and fading out beyond it. */
export function drawShadow(builder: DrawingBuilder, scene: SceneMessage): void {
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
      const ring = gridSquare(i, k);
      // Corner squares are divided along the outward diagonal.
      const corners = i === k ? ring : [...ring.slice(1), ring[0]];
      const at = ([u, v]: readonly [number, number]): Point3 => [xs[u], ys[v], ABOVE];
      const shade = ([u, v]: readonly [number, number]) => (isUnder(u, v) ? DARK : LIGHT);
      builder.face('shadow', corners.map(at), corners.map(shade));
    }
}

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

/** Largest distance by which grout extends beyond the plate, mm; shallower grout extends by its height. */
const GROUT_SPREAD = 15;

/** Returns the holes inside the plate; a hole across its edge is an error that the input fields report. */
function holesOf({ plate, bolts }: SceneMessage): Point2[][] {
  const [x, y] = [plate.length / 2, plate.width / 2];
  return bolts
    .map((bolt) => holeOutline(bolt, plate.hole ?? 0))
    .filter((hole) => hole.every(([hx, hy]) => Math.abs(hx) < x && Math.abs(hy) < y));
}

function grout(builder: DrawingBuilder, scene: SceneMessage): void {
  const { plate } = scene;
  const spread = Math.min(GROUT_SPREAD, plate.standOff);
  const [x, y] = [plate.length / 2 + spread, plate.width / 2 + spread];
  const outline = rectangle(-x, -y, x, y);
  const holes = holesOf(scene);
  builder.solid('grout', prism({ outline, holes, bottom: 0, top: plate.standOff }), { stroke: 'outline' });
}

/** Adds the packing under the corners of the plate. */
function packing(builder: DrawingBuilder, { plate }: SceneMessage): void {
  const size = Math.min(plate.length, plate.width) / 8;
  const [toX, toY] = [plate.length / 2 - size, plate.width / 2 - size];
  for (const [x, y] of rectangle(-toX, -toY, toX, toY)) {
    const outline = rectangle(x - size / 2, y - size / 2, x + size / 2, y + size / 2);
    builder.solid('plate', prism({ outline, bottom: 0, top: plate.standOff }), { stroke: 'outline' });
  }
}

/** Adds the nuts that clamp the plate from below. */
function lowerNuts(builder: DrawingBuilder, { plate, bolts }: SceneMessage): void {
  const top = plate.standOff;
  for (const { x, y, diameter } of bolts) {
    const height = Math.min(0.8 * diameter, top * 0.6);
    const outline = circle(x, y, 0.92 * diameter, 6);
    builder.solid('plate', prism({ outline, bottom: top - height, top }), { stroke: 'outline' });
  }
}

const FILLINGS: Partial<Record<NonNullable<SceneMessage['plate']['gap']>, typeof grout>> = {
  grout,
  support: packing,
  clamped: lowerNuts,
};

/** Draws the objects between the concrete and the plate. */
export function drawGap(builder: DrawingBuilder, scene: SceneMessage): void {
  const { standOff, gap } = scene.plate;
  if (standOff > 0 && gap) FILLINGS[gap]?.(builder, scene);
}

export function drawPlate(builder: DrawingBuilder, scene: SceneMessage): void {
  const { length, width, standOff, thickness } = scene.plate;
  const outline = rectangle(-length / 2, -width / 2, length / 2, width / 2);
  const body = prism({ outline, holes: holesOf(scene), bottom: standOff, top: standOff + thickness });
  builder.solid('plate', body, { stroke: 'outline' });
}
