/** The checks that the standards share; what differs comes in as specification. */
export { concreteCone, type BendingFactor } from './concrete-cone';
export { concreteEdge } from './every-edge';
export type { EdgeGroup } from './edge-actions';
export type { EdgeRules } from './edge-resistance';
export { coneConstant } from './cone-constant';
export { towardsEdge } from './edge-rows';
export { leverArmWith } from './lever-arm';
export { farEdges } from './far-edges';
export { pryOut, pryOutEachAlone, resistanceAlone } from './pry-out';
export { prepare, type Prepared } from './prepare';
export { splitting, type SplittingRules } from './splitting';
export { steelShear } from './steel-shear';
export { mostPulled, steelTension } from './steel-tension';
export type { DesignStandard } from './standard';
export { scopeFacts } from './scope-facts';
export type {
  CheckOptions,
  CheckState,
  Clauses,
  LeverArm,
  Notation,
  ResolvedProduct,
  StandardSpec,
} from './state';
