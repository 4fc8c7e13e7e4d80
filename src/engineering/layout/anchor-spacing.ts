/** Distances between anchors, and positions that are impossible for any plate. */
import type { AnchorPoint } from '@/engineering/model/design';
import type { EngineError } from '@/engineering/model/result';

type Places = readonly (readonly [number, number])[];

/** Anchors closer together than this distance (mm) are treated as being at the same point. */
const SAME_POINT = 1e-3;

/**
 * Returns an error for the first impossible position; null if all are possible. `field` is the field name of
 * the position list; `size` is the plate size along x and y, mm.
 */
export function impossiblePlace(
  field: string,
  places: Places,
  [length, width]: readonly [number, number],
): EngineError | null {
  for (const [index, [x, y]] of places.entries()) {
    const refused = (message: string) => ({ field: `${field}.${index}`, message });
    if (Math.abs(x) > length / 2 || Math.abs(y) > width / 2) return refused('lies outside the plate');
    for (let other = 0; other < index; other++) {
      const distance = Math.hypot(x - places[other][0], y - places[other][1]);
      if (distance < SAME_POINT) return refused(`has the same position as anchor ${other + 1}`);
    }
  }
  return null;
}

interface AnchorPair {
  a: AnchorPoint;
  b: AnchorPoint;
  /** Distance between the two anchors, mm. */
  distance: number;
}

/** Returns the two anchors closest to each other; null for a single anchor. */
export function closestPair(anchors: readonly AnchorPoint[]): AnchorPair | null {
  let closest: AnchorPair | null = null;
  for (let i = 0; i < anchors.length; i++) {
    for (let j = i + 1; j < anchors.length; j++) {
      const [a, b] = [anchors[i], anchors[j]];
      const distance = Math.hypot(a.x - b.x, a.y - b.y);
      if (closest === null || distance < closest.distance) closest = { a, b, distance };
    }
  }
  return closest;
}
