/** Axial forces under a rigid or an elastic plate. */
export {
  elasticProblem,
  preparePlate,
  runPlate,
  runPlateForces,
  type PlateInput,
  type PlateRun,
  type PlateSource,
} from './run-plate';
export type { PlateStress } from './plate-stress';
export { solveRigidPlate, type RigidPlateProblem, type RigidPlateSolution } from './rigid-plate';
export type { ElasticPlateProblem } from './elastic/elastic-geometry';
export type { ElasticPlateSolution, PreparedPlate } from './elastic/prepared-plate';
export { solveElasticPlate } from './elastic/elastic-plate';
export { footprintOf } from './elastic/footprint';
export { anchorStiffness, concreteBedding, washerDiameter } from './stiffness';
export { rigidSolution } from './rigid-solution';
export { concreteStressUnderRigidPlate, ownRigidSolution } from './concrete-stress';
