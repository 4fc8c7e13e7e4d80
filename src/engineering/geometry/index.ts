/** Edge distances, groups of anchors, projected areas. */
export { bisectedSquareArea } from './bisected-square';
export { clusters, largestGap, within } from './clusters';
export {
  anchorEdgeDistances,
  anchorOutsideConcrete,
  EDGE_AXES,
  edgeDistances,
  smallestEdgeDistance,
  type EdgeDistances,
} from './edges';
export { isRectangle, unionStrips, type Strip } from './union-area';
