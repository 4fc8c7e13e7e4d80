/** The loads of a design that a verdict on it has to cover. */
import type { StoredResult } from '../verdict/stored-result';
import type { Design } from '../model/design-state';
import { fingerprintOf, loadCasesKey } from '../model/fingerprint';
import type { Entered } from '../verdict/missing';
import { combinationVariants } from './load-variants';

/** A result of earlier inputs covers the combinations of these, not of those typed since. */
export function enteredOf(
  design: Design,
  { fingerprint, others }: Pick<StoredResult, 'fingerprint' | 'others'>,
): Entered {
  const isCurrent = fingerprint === fingerprintOf(design);
  return {
    combinations: isCurrent ? combinationVariants(design).length : 1 + others.length,
    rows: design.loads.list.length,
    isElastic: design.plate.stiffness === '0',
    casesKey: loadCasesKey(design),
  };
}
