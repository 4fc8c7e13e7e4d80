/** Extent of a profile on a plate, and distances from anchors to its steel. */
import type { ProfileInput } from '@/engineering/model/design';
import { placedOutline } from '@/engineering/profiles/placement';

type Point = readonly [number, number];
type Outlines = readonly (readonly Point[])[];
type Placed = Pick<ProfileInput, 'type' | 'H' | 'W' | 'T' | 'FT' | 'ex' | 'ey' | 'rotation'>;

/**
 * Returns the outlines of the profile on the plate, mm. The inside of a tube is treated as steel, because an
 * anchor inside a tube would be inaccessible.
 */
export const steelOutlines = (profile: Placed): Outlines => placedOutline(profile);

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(x - x1 - at * dx, y - y1 - at * dy);
}

function distanceToOutline(outline: readonly Point[], [x, y]: Point): number {
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

/** Returns the distance from a point to the steel, mm: 0 within the steel, infinite without a profile. */
export const distanceToSteel = (outlines: Outlines, point: Point): number =>
  Math.min(Infinity, ...outlines.map((outline) => distanceToOutline(outline, point)));

/** Returns half the sides (mm) of the smallest plate, centred on the origin, that contains the profile. */
export const halfReach = (outlines: Outlines): { x: number; y: number } => ({
  x: outlines.flat().reduce((most, [x]) => Math.max(most, Math.abs(x)), 0),
  y: outlines.flat().reduce((most, [, y]) => Math.max(most, Math.abs(y)), 0),
});
