/**
 * Definition of a standard: its values, notation and clauses, and the checks in which it differs from the
 * other standard.
 */
import type { BendingFactor } from '@/engineering/checks/concrete-cone';
import type { EdgeRules } from '@/engineering/checks/edge-resistance';
import type { SplittingRules } from '@/engineering/checks/splitting';
import type { CheckState, ResolvedProduct, StandardSpec } from '@/engineering/checks/state';
import type { CheckedModes, CombinedResult, ModeResult } from '@/engineering/mode';
import type { CheckInput, Standard } from '@/engineering/model/design';
import type { Remark } from '@/engineering/model/result';

export interface DesignStandard {
  name: Standard;
  /** Fills in the standard's defaults for the product and applies its limits. */
  resolveProduct: (input: CheckInput) => ResolvedProduct;
  /** Returns notation and clauses; the notation may depend on the concrete strength. */
  specOf: (input: CheckInput) => StandardSpec;
  /** Computes psi_M_N for the concrete cone; null if the standard has no such factor. */
  bendingFactor: BendingFactor | null;
  edgeRules: EdgeRules;
  pullOut: (state: CheckState) => ModeResult;
  splittingRules: SplittingRules;
  combined: (state: CheckState, modes: CheckedModes) => CombinedResult;
  remarks: (state: CheckState, modes: CheckedModes) => Remark[];
}
