/** Which of an anchor's cone constants counts for the crack state. */
import type { CheckInput } from '@/engineering/model/design';

/**
 * Of the two stored ones: uncracked takes the larger, cracked the smaller. Without a stored cracked constant
 * the standard's counts, never the uncracked one; nothing stored: the standard's.
 */
export function coneConstant(
  { concrete, product }: CheckInput,
  standard: { uncracked: number; cracked: number },
): number {
  const stored = [product.k_ucr, product.k_cr].filter((k) => k > 0);
  if (concrete.cracked) return Math.min(...stored, ...(product.k_cr > 0 ? [] : [standard.cracked]));
  return stored.length > 0 ? Math.max(...stored) : standard.uncracked;
}
