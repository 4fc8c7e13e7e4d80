/** EN 1992-4:2018, mechanical post-installed anchors under static load. */
import type { DesignStandard } from '../checks';
import { combinedTensionAndShear } from './combined/interaction';
import { resolveProduct } from './factors/resolved-input';
import { remarksOf } from './remarks/remarks';
import { EDGE_RULES } from './shear/concrete-edge';
import { SPEC } from './spec';
import { bendingFactor } from './tension/concrete-cone';
import { pullOut } from './tension/pull-out';
import { SPLITTING_RULES } from './tension/splitting';

export const en1992_4: DesignStandard = {
  name: 'EN1992-4',
  resolveProduct,
  specOf: () => SPEC,
  bendingFactor,
  edgeRules: EDGE_RULES,
  pullOut,
  splittingRules: SPLITTING_RULES,
  combined: combinedTensionAndShear,
  remarks: remarksOf,
};
