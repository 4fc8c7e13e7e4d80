/** How far a profile reaches on a plate, and how far anchors stand from its steel. */
import { placedOutline } from '@/engineering';
import type { ProfileState } from '../model/design-state';

type Point = readonly [number, number];

/** The outline on the plate; what a tube encloses belongs to it, as nobody reaches an anchor in there. */
export const steelOutline = (profile: ProfileState): readonly Point[] =>
  placedOutline({ ...profile, type: Number(profile.series) })[0] ?? [];

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(x - x1 - at * dx, y - y1 - at * dy);
}

/** mm; 0 within the outline, infinite without one. */
export function distanceToSteel(outline: readonly Point[], [x, y]: Point): number {
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

/** Half the length and half the width of a plate about its middle that holds the outline, mm. */
export const halfReach = (outline: readonly Point[]): { x: number; y: number } => ({
  x: outline.reduce((most, [x]) => Math.max(most, Math.abs(x)), 0),
  y: outline.reduce((most, [, y]) => Math.max(most, Math.abs(y)), 0),
});
