/** Anchor groups and the coordinates of their anchors. */
export { closestPair } from '@/engineering/layout/closest-pair';
export { impossiblePlace } from '@/engineering/layout/impossible-places';
export {
  centreOf,
  defaultCustomPoints,
  extentsOf,
  groupAnchors,
  groupCoordinates,
  type Spacings,
} from '@/engineering/layout/coordinates';
export {
  canCycle,
  cycleGroup,
  groupByCode,
  GROUPS,
  hasSlots,
  type AnchorGroup,
  type Geometry,
} from '@/engineering/layout/groups';
