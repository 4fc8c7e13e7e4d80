/**
 * Pressure of a rigid plate on the concrete: stress and strain, and the error if a plate that overhangs an
 * edge of the concrete presses beyond that edge: a plate may overhang an edge only on the tension side.
 */
import type { CheckContext } from '@/engineering/checks/context';
import { factoredLoads } from '@/engineering/forces/loads';
import { EDGE_AXES } from '@/engineering/geometry/edges';
import { type CheckInput, hasContact } from '@/engineering/model/design';
import type { EngineError } from '@/engineering/model/result';
import { anchorStiffness, concreteBedding, meanConcreteModulus } from '@/engineering/plate/contact';
import { solveRigidPlate, type RigidPlateSolution } from '@/engineering/plate/rigid-plate';
import { roundingOf } from '@/engineering/scope/axial-balance';
import { EDGE_NAMES, type EdgeName } from '@/quantities/edges';

/** True if the design has the values that determine the stiffness of anchors and concrete. */
function hasStiffness({ product, concrete }: CheckInput): boolean {
  return product.A_s > 0 && product.E_s > 0 && concrete.f_ck > 0;
}

/** Returns the solution with forces in N; null if no equilibrium with the loads was found. */
export function rigidSolution(input: CheckInput): RigidPlateSolution | null {
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
function ownRigidSolution(input: CheckInput, tensions: readonly number[]): RigidPlateSolution | null {
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

/** Tolerance for rounding of lengths, mm. */
const ROUNDING = 1e-6;
/** Distance, mm, by which the tension resultant is nearer to an edge that the plate does not press beyond. */
const APART = 1;

const halfOf = ({ plate }: CheckInput, edge: EdgeName): number =>
  (EDGE_AXES[edge].along === 'y' ? plate.length : plate.width) / 2;

const reachesBeyond = (input: CheckInput, edge: EdgeName): boolean =>
  halfOf(input, edge) > Math.abs(input.concrete.outline[edge]) + ROUNDING;

/** True if the rigid plate under its loads presses down between the concrete edge and the plate edge. */
function planePresses(
  input: CheckInput,
  edge: EdgeName,
  [w0, bx, by]: readonly [number, number, number],
): boolean {
  const [nx, ny] = EDGE_AXES[edge].normal;
  const along = (nx === 0 ? input.plate.length : input.plate.width) / 2;
  const sideways = along * Math.abs(nx === 0 ? bx : by);
  const slope = nx * bx + ny * by;
  const least = (across: number) => w0 + slope * across - sideways;
  const from = Math.abs(input.concrete.outline[edge]);
  const size = Math.abs(w0) + Math.abs(bx) * input.plate.length + Math.abs(by) * input.plate.width;
  return Math.min(least(from), least(halfOf(input, edge))) < -1e-9 * size;
}

/**
 * True if the plate must be assumed to press beyond the edge; used if the displacement of the rigid plate
 * could not be calculated. False only if the tension resultant is at least `APART` nearer to the edge than
 * the compression resultant.
 */
function resultantPresses({ resultants }: CheckContext, edge: EdgeName): boolean {
  const { x_T, y_T, x_C, y_C } = resultants;
  if (x_T === null || y_T === null || x_C === null || y_C === null) return true;
  const [nx, ny] = EDGE_AXES[edge].normal;
  return nx * (x_T - x_C) + ny * (y_T - y_C) < APART;
}

/** Returns an error for the first concrete edge beyond which the plate presses; null if there is none. */
export function compressedBeyondEdge(state: CheckContext): EngineError | null {
  const { input, resultants, N } = state;
  const beyond = EDGE_NAMES.filter((edge) => reachesBeyond(input, edge));
  if (beyond.length === 0 || !hasContact(input)) return null;
  const tensions = input.axials.map((axial) => Math.max(0, axial));
  if (resultants.C <= roundingOf(tensions, resultants.T, N)) return null;
  const plane = ownRigidSolution(input, tensions)?.plane;
  const edge = beyond.find((name) =>
    plane ? planePresses(input, name, plane) : resultantPresses(state, name),
  );
  if (edge === undefined) return null;
  const side = EDGE_AXES[edge].along === 'y' ? 'length' : 'width';
  return { field: `plate.${side}`, message: `compression acts beyond the concrete edge ${edge}` };
}
