/** Position and extent of a profile on the plate, and distances from anchors to its steel. */
import type { ProfileInput } from '@/engineering/model/design';
import { outlineOf, type Section } from '@/engineering/profiles/series';

type Point = [number, number];
type Corner = readonly [number, number];
type Outlines = readonly (readonly Corner[])[];

/** Computes the area and its first moments (area times centroid) with the polygon formula. */
function areaAndCentroid(outline: readonly Point[]): { area: number; x: number; y: number } {
  const sums = { area: 0, x: 0, y: 0 };
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length];
    const cross = x1 * y2 - x2 * y1;
    sums.area += cross / 2;
    sums.x += ((x1 + x2) * cross) / 6;
    sums.y += ((y1 + y2) * cross) / 6;
  });
  return sums;
}

/**
 * Returns the centroid of a section in mm, relative to the centre of its bounding box. The areas of all
 * outlines are added, even the hole of a tube: a tube is symmetric, so its centroid is at the centre in any
 * case.
 */
export function centroidOf(code: number, section: Section): Point {
  const parts = outlineOf(code, section).map(areaAndCentroid);
  const area = parts.reduce((sum, part) => sum + part.area, 0);
  if (!(area > 0)) return [0, 0];
  return [
    parts.reduce((sum, part) => sum + part.x, 0) / area,
    parts.reduce((sum, part) => sum + part.y, 0) / area,
  ];
}

/**
 * Returns the transformation from coordinates of the section to coordinates of the plate: the centroid moves
 * to (ex, ey), and the section is rotated counter-clockwise about it.
 */
export function placementOf(profile: ProfileInput): (x: number, y: number) => Point {
  const { ex, ey, rotation } = profile;
  const [cx, cy] = centroidOf(profile.type, profile);
  const angle = (rotation * Math.PI) / 180;
  // Sine and cosine are exact for multiples of 90°, so that the walls stay parallel to the axes.
  const exact = (value: number): number => (Math.abs(value) < 1e-12 ? 0 : value);
  const [cos, sin] = [exact(Math.cos(angle)), exact(Math.sin(angle))];
  return (x, y) => [ex + (x - cx) * cos - (y - cy) * sin, ey + (x - cx) * sin + (y - cy) * cos];
}

/** Returns the outlines of the section on the plate; a second outline inside the first is a hole. */
export function placedOutline(profile: ProfileInput): Point[][] {
  const place = placementOf(profile);
  return outlineOf(profile.type, profile).map((outline) => outline.map(([x, y]) => place(x, y)));
}

function distanceToLine([x, y]: Corner, [x1, y1]: Corner, [x2, y2]: Corner): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(x - x1 - at * dx, y - y1 - at * dy);
}

function distanceToOutline(outline: readonly Corner[], [x, y]: Corner): number {
  let isInside = false;
  let least = Infinity;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length];
    const [[x1, y1], [x2, y2]] = [from, to];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
    least = Math.min(least, distanceToLine([x, y], from, to));
  });
  return isInside ? 0 : least;
}

/** Returns the distance to the steel, mm: 0 in the steel or inside a tube, infinite without a profile. */
export const distanceToSteel = (outlines: Outlines, point: Corner): number =>
  Math.min(Infinity, ...outlines.map((outline) => distanceToOutline(outline, point)));

/** Returns half the sides (mm) of the smallest plate, centred on the origin, that contains the profile. */
export const halfReach = (outlines: Outlines): { x: number; y: number } => ({
  x: outlines.flat().reduce((most, [x]) => Math.max(most, Math.abs(x)), 0),
  y: outlines.flat().reduce((most, [, y]) => Math.max(most, Math.abs(y)), 0),
});
