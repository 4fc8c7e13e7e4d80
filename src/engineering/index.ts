/**
 * Public interface of the engineering library; everything else in this folder is private. Loading this module
 * has no side effects, and importing only types or layouts does not load the rest.
 */
export { check } from '@/engineering/check';
export { preparePlate, runPlate, runPlateForces } from '@/engineering/plate/run-plate';
export type { PlateInput, PlateSource, PlateStress } from '@/engineering/plate/run-plate';
export type { ForcesAccuracy, PreparedPlate } from '@/engineering/plate/elastic/prepared-plate';
export * from '@/engineering/layout/coordinates';
export * from '@/engineering/layout/groups';
export * from '@/engineering/layout/anchor-spacing';
export { outlineOf, RIGID_PLATE_SECTION, SERIES, seriesByCode } from '@/engineering/profiles/series';
export type { Section, Shape } from '@/engineering/profiles/series';
export { distanceToSteel, halfReach, placedOutline } from '@/engineering/profiles/placement';
export { factored, loadAtOrigin, NEGLIGIBLE_FORCE } from '@/engineering/forces/loads';
export { planeOnAnchors } from '@/engineering/forces/plane-on-anchors';
export { GAMMA_M2, holeBearing, type HoleBearing } from '@/engineering/scope/hole-bearing';
export { scopeRemarks } from '@/engineering/scope/scope-remarks';
export { symbolMeaning } from '@/engineering/symbols/symbols';
export * from '@/engineering/model/combined';
export { editionOf, fixtureThickness, hasContact, STANDARDS, standsOff } from '@/engineering/model/design';
export { combinationClause, PRESENT_FACTORS } from '@/engineering/model/load-combination-clause';
export { bearingStrength, plateSteel, plateYieldStrength } from '@/engineering/model/bearing-strength';
export type { BearingStrength, LoadedRectangle } from '@/engineering/model/bearing-strength';
export { byLargest, finite, largestBy } from '@/engineering/model/largest-result';
export type * from '@/engineering/model/design';
export * from '@/engineering/model/result';
export { ENGINE_VERSION } from '@/engineering/version';
