/** Every worked example of this folder; a test holds the list to the files. */
import type { WorkedCase } from '../../case';
import areaOneEdgeHilti from './area-one-edge-hilti.json';
import coneSixPulledAnchors from './cone-six-pulled-anchors.json';
import criticalDistancesHilti from './critical-distances-hilti.json';
import designCornerStructural from './design-corner-structural.json';
import designLeverArm from './design-lever-arm.json';
import designNarrowThreeEdges from './design-narrow-three-edges.json';
import designSingleNoEdges from './design-single-no-edges.json';
import designSlotsTorsion from './design-slots-torsion.json';
import designWorkedExample from './design-worked-example.json';
import n0UncrackedHilti from './n0-uncracked-hilti.json';
import psiEcNEightAnchors from './psi-ec-n-eight-anchors.json';
import psiReNTableHilti from './psi-re-n-table-hilti.json';
import psiSNTableHilti from './psi-s-n-table-hilti.json';
import shearEqualEightAnchors from './shear-equal-eight-anchors.json';
import strengthFactorHilti from './strength-factor-hilti.json';
import tensionGroupCase2EightAnchors from './tension-group-case2-eight-anchors.json';
import tensionGroupCase2FourAnchors from './tension-group-case2-four-anchors.json';

export const CHINESE_CASES = [
  areaOneEdgeHilti,
  coneSixPulledAnchors,
  criticalDistancesHilti,
  designCornerStructural,
  designLeverArm,
  designNarrowThreeEdges,
  designSingleNoEdges,
  designSlotsTorsion,
  designWorkedExample,
  n0UncrackedHilti,
  psiEcNEightAnchors,
  psiReNTableHilti,
  psiSNTableHilti,
  shearEqualEightAnchors,
  strengthFactorHilti,
  tensionGroupCase2EightAnchors,
  tensionGroupCase2FourAnchors,
] as unknown as readonly WorkedCase[];
