/**
 * Public interface of the engineering library; everything else in this folder is private. Loading this module
 * has no side effects, and importing only types or layouts does not load the rest.
 */
export { check } from '@/engineering/check';
export type { CheckOptions } from '@/engineering/checks';
export {
  elasticProblem,
  preparePlate,
  runPlate,
  runPlateForces,
  solveElasticPlate,
  type ForcesAccuracy,
  type PlateInput,
  type PlateRun,
  type PlateSource,
  type PlateStress,
  type PreparedPlate,
} from '@/engineering/plate';
export * from '@/engineering/layout';
export { isRectangle, unionStrips, type Strip } from '@/engineering/geometry';
export { outlineOf, RIGID_PLATE_SECTION, SERIES, seriesByCode } from '@/engineering/profiles/series';
export type { Section, Series, Shape } from '@/engineering/profiles/series';
export { distanceToSteel, halfReach, steelOutlines } from '@/engineering/profiles/beside-profile';
export { placedOutline } from '@/engineering/profiles/placement';
export { loadAtOrigin } from '@/engineering/forces/load-at-origin';
export { planeOnAnchors } from '@/engineering/forces/plane-on-anchors';
export { GAMMA_M2, holeBearing, type HoleBearing } from '@/engineering/scope/hole-bearing';
export { NEGLIGIBLE_FORCE } from '@/engineering/forces';
export { fixtureThickness, hasContact, scopeRemarks, standsOff, type ScopeFacts } from '@/engineering/scope';
export { symbolMeaning, type SymbolMeaning } from '@/engineering/symbols/symbols';
export * from '@/engineering/model/combined';
export { STANDARDS } from '@/engineering/model/design';
export { combinationClause, PRESENT_FACTORS } from '@/engineering/model/combination-clause';
export {
  bearingStrength,
  type BearingStrength,
  type LoadedRectangle,
} from '@/engineering/model/bearing-strength';
export { editionOf } from '@/engineering/model/editions';
export { factored } from '@/engineering/model/factored';
export { byLargest, largestBy } from '@/engineering/model/largest';
export { plateSteel, plateYieldStrength } from '@/engineering/model/plate-steel';
export type * from '@/engineering/model/design';
export * from '@/engineering/model/result';
export { ENGINE_VERSION } from '@/engineering/version';
