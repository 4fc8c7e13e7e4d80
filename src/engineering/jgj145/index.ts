/** JGJ145-2013, mechanical anchors under static load. */
import type { DesignStandard } from '@/engineering/checks';
import { combinedTensionAndShear } from '@/engineering/jgj145/combined/interaction';
import { resolveProduct } from '@/engineering/jgj145/factors/resolved-input';
import { remarksOf } from '@/engineering/jgj145/remarks/remarks';
import { EDGE_RULES } from '@/engineering/jgj145/shear/concrete-edge';
import { specOf } from '@/engineering/jgj145/spec';
import { pullOut } from '@/engineering/jgj145/tension/pull-out';
import { SPLITTING_RULES } from '@/engineering/jgj145/tension/splitting';

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
