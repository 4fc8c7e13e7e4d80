/** Door of the plate part: axial forces under a rigid or an elastic plate. */
export { runPlate } from './run-plate';
export { solveRigidPlate, type RigidPlateProblem, type RigidPlateSolution } from './rigid-plate';
export { anchorStiffness, concreteBedding, meanConcreteModulus } from './stiffness';
export { concreteStressUnderRigidPlate } from './concrete-stress';
