/**
 * What a standard is: its values, its notation and clauses, and the checks in which it differs from others.
 */
import type { CheckInput, Standard } from '../model/design';
import type { Remark } from '../model/result';
import type { CheckedModes, CombinedResult, ModeResult } from '../mode';
import type { BendingFactor } from './concrete-cone';
import type { EdgeRules } from './edge-resistance';
import type { SplittingRules } from './splitting';
import type { CheckState, ResolvedProduct, StandardSpec } from './state';

export interface DesignStandard {
  name: Standard;
  /** The product with the standard's defaults filled in and its limits applied. */
  resolveProduct: (input: CheckInput) => ResolvedProduct;
  /** Notation and clauses; the notation may follow the strength. */
  specOf: (input: CheckInput) => StandardSpec;
  /** psi_M_N of the concrete cone; null where the standard has none. */
  bendingFactor: BendingFactor | null;
  edgeRules: EdgeRules;
  pullOut: (state: CheckState) => ModeResult;
  splittingRules: SplittingRules;
  combined: (state: CheckState, modes: CheckedModes) => CombinedResult;
  remarks: (state: CheckState, modes: CheckedModes) => Remark[];
}
