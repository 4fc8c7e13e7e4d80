/** Door of the checks that both standards share; what differs comes in as specification. */
export { concreteCone, type BendingFactor } from './concrete-cone';
export { concreteEdge, edgeReach, type EdgeGroup, type EdgeRules } from './concrete-edge';
export { basicCone, giveConeInputs } from './cone-resistance';
export { coneConstant } from './cone-constant';
export { edgeRows, towardsEdge } from './edge-rows';
export { breakoutGroups } from './breakout-groups';
export { leverArmWith } from './lever-arm';
export { axialsRemark } from './remarks/axials';
export { farEdges } from './remarks/far-edges';
export { holeRemark } from './remarks/largest-hole';
export { minimumValues, smallestSpacing } from './remarks/minimum-values';
export { checkSingle, pryOut } from './pry-out';
export { prepare, type Prepared } from './prepare';
export { shearLoaded, steelShear } from './steel-shear';
export { mostPulled, steelTension } from './steel-tension';
export { utilisation } from './utilisation';
export type { CheckState, Clauses, LeverArm, Notation, ResolvedProduct, StandardSpec } from './state';
