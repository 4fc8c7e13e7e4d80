/** JGJ145-2013, mechanical anchors under static load. */
import type { DesignStandard } from '../checks';
import { combinedTensionAndShear } from './combined/interaction';
import { resolveProduct } from './factors/resolved-input';
import { remarksOf } from './remarks/remarks';
import { EDGE_RULES } from './shear/concrete-edge';
import { specOf } from './spec';
import { pullOut } from './tension/pull-out';
import { SPLITTING_RULES } from './tension/splitting';

export const jgj145: DesignStandard = {
  name: 'JGJ145-2013',
  resolveProduct,
  specOf,
  bendingFactor: null,
  edgeRules: EDGE_RULES,
  pullOut,
  splittingRules: SPLITTING_RULES,
  combined: combinedTensionAndShear,
  remarks: remarksOf,
};
