/** Axial forces that do not balance the normal force: they belong to other loads. */
import type { Remark } from '../../model/result';
import type { CheckState } from '../state';

const TOLERANCE = 1e-3;

export function axialsRemark({ resultants, N }: CheckState, clause: string): Remark[] {
  const { T, C } = resultants;
  if (T === 0 || Math.abs(T - C - N) <= TOLERANCE * Math.max(T, Math.abs(N))) return [];
  return [{ kind: 'outside_scope', code: 'axials_unbalanced', clause, values: { T, N } }];
}
