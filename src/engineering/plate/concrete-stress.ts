/** Largest concrete stress under a rigid plate, for the resultants of a check. */
import type { CheckInput, LoadSet } from '../model/design';
import { solveRigidPlate } from './rigid-plate';
import { anchorStiffness, concreteBedding, meanConcreteModulus } from './stiffness';

/** Axial forces of another solver differ more than this, relative to the largest. */
const SAME_SOLUTION = 1e-4;

/**
 * Stress in MPa and strain in per mille, from the loads at the origin. Null for an elastic plate, without the anchor's
 * stiffness, and where `tensions` (kN) are not those of the rigid plate: a stress beside foreign forces would mislead.
 */
export function concreteStressUnderRigidPlate(
  { plate, product, concrete, anchors }: CheckInput,
  loads: LoadSet,
  tensions: readonly number[],
): { sigma: number; strain: number } | null {
  if (!plate.rigid || product.A_s <= 0 || product.E_s <= 0 || concrete.f_ck <= 0) return null;
  const solution = solveRigidPlate({
    Lx: plate.length,
    Ly: plate.width,
    anchors: anchors.map(({ x, y }) => [x, y] as const),
    k_a: anchorStiffness(product.E_s, product.A_s, product.h_ef),
    k_c: concreteBedding(concrete.f_ck, product.h_ef),
    Fz: loads.N * 1000,
    Mx: loads.Mx * 1e6,
    My: loads.My * 1e6,
  });
  if (solution === null) return null;
  const scale = Math.max(...tensions, 1e-3);
  const same = solution.tensions.every((T, i) => Math.abs(T / 1000 - tensions[i]) <= SAME_SOLUTION * scale);
  if (!same) return null;
  return {
    sigma: solution.maxPressure,
    strain: (1000 * solution.maxPressure) / meanConcreteModulus(concrete.f_ck),
  };
}
