/** Rigid plate for a design: its anchors, stiffnesses and factored loads. */
import { factoredLoads } from '@/engineering/forces/loads';
import type { CheckInput } from '@/engineering/model/design';
import { anchorStiffness, concreteBedding, meanConcreteModulus } from '@/engineering/plate/contact';
import { solveRigidPlate } from '@/engineering/plate/rigid-plate';

/** True if the design has the values that determine the stiffness of anchors and concrete. */
function hasStiffness({ product, concrete }: CheckInput): boolean {
  return product.A_s > 0 && product.E_s > 0 && concrete.f_ck > 0;
}

/** Returns the solution with forces in N; null if no equilibrium with the loads was found. */
export function rigidSolution(input: CheckInput): ReturnType<typeof solveRigidPlate> {
  const { plate, product, concrete, anchors } = input;
  const { N, Mx, My } = factoredLoads(input);
  return solveRigidPlate({
    Lx: plate.length,
    Ly: plate.width,
    anchors: anchors.map(({ x, y }) => [x, y] as const),
    k_a: anchorStiffness(product.E_s, product.A_s, product.h_ef),
    k_c: concreteBedding(concrete.f_ck, product.h_ef),
    Fz: N * 1000,
    Mx: Mx * 1e6,
    My: My * 1e6,
  });
}

/** Difference, relative to the largest force, that shows that the forces come from another solver. */
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
