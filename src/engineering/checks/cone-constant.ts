/** Selects the cone constant of an anchor for cracked or uncracked concrete. */
import type { CheckInput } from '@/engineering/model/design';

/**
 * Returns the larger stored constant for uncracked concrete and the smaller one for cracked concrete. If no
 * constant for cracked concrete is stored, the result for cracked concrete is at most the standard's value,
 * because the uncracked constant would be unsafe there. If neither constant is stored, the standard's value
 * applies.
 */
export function coneConstant(
  { concrete, product }: CheckInput,
  standard: { uncracked: number; cracked: number },
): number {
  const stored = [product.k_ucr, product.k_cr].filter((k) => k > 0);
  if (concrete.cracked) return Math.min(...stored, ...(product.k_cr > 0 ? [] : [standard.cracked]));
  return stored.length > 0 ? Math.max(...stored) : standard.uncracked;
}
