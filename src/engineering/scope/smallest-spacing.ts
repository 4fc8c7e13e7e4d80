import type { AnchorPoint } from '../model/design';

/** Smallest distance between two anchors, mm; Infinity for one anchor. */
export function smallestSpacing(anchors: readonly AnchorPoint[]): number {
  let smallest = Infinity;
  anchors.forEach((a, i) => {
    for (const b of anchors.slice(i + 1)) smallest = Math.min(smallest, Math.hypot(a.x - b.x, a.y - b.y));
  });
  return smallest;
}
