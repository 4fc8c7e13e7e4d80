/**
 * Elastic plate welded to a profile, on tension-only anchors and no-tension concrete. Reissner-Mindlin plate,
 * finite elements of degree 4; the profile's walls act as an elastic layer between the plate and a rigid
 * section.
 */
import type { ElasticPlateProblem } from '@/engineering/plate/elastic/elastic-geometry';
import { PreparedPlate, type ElasticPlateSolution } from '@/engineering/plate/elastic/prepared-plate';

/** Solves a plate for a single load; returns null if no equilibrium was found. */
export function solveElasticPlate(problem: ElasticPlateProblem): ElasticPlateSolution | null {
  return new PreparedPlate(problem).solve(problem);
}
