import { closestPair } from '@/engineering/layout';
import type { AnchorPoint } from '@/engineering/model/design';

/** Returns the smallest distance between two anchors, mm; Infinity for a single anchor. */
export function smallestSpacing(anchors: readonly AnchorPoint[]): number {
  return closestPair(anchors)?.distance ?? Infinity;
}
