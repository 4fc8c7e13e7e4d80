/**
 * Compares spacing, edge distance and member thickness with the minimum values for installation from the
 * anchor's assessment; the minimum thickness is 2 h_ef if none is stored.
 */
import type { Remark } from '@/engineering/model/result';
import { nearestEdge, type ScopeFacts } from '@/engineering/scope/facts';
import { remark } from '@/engineering/scope/remark';
import { smallestSpacing } from '@/engineering/scope/smallest-spacing';

const ROUNDING = 1e-6;

/**
 * Returns a remark for each minimum value that the design does not reach; `clause` is the clause on minimum
 * values for installation.
 */
export function minimumValues(facts: ScopeFacts, clause: string): Remark[] {
  const { product, concrete, anchors } = facts.input;
  const h_min = concrete.h_min || 2 * product.h_ef;
  const compared = [
    ['spacing_below_minimum', smallestSpacing(anchors), product.s_min],
    ['edge_distance_below_minimum', nearestEdge(facts), product.c_min],
    ['thickness_below_minimum', concrete.h, h_min],
  ] as const;
  return compared
    .filter(([, value, limit]) => value < limit - ROUNDING)
    .map(([code, value, limit]) => remark(code, clause, { value, limit }, 'minimum'));
}
