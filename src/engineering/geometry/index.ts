/** Edge distances, groups of anchors and projected areas. */
export { bisectedSquareArea } from '@/engineering/geometry/bisected-square';
export { clusters, largestGap, within } from '@/engineering/geometry/clusters';
export {
  anchorEdgeDistances,
  anchorOutsideConcrete,
  EDGE_AXES,
  edgeDistances,
  smallestEdgeDistance,
  type EdgeDistances,
} from '@/engineering/geometry/edges';
export { isRectangle, unionStrips, type Strip } from '@/engineering/geometry/union-area';
