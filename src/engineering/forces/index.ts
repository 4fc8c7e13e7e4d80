/** Design loads, their spread over the anchors, and resultants. */
export { designLoads } from './design-loads';
export { factoredLoads } from './factored-loads';
export { NEGLIGIBLE_FORCE } from './negligible';
export { shearDistribution, type AnchorShear, type ShearDistribution } from './shear-distribution';
export { noteTension, unevennessFactor, type PulledAnchor, type UnevenTension } from './uneven-tension';
export { tensionResultants, type TensionResultants } from './tension-resultants';
