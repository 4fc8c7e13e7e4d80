import type { AnchorPoint } from '../model/design';

/** Smallest distance between two anchors, mm; Infinity for one anchor. */
export function smallestSpacing(anchors: readonly AnchorPoint[]): number {
  let smallest = Infinity;
  for (let i = 0; i < anchors.length; i++) {
    for (let j = i + 1; j < anchors.length; j++) {
      const [a, b] = [anchors[i], anchors[j]];
      smallest = Math.min(smallest, Math.hypot(a.x - b.x, a.y - b.y));
    }
  }
  return smallest;
}
