/** Which of an anchor's cone constants counts for the crack state. */
import type { CheckInput } from '../model/design';

/** Of the two stored ones: uncracked takes the larger, cracked the smaller; none stored: the standard's. */
export function coneConstant(
  { concrete, product }: CheckInput,
  standard: { uncracked: number; cracked: number },
): number {
  const stored = [product.k_ucr, product.k_cr].filter((k) => k > 0);
  if (stored.length === 0) return concrete.cracked ? standard.cracked : standard.uncracked;
  return concrete.cracked ? Math.min(...stored) : Math.max(...stored);
}
