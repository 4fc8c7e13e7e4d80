/** The anchor groups and where their anchors lie. */
export { closestPair } from './closest-pair';
export { impossiblePlace } from './impossible-places';
export {
  centreOf,
  defaultCustomPoints,
  extentsOf,
  groupAnchors,
  groupCoordinates,
  type Spacings,
} from './coordinates';
export {
  canCycle,
  cycleGroup,
  groupByCode,
  GROUPS,
  type AnchorGroup,
  type Geometry,
  type SpacingName,
} from './groups';
