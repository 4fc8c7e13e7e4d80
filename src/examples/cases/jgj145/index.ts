/** All worked examples in this folder; a test compares this list with the files. */
import type { WorkedCase } from '@/examples/case';
import areaOneEdgeHilti from '@/examples/cases/jgj145/area-one-edge-hilti.json';
import coneSixPulledAnchors from '@/examples/cases/jgj145/cone-six-pulled-anchors.json';
import criticalDistancesHilti from '@/examples/cases/jgj145/critical-distances-hilti.json';
import designCornerStructural from '@/examples/cases/jgj145/design-corner-structural.json';
import designLeverArm from '@/examples/cases/jgj145/design-lever-arm.json';
import designNarrowThreeEdges from '@/examples/cases/jgj145/design-narrow-three-edges.json';
import designSingleNoEdges from '@/examples/cases/jgj145/design-single-no-edges.json';
import designSlotsTorsion from '@/examples/cases/jgj145/design-slots-torsion.json';
import designWorkedExample from '@/examples/cases/jgj145/design-worked-example.json';
import n0UncrackedHilti from '@/examples/cases/jgj145/n0-uncracked-hilti.json';
import psiEcNEightAnchors from '@/examples/cases/jgj145/psi-ec-n-eight-anchors.json';
import psiReNTableHilti from '@/examples/cases/jgj145/psi-re-n-table-hilti.json';
import psiSNTableHilti from '@/examples/cases/jgj145/psi-s-n-table-hilti.json';
import shearEqualEightAnchors from '@/examples/cases/jgj145/shear-equal-eight-anchors.json';
import strengthFactorHilti from '@/examples/cases/jgj145/strength-factor-hilti.json';
import tensionGroupCase2EightAnchors from '@/examples/cases/jgj145/tension-group-case2-eight-anchors.json';
import tensionGroupCase2FourAnchors from '@/examples/cases/jgj145/tension-group-case2-four-anchors.json';

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
] as readonly WorkedCase[];
