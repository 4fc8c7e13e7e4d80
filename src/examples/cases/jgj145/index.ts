/** Worked examples in this folder, in the order of their names; a test compares this list with the files. */
export { default as areaOneEdgeHilti } from '@/examples/cases/jgj145/area-one-edge-hilti.json';
export { default as coneSixPulledAnchors } from '@/examples/cases/jgj145/cone-six-pulled-anchors.json';
export { default as criticalDistancesHilti } from '@/examples/cases/jgj145/critical-distances-hilti.json';
export { default as designCornerStructural } from '@/examples/cases/jgj145/design-corner-structural.json';
export { default as designLeverArm } from '@/examples/cases/jgj145/design-lever-arm.json';
export { default as designNarrowThreeEdges } from '@/examples/cases/jgj145/design-narrow-three-edges.json';
export { default as designSingleNoEdges } from '@/examples/cases/jgj145/design-single-no-edges.json';
export { default as designSlotsTorsion } from '@/examples/cases/jgj145/design-slots-torsion.json';
export { default as designWorkedExample } from '@/examples/cases/jgj145/design-worked-example.json';
export { default as n0UncrackedHilti } from '@/examples/cases/jgj145/n0-uncracked-hilti.json';
export { default as psiEcNEightAnchors } from '@/examples/cases/jgj145/psi-ec-n-eight-anchors.json';
export { default as psiReNTableHilti } from '@/examples/cases/jgj145/psi-re-n-table-hilti.json';
export { default as psiSNTableHilti } from '@/examples/cases/jgj145/psi-s-n-table-hilti.json';
export { default as shearEqualEightAnchors } from '@/examples/cases/jgj145/shear-equal-eight-anchors.json';
export { default as strengthFactorHilti } from '@/examples/cases/jgj145/strength-factor-hilti.json';
export { default as tensionGroupCase2EightAnchors } from '@/examples/cases/jgj145/tension-group-case2-eight-anchors.json';
export { default as tensionGroupCase2FourAnchors } from '@/examples/cases/jgj145/tension-group-case2-four-anchors.json';
