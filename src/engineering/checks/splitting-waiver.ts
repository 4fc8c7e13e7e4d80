/** Limits from which a splitting check is not needed, and the remark that states them. */
import type { CheckState } from '@/engineering/checks/state';
import { edgeDistances, smallestEdgeDistance } from '@/engineering/geometry';
import type { Remark } from '@/engineering/model/result';

/** Limits as multiples: the edge distance of c_cr_sp, the member thickness of h_min. */
export interface WaiverFactors {
  c: number;
  h: number;
}

/** Returns the limits for the edge distance and the member thickness, mm. */
export const waiverLimits = ({ product }: CheckState, factors: WaiverFactors): { c: number; h: number } => ({
  c: factors.c * product.c_cr_sp,
  h: factors.h * product.h_min,
});

const ruleOf = (factor: number, symbol: string): string => (factor === 1 ? symbol : `${factor} ${symbol}`);

/** Returns code and values of the remark that no splitting check is needed. */
export function splittingWaiver(
  state: CheckState,
  factors: WaiverFactors,
): { code: string; values: Remark['values'] } {
  const { outline, h } = state.input.concrete;
  const limits = waiverLimits(state, factors);
  const c = smallestEdgeDistance(edgeDistances(state.pulled, outline));
  const thickness = { h, h_rule: ruleOf(factors.h, 'h_min'), h_min: limits.h };
  if (!Number.isFinite(c)) return { code: 'splitting_no_edges', values: thickness };
  const c_rule = ruleOf(factors.c, 'c_cr,sp');
  return { code: 'splitting_far_from_edges', values: { c, c_rule, limit: limits.c, ...thickness } };
}
