/** Design loads, their distribution to the anchors, and resultants. */
export { designLoads } from '@/engineering/forces/design-loads';
export { factoredLoads } from '@/engineering/forces/factored-loads';
export { NEGLIGIBLE_FORCE } from '@/engineering/forces/negligible';
export {
  shearDistribution,
  type AnchorShear,
  type ShearDistribution,
} from '@/engineering/forces/shear-distribution';
export {
  noteTension,
  unevennessFactor,
  type TensionAnchor,
  type UnevenTension,
} from '@/engineering/forces/uneven-tension';
export { tensionResultants, type TensionResultants } from '@/engineering/forces/tension-resultants';
