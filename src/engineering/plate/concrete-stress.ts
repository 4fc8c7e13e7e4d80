/** Largest concrete stress under a rigid plate, for the resultants of a check. */
import type { CheckInput } from '@/engineering/model/design';
import { hasStiffness, rigidSolution } from '@/engineering/plate/rigid-solution';
import { meanConcreteModulus } from '@/engineering/plate/stiffness';

/** Axial forces of another solver differ more than this, relative to the largest. */
const SAME_SOLUTION = 1e-4;

/**
 * The rigid plate under the design's loads. Null for an elastic plate, without the anchor's stiffness, and
 * where `tensions` (kN) are not those of the rigid plate: what lies beside foreign forces would mislead.
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

/** Stress in MPa and strain in per mille; null where `tensions` (kN) are not those of the rigid plate. */
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
