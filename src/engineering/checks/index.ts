/** Checks that both standards share; each standard passes its differences as a specification. */
export { concreteCone, type BendingFactor } from '@/engineering/checks/concrete-cone';
export { concreteEdge } from '@/engineering/checks/every-edge';
export type { EdgeGroup } from '@/engineering/checks/edge-actions';
export type { EdgeRules } from '@/engineering/checks/edge-resistance';
export { coneConstant } from '@/engineering/checks/cone-constant';
export { towardsEdge } from '@/engineering/checks/edge-rows';
export { leverArmWith } from '@/engineering/checks/lever-arm';
export { farEdges } from '@/engineering/checks/far-edges';
export { pryOut, pryOutEachAlone, resistanceAlone } from '@/engineering/checks/pry-out';
export { prepare, type Prepared } from '@/engineering/checks/prepare';
export { splitting, type SplittingRules } from '@/engineering/checks/splitting';
export { splittingWaiver, waiverLimits, type WaiverFactors } from '@/engineering/checks/splitting-waiver';
export { steelShear } from '@/engineering/checks/steel-shear';
export { mostPulled, steelTension } from '@/engineering/checks/steel-tension';
export type { DesignStandard } from '@/engineering/checks/standard';
export { scopeFacts } from '@/engineering/checks/scope-facts';
export type {
  CheckOptions,
  CheckState,
  Clauses,
  LeverArm,
  Notation,
  ResolvedProduct,
  StandardSpec,
} from '@/engineering/checks/state';
