import { closestPair } from '@/engineering/layout';
import type { AnchorPoint } from '@/engineering/model/design';

/** Smallest distance between two anchors, mm; Infinity for one anchor. */
export function smallestSpacing(anchors: readonly AnchorPoint[]): number {
  return closestPair(anchors)?.distance ?? Infinity;
}
