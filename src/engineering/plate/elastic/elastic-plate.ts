/**
 * Elastic plate welded to a profile, on tension-only anchors and no-tension concrete. Reissner-Mindlin plate,
 * finite elements of degree 4; the profile's walls press on the plate as an elastic layer between the plate
 * and a rigid section.
 */
import type { PlateLoad } from '../load-at-origin';
import type { Footprint } from './footprint';
import type { ElementSizes } from './mesh';
import type { PlateField } from './plate-field';
import { PreparedPlate } from './prepared-plate';

export interface ElasticPlateGeometry {
  /** Plate along x and y and its thickness, mm. */
  Lx: number;
  Ly: number;
  t: number;
  /** MPa. */
  E: number;
  nu: number;
  anchors: readonly (readonly [number, number])[];
  /** Anchor stiffness, N/mm; bedding of the concrete, N/mm3. */
  k_a: number;
  k_c: number;
  /** Bedding of the profile's walls, N/mm3; from the profile's size where it is left out. */
  k_s?: number;
  /** Disc on which an anchor holds the plate, mm. */
  washer: number;
  footprint: Footprint;
  /** Depth and width of the profile, mm. */
  depth: number;
  width: number;
  /** Reference point of the profile, mm. */
  centre: readonly [number, number];
  /** Element sizes; chosen from the plate where left out. */
  sizes?: ElementSizes;
}

/** With its load at the reference point, N and N mm; Fz > 0 pulls off the concrete. */
export interface ElasticPlateProblem extends ElasticPlateGeometry, PlateLoad {}

export interface PlateReactions {
  /** Tension per anchor, N, never negative. */
  tensions: number[];
  /** N; its point in mm, null without contact. */
  contactForce: number;
  contactPoint: readonly [number, number] | null;
  /** mm2. */
  contactArea: number;
  /** Sum of forces and moments that do not balance, in relation to the largest of each. */
  imbalance: number;
}

/** What the grid for forces alone gives. */
export interface PlateForces extends PlateReactions {
  /** How far a tension may lie off the fine grid's, in relation to the largest. */
  estimate: number;
}

export interface ElasticPlateSolution extends PlateReactions {
  /** MPa. */
  maxPressure: number;
  field: PlateField;
  maxVonMises: number;
  maxVonMisesAt: readonly [number, number];
  /** Largest and smallest deflection, mm. */
  maxDeflection: number;
  minDeflection: number;
  unknowns: number;
  steps: number;
  factorisations: number;
}

/** Solves a plate that is not asked again; null where no balance was found. */
export function solveElasticPlate(problem: ElasticPlateProblem): ElasticPlateSolution | null {
  return new PreparedPlate(problem).solve(problem);
}
