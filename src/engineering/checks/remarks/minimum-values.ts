/** Minimum values of the anchor's assessment and of the standard; they guard the installation, not the resistance. */
import type { AnchorPoint } from '../../model/design';
import type { Remark } from '../../model/result';
import { edgeDistances, smallestEdgeDistance } from '../../geometry';
import type { CheckState } from '../state';

const ROUNDING = 1e-6;

const remark = (code: string, clause: string, value: number, limit: number): Remark => ({
  kind: 'minimum',
  code,
  clause,
  values: { value, limit },
});

/** Smallest distance between two anchors, mm; Infinity for one anchor. */
export function smallestSpacing(anchors: readonly AnchorPoint[]): number {
  let smallest = Infinity;
  anchors.forEach((a, i) => {
    for (const b of anchors.slice(i + 1)) smallest = Math.min(smallest, Math.hypot(a.x - b.x, a.y - b.y));
  });
  return smallest;
}

/** `clause` states the minimum values of installation. */
export function minimumValues({ input, product }: CheckState, clause: string): Remark[] {
  const { s_min, c_min } = input.product;
  const { outline, h } = input.concrete;
  const found: Remark[] = [];
  const s = smallestSpacing(input.anchors);
  const c = smallestEdgeDistance(edgeDistances(input.anchors, outline));
  if (s < s_min - ROUNDING) found.push(remark('spacing_below_minimum', clause, s, s_min));
  if (c < c_min - ROUNDING) found.push(remark('edge_distance_below_minimum', clause, c, c_min));
  if (h < product.h_min - ROUNDING) found.push(remark('thickness_below_minimum', clause, h, product.h_min));
  return found;
}
