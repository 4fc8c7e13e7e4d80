/** Every worked example of this folder; a test holds the list to the files. */
import type { WorkedCase } from '../../case';
import areaGroup4TwoEdges from './area-group4-two-edges.json';
import column300C90Cone from './column-300-c90-cone.json';
import column400FourM20 from './column-400-four-m20.json';
import coneHeadedM24Group4 from './cone-headed-m24-group4.json';
import coneHeadedM24Spacing900 from './cone-headed-m24-spacing900.json';
import designBendingPsiM from './design-bending-psi-M.json';
import designLeverArmAccidental from './design-lever-arm-accidental.json';
import designNarrowThreeEdges from './design-narrow-three-edges.json';
import designPairTorsion from './design-pair-torsion.json';
import designSlotsTorsion from './design-slots-torsion.json';
import designThinNarrowEdge from './design-thin-narrow-edge.json';
import designTwoClusters from './design-two-clusters.json';
import designWorkedExample from './design-worked-example.json';
import edgeM16PairC100 from './edge-m16-pair-c100.json';
import interactionSteel from './interaction-steel.json';
import leverArmRestrained from './lever-arm-restrained.json';
import n0CrackedTable from './n0-cracked-table.json';
import narrowMemberHef from './narrow-member-hef.json';
import noEdgeCrackedEtagConstants from './no-edge-cracked-etag-constants.json';
import noEdgeUncrackedEtagConstants from './no-edge-uncracked-etag-constants.json';
import plateCfixTwoAnchors from './plate-cfix-two-anchors.json';
import profisM16TwoTensioned from './profis-m16-two-tensioned.json';
import steelM2446 from './steel-m24-46.json';
import steelM2488 from './steel-m24-88.json';
import variant0 from './variant-0.json';
import variantB from './variant-B.json';
import variantC from './variant-C.json';
import variantD from './variant-D.json';
import variantE from './variant-E.json';
import variantF from './variant-F.json';
import variantG from './variant-G.json';
import variantH from './variant-H.json';

export const EUROPEAN_CASES = [
  areaGroup4TwoEdges,
  column300C90Cone,
  column400FourM20,
  coneHeadedM24Group4,
  coneHeadedM24Spacing900,
  designBendingPsiM,
  designLeverArmAccidental,
  designNarrowThreeEdges,
  designPairTorsion,
  designSlotsTorsion,
  designThinNarrowEdge,
  designTwoClusters,
  designWorkedExample,
  edgeM16PairC100,
  interactionSteel,
  leverArmRestrained,
  n0CrackedTable,
  narrowMemberHef,
  noEdgeCrackedEtagConstants,
  noEdgeUncrackedEtagConstants,
  plateCfixTwoAnchors,
  profisM16TwoTensioned,
  steelM2446,
  steelM2488,
  variant0,
  variantB,
  variantC,
  variantD,
  variantE,
  variantF,
  variantG,
  variantH,
] as unknown as readonly WorkedCase[];
