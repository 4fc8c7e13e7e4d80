/** Largest concrete stress under a rigid plate, for the forces of a check. */
import type { CheckInput } from '@/engineering/model/design';
import { hasStiffness, rigidSolution } from '@/engineering/plate/rigid-solution';
import { meanConcreteModulus } from '@/engineering/plate/stiffness';

/**
 * Difference, relative to the largest force, above which the axial forces are assumed to come from another
 * solver.
 */
const SAME_SOLUTION = 1e-4;

/**
 * Solves the rigid plate under the design's loads. Returns null if the plate is elastic, if the stiffness of
 * anchors or concrete cannot be determined, if no equilibrium was found, or if `tensions` (kN) differ from
 * those of the rigid plate: stresses of a different force distribution would be misleading.
 */
export function ownRigidSolution(
  input: CheckInput,
  tensions: readonly number[],
): ReturnType<typeof rigidSolution> {
  if (!input.plate.rigid || !hasStiffness(input)) return null;
  const solution = rigidSolution(input);
  if (solution === null) return null;
  const scale = Math.max(...tensions, 1e-3);
  const same = solution.tensions.every((T, i) => Math.abs(T / 1000 - tensions[i]) <= SAME_SOLUTION * scale);
  return same ? solution : null;
}

/** Returns stress in MPa and strain in per mille; null if `tensions` (kN) are not those of a rigid plate. */
export function concreteStressUnderRigidPlate(
  input: CheckInput,
  tensions: readonly number[],
): { sigma: number; strain: number } | null {
  const solution = ownRigidSolution(input, tensions);
  return (
    solution && {
      sigma: solution.maxPressure,
      strain: (1000 * solution.maxPressure) / meanConcreteModulus(input.concrete.f_ck),
    }
  );
}
