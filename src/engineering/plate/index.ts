/** Axial forces under a rigid or an elastic plate. */
export { elasticProblem, runPlate, type PlateRun } from './run-plate';
export type { PlateStress } from './plate-stress';
export { solveRigidPlate, type RigidPlateProblem, type RigidPlateSolution } from './rigid-plate';
export {
  solveElasticPlate,
  type ElasticPlateProblem,
  type ElasticPlateSolution,
} from './elastic/elastic-plate';
export { footprintOf } from './elastic/footprint';
export { anchorStiffness, concreteBedding, washerDiameter } from './stiffness';
export { rigidSolution } from './rigid-solution';
export { concreteStressUnderRigidPlate, ownRigidSolution } from './concrete-stress';
