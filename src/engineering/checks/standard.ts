/** Definition of a standard: its values, notation and clauses, and the checks in which it differs. */
import type { BendingFactor } from '@/engineering/checks/concrete-cone';
import type { EdgeRules } from '@/engineering/checks/edge-resistance';
import type { SplittingRules } from '@/engineering/checks/splitting';
import type { CheckState, ResolvedProduct, StandardSpec } from '@/engineering/checks/state';
import type { CheckedModes, CombinedResult, ModeResult } from '@/engineering/mode';
import type { CheckInput, Standard } from '@/engineering/model/design';
import type { Remark } from '@/engineering/model/result';

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
