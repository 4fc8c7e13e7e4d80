/** Divides anchors into groups that share one breakout body. */
import type { CheckState } from '@/engineering/checks/state';
import { clusters, within } from '@/engineering/geometry';

interface Placed {
  x: number;
  y: number;
}

/**
 * Returns a predicate: true for two anchors whose distances along x and along y do not exceed `spacing`
 * (mm).
 */
function near(spacing: number) {
  return (a: Placed, b: Placed): boolean =>
    within(Math.abs(a.x - b.x), spacing) && within(Math.abs(a.y - b.y), spacing);
}

/**
 * Splits anchors into the groups that the standard checks together; returns an empty list if there are no
 * anchors.
 */
export function breakoutGroups<T extends Placed>(
  { spec }: CheckState,
  anchors: readonly T[],
  spacing: number,
): T[][] {
  if (spec.separateGroups) return clusters(anchors, near(spacing));
  return anchors.length > 0 ? [[...anchors]] : [];
}
