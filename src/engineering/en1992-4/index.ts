/** EN 1992-4:2018, mechanical post-installed anchors under static load. */
import type { DesignStandard } from '@/engineering/checks';
import { combinedTensionAndShear } from '@/engineering/en1992-4/combined/interaction';
import { resolveProduct } from '@/engineering/en1992-4/factors/resolved-input';
import { remarksOf } from '@/engineering/en1992-4/remarks/remarks';
import { EDGE_RULES } from '@/engineering/en1992-4/shear/concrete-edge';
import { SPEC } from '@/engineering/en1992-4/spec';
import { bendingFactor } from '@/engineering/en1992-4/tension/concrete-cone';
import { pullOut } from '@/engineering/en1992-4/tension/pull-out';
import { SPLITTING_RULES } from '@/engineering/en1992-4/tension/splitting';

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
