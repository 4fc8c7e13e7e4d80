/** Position of a profile's cross-section on the plate. */
import type { ProfileInput } from '@/engineering/model/design';
import { outlineOf, type Section } from '@/engineering/profiles/series';

type Point = [number, number];
type Placed = Pick<ProfileInput, 'type' | 'H' | 'W' | 'T' | 'FT' | 'ex' | 'ey' | 'rotation'>;

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
export function placementOf(profile: Placed): (x: number, y: number) => Point {
  const { ex, ey, rotation } = profile;
  const [cx, cy] = centroidOf(profile.type, profile);
  const angle = (rotation * Math.PI) / 180;
  // Makes sine and cosine exact for multiples of 90°, so that the walls of a rotated section are parallel to
  // the axes.
  const exact = (value: number): number => (Math.abs(value) < 1e-12 ? 0 : value);
  const [cos, sin] = [exact(Math.cos(angle)), exact(Math.sin(angle))];
  return (x, y) => [ex + (x - cx) * cos - (y - cy) * sin, ey + (x - cx) * sin + (y - cy) * cos];
}

/** Returns the outlines of the section on the plate; a second outline inside the first is a hole. */
export function placedOutline(profile: Placed): Point[][] {
  const place = placementOf(profile);
  return outlineOf(profile.type, profile).map((outline) => outline.map(([x, y]) => place(x, y)));
}
