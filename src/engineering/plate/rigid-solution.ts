/** Rigid plate for a design: its anchors, stiffnesses and factored loads. */
import { factoredLoads } from '@/engineering/forces/loads';
import type { CheckInput } from '@/engineering/model/design';
import { solveRigidPlate } from '@/engineering/plate/rigid-plate';
import { anchorStiffness, concreteBedding } from '@/engineering/plate/stiffness';

/** True if the design has the values that determine the stiffness of anchors and concrete. */
export function hasStiffness({ product, concrete }: CheckInput): boolean {
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
