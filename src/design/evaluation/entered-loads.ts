/** Determines the entered loads of a design, which the verdict must cover. */
import { combinationVariants } from '@/design/evaluation/load-variants';
import type { Design } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import type { Entered } from '@/design/verdict/missing';
import type { StoredResult } from '@/design/verdict/stored-result';

/**
 * Returns the number of combinations and load list rows that the verdict must cover. An out-of-date result
 * must cover only the combinations it was calculated with, not combinations entered later.
 */
export function enteredOf(
  design: Design,
  { fingerprint, others }: Pick<StoredResult, 'fingerprint' | 'others'>,
): Entered {
  const isCurrent = fingerprint === fingerprintOf(design);
  return {
    combinations: isCurrent ? combinationVariants(design).length : 1 + others.length,
    rows: design.loads.list.length,
    isElastic: design.plate.stiffness === 'elastic',
  };
}
