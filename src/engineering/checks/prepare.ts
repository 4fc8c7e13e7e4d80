/**
 * Prepares a check: computes loads and anchor forces from the input, and detects errors that make the check
 * impossible.
 */
import { impossibleInput } from '@/engineering/checks/impossible-input';
import { pressedBeyondEdge } from '@/engineering/checks/pressed-edge';
import { reactionsOf } from '@/engineering/checks/scope-facts';
import type {
  CheckOptions,
  CheckState,
  ResolvedProduct,
  ShearedAnchor,
  StandardSpec,
} from '@/engineering/checks/state';
import {
  designLoads,
  NEGLIGIBLE_FORCE,
  shearDistribution,
  tensionResultants,
  unevennessFactor,
  type AnchorShear,
  type TensionAnchor,
} from '@/engineering/forces';
import { anchorOutsideConcrete } from '@/engineering/geometry';
import { combinationClause } from '@/engineering/model/combination-clause';
import type { AnchorPoint, CheckInput } from '@/engineering/model/design';
import type { EngineError, Outcome, Reaction, Resultant } from '@/engineering/model/result';
import { concreteStressUnderRigidPlate } from '@/engineering/plate';
import { hasContact } from '@/engineering/scope';
import { Calculation } from '@/engineering/trail';

export interface Prepared {
  state: CheckState;
  /** Calculation of the loads and forces, including its trail. */
  forces: Calculation;
  reaction: readonly Reaction[];
  resultant: Resultant;
}

/** Returns an error if the check is impossible even though each field is valid in itself; null otherwise. */
function inputError(state: CheckState): EngineError | null {
  const { product, input, pulled, sheared, spec } = state;
  const outside = anchorOutsideConcrete(input.anchors, input.concrete.outline);
  if (outside) {
    const { anchor, edge } = outside;
    return {
      field: 'base.base_points',
      message: `anchor ${anchor.no} lies on or beyond the concrete edge ${edge}`,
    };
  }
  const pressed = pressedBeyondEdge(state);
  if (pressed) return pressed;
  const standOff = spec.leverArm(input) !== null;
  const alpha_M = input.plate.degreeOfRestraint;
  if (standOff && (alpha_M < 1 || alpha_M > 2)) {
    return { field: 'plate.degree_of_restraint', message: 'must lie between 1.0 and 2.0' };
  }
  const needed = 'must be greater than 0 under this load';
  const loaded = sheared.some(({ V }) => V > NEGLIGIBLE_FORCE);
  if (pulled.length > 0 && product.N_Rk_s <= 0) return { field: 'anchor.N_Rk_s', message: needed };
  if (loaded && product.V_Rk_s_0 <= 0) return { field: 'anchor.V_Rk_s', message: needed };
  if (loaded && standOff && product.M_Rk_s_0 <= 0) return { field: 'anchor.M0_Rk_s', message: needed };
  return null;
}

function pulledAnchors(
  anchors: readonly AnchorPoint[],
  tensions: readonly number[],
  k_1: number,
): TensionAnchor[] {
  return anchors.flatMap(({ no, x, y, actsX, actsY }, index) => {
    const fromPlate = tensions[index];
    return fromPlate > NEGLIGIBLE_FORCE
      ? [{ no, x, y, actsX, actsY, N: k_1 * fromPlate, fromPlate, k_1 }]
      : [];
  });
}

/**
 * Adds the shear forces to an anchor. Copies the fields one by one, because spreading two objects takes as
 * long as checking an anchor.
 */
function shearedAnchor(
  { no, x, y, actsX, actsY }: AnchorPoint,
  { Vx, Vy, V, torsionX, torsionY }: AnchorShear,
): ShearedAnchor {
  return { no, x, y, actsX, actsY, Vx, Vy, V, torsionX, torsionY };
}

/**
 * Computes design loads, resultants and the shear forces of the anchors. Returns an error if the design is
 * impossible, no anchor can resist the shear or torsion, an anchor is outside the concrete, the plate presses
 * beyond the concrete, the degree of restraint is outside 1 to 2, or a required steel resistance is missing.
 * `gamma_0` is the importance factor of JGJ145.
 */
export function prepare(
  input: CheckInput,
  spec: StandardSpec,
  product: ResolvedProduct,
  { gamma_0 = 1, trail = true }: CheckOptions = {},
): Outcome<Prepared> {
  const impossible = impossibleInput(input);
  if (impossible) return { ok: false, error: impossible };
  const forces = new Calculation(trail);
  const factors = { dead: input.dead.factor, live: input.live.factor };
  const loads = designLoads(
    forces,
    input,
    combinationClause(input.standard, factors, input.concrete.accidental),
  );
  const least = hasContact(input) ? 0 : -Infinity;
  const tensions = input.axials.map((axial) => Math.max(least, axial));
  const resultants = tensionResultants(
    forces,
    { anchors: input.anchors, tensions },
    loads,
    spec.clauses.forces,
  );
  const k_1 = unevennessFactor(forces, input.anchors, tensions, spec.unevenTension);
  const shear = shearDistribution(forces, input.anchors, loads, spec.clauses.shearForces);
  if (!shear.ok) return shear;
  const state: CheckState = {
    input,
    spec,
    product,
    gamma_0,
    trail,
    pulled: pulledAnchors(input.anchors, tensions, k_1),
    sheared: input.anchors.map((anchor, index) => shearedAnchor(anchor, shear.value.anchors[index])),
    resultants,
    N: loads.N,
    Vx: loads.Vx,
    Vy: loads.Vy,
    T: shear.value.T,
  };
  const error = inputError(state);
  if (error) return { ok: false, error };
  const stress = hasContact(input) ? concreteStressUnderRigidPlate(input, tensions) : null;
  return {
    ok: true,
    value: {
      state,
      forces,
      reaction: reactionsOf(state),
      resultant: {
        tension: resultants.T,
        tension_x: resultants.x_T,
        tension_y: resultants.y_T,
        compression: resultants.C,
        compression_x: resultants.x_C,
        compression_y: resultants.y_C,
        shear: Math.hypot(loads.Vx, loads.Vy),
        torsion: 1000 * state.T,
        max_concrete_stress: stress?.sigma ?? null,
        max_concrete_strain: stress?.strain ?? null,
      },
    },
  };
}
