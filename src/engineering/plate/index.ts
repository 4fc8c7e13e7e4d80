/** Axial forces in the anchors of a rigid or an elastic plate. */
export {
  elasticProblem,
  preparePlate,
  runPlate,
  runPlateForces,
  type PlateInput,
  type PlateRun,
  type PlateSource,
} from '@/engineering/plate/run-plate';
export type { PlateStress } from '@/engineering/plate/plate-stress';
export {
  solveRigidPlate,
  type RigidPlateProblem,
  type RigidPlateSolution,
} from '@/engineering/plate/rigid-plate';
export type { ElasticPlateProblem } from '@/engineering/plate/elastic/elastic-geometry';
export type {
  ElasticPlateSolution,
  ForcesAccuracy,
  PreparedPlate,
} from '@/engineering/plate/elastic/prepared-plate';
export { solveElasticPlate } from '@/engineering/plate/elastic/elastic-plate';
export { footprintOf } from '@/engineering/plate/elastic/footprint';
export { anchorStiffness, concreteBedding, washerDiameter } from '@/engineering/plate/stiffness';
export { rigidSolution } from '@/engineering/plate/rigid-solution';
export { concreteStressUnderRigidPlate, ownRigidSolution } from '@/engineering/plate/concrete-stress';
