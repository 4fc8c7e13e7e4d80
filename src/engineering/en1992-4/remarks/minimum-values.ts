/** Minimum values of the anchor's assessment and of the standard; they guard the installation, not the resistance. */
import type { AnchorPoint } from '../../model/design';
import type { Remark } from '../../model/result';
import { edgeDistances, smallestEdgeDistance } from '../../geometry';
import { clause } from '../clause';
import type { CheckState } from '../state';

const ROUNDING = 1e-6;

const remark = (code: string, at: string, value: number, limit: number): Remark => ({
  kind: 'minimum',
  code,
  clause: at,
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

export function minimumValues({ input, product }: CheckState): Remark[] {
  const { s_min, c_min } = input.product;
  const { outline, h } = input.concrete;
  const found: Remark[] = [];
  const s = smallestSpacing(input.anchors);
  const c = smallestEdgeDistance(edgeDistances(input.anchors, outline));
  if (s < s_min - ROUNDING) found.push(remark('spacing_below_minimum', clause('7.2.1.7'), s, s_min));
  if (c < c_min - ROUNDING) found.push(remark('edge_distance_below_minimum', clause('7.2.1.7'), c, c_min));
  if (h < product.h_min - ROUNDING)
    found.push(remark('thickness_below_minimum', clause('7.2.1.7'), h, product.h_min));
  if (Number.isFinite(c) && s < 4 * product.d_nom - ROUNDING) {
    found.push(remark('spacing_below_4_d', clause('7.2.2.5'), s, 4 * product.d_nom));
  }
  return found;
}
