/** All worked examples in this folder; a test compares this list with the files. */
import type { WorkedCase } from '@/examples/case';
import areaGroup4TwoEdges from '@/examples/cases/en1992-4/area-group4-two-edges.json';
import column300C90Cone from '@/examples/cases/en1992-4/column-300-c90-cone.json';
import column400FourM20 from '@/examples/cases/en1992-4/column-400-four-m20.json';
import coneHeadedM24Group4 from '@/examples/cases/en1992-4/cone-headed-m24-group4.json';
import coneHeadedM24Spacing900 from '@/examples/cases/en1992-4/cone-headed-m24-spacing900.json';
import designBendingPsiM from '@/examples/cases/en1992-4/design-bending-psi-M.json';
import designLeverArmAccidental from '@/examples/cases/en1992-4/design-lever-arm-accidental.json';
import designNarrowThreeEdges from '@/examples/cases/en1992-4/design-narrow-three-edges.json';
import designPairTorsion from '@/examples/cases/en1992-4/design-pair-torsion.json';
import designSlotsTorsion from '@/examples/cases/en1992-4/design-slots-torsion.json';
import designThinNarrowEdge from '@/examples/cases/en1992-4/design-thin-narrow-edge.json';
import designTwoClusters from '@/examples/cases/en1992-4/design-two-clusters.json';
import designWorkedExample from '@/examples/cases/en1992-4/design-worked-example.json';
import edgeM16PairC100 from '@/examples/cases/en1992-4/edge-m16-pair-c100.json';
import interactionSteel from '@/examples/cases/en1992-4/interaction-steel.json';
import leverArmRestrained from '@/examples/cases/en1992-4/lever-arm-restrained.json';
import n0CrackedTable from '@/examples/cases/en1992-4/n0-cracked-table.json';
import narrowMemberHef from '@/examples/cases/en1992-4/narrow-member-hef.json';
import noEdgeCrackedEtagConstants from '@/examples/cases/en1992-4/no-edge-cracked-etag-constants.json';
import noEdgeUncrackedEtagConstants from '@/examples/cases/en1992-4/no-edge-uncracked-etag-constants.json';
import plateCfixTwoAnchors from '@/examples/cases/en1992-4/plate-cfix-two-anchors.json';
import profisM16TwoTensioned from '@/examples/cases/en1992-4/profis-m16-two-tensioned.json';
import steelM2446 from '@/examples/cases/en1992-4/steel-m24-46.json';
import steelM2488 from '@/examples/cases/en1992-4/steel-m24-88.json';
import variant0 from '@/examples/cases/en1992-4/variant-0.json';
import variantB from '@/examples/cases/en1992-4/variant-B.json';
import variantC from '@/examples/cases/en1992-4/variant-C.json';
import variantD from '@/examples/cases/en1992-4/variant-D.json';
import variantE from '@/examples/cases/en1992-4/variant-E.json';
import variantF from '@/examples/cases/en1992-4/variant-F.json';
import variantG from '@/examples/cases/en1992-4/variant-G.json';
import variantH from '@/examples/cases/en1992-4/variant-H.json';

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
] as readonly WorkedCase[];
