import type { AnchorPoint } from '@/engineering/model/design';

export interface AnchorPair {
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
