/**
 * The engineering library's only door: the check, the plate, what layouts and profiles are, the strips of an
 * area, where a standard ends. All else in this folder is its own. Nothing here does anything when it is
 * loaded, so that who takes types or layouts alone gets no more.
 */
export { check } from './check';
export type { CheckOptions } from './checks';
export {
  elasticProblem,
  preparePlate,
  runPlate,
  runPlateForces,
  solveElasticPlate,
  type PlateInput,
  type PlateRun,
  type PlateSource,
  type PlateStress,
  type PreparedPlate,
} from './plate';
export * from './layout';
export { isRectangle, unionStrips, type Strip } from './geometry';
export { outlineOf, RIGID_PLATE_SECTION, SERIES, seriesByCode } from './profiles/series';
export type { Section, Series, Shape } from './profiles/series';
export { distanceToSteel, halfReach, steelOutlines } from './profiles/beside-profile';
export { placedOutline } from './profiles/placement';
export { NEGLIGIBLE_FORCE } from './forces';
export { scopeRemarks, standsOff, type ScopeFacts } from './scope';
export { symbolMeaning, type SymbolMeaning } from './symbols/symbols';
export * from './model/combined';
export { EDGE_NAMES, STANDARDS } from './model/design';
export { combinationClause, PRESENT_FACTORS } from './model/combination-clause';
export { bearingStrength, type BearingStrength } from './model/bearing-strength';
export { factored } from './model/factored';
export { byLargest, largestBy } from './model/largest';
export { plateSteel, plateYieldStrength } from './model/plate-steel';
export type * from './model/design';
export type * from './model/result';
export { ENGINE_VERSION } from './version';
