/**
 * Prepares the checks: loads and anchor forces from the input, and errors that make the checks impossible.
 *
 * EN 1992-4, 6.2.1 and 6.2.2. JGJ145-2013, 5.2 and 5.3.
 */
import {
  clausesOf,
  type CheckOptions,
  type CheckContext,
  type ShearAnchor,
} from '@/engineering/checks/context';
import { breakoutTooSmall, productValues, symbolsOf } from '@/engineering/checks/product';
import {
  concreteStressUnderRigidPlate,
  compressedBeyondEdge,
} from '@/engineering/checks/rigid-plate-pressure';
import { leverArm } from '@/engineering/checks/steel-shear';
import { designLoads, NEGLIGIBLE_FORCE } from '@/engineering/forces/loads';
import { shearDistribution, type AnchorShear } from '@/engineering/forces/shear';
import {
  tensionResultants,
  unevennessFactor,
  type TensionAnchor,
} from '@/engineering/forces/tension-resultants';
import { anchorOutsideConcrete } from '@/engineering/geometry/edges';
import { impossiblePlace } from '@/engineering/layout/anchor-spacing';
import { type AnchorPoint, type CheckInput, hasContact } from '@/engineering/model/design';
import { combinationClause } from '@/engineering/model/load-combination-clause';
import type { EngineError, Outcome, Reaction, Resultant } from '@/engineering/model/result';
import { Calculation } from '@/engineering/trail/calculation';

const FORCES = clausesOf({
  tension: ['6.2.1', '5.2'],
  shear: ['6.2.2', '5.3'],
});

interface Prepared {
  state: CheckContext;
  /** Calculation of the loads and forces, including its trail. */
  forces: Calculation;
  reaction: readonly Reaction[];
  resultant: Resultant;
}

/** Returns an error for the first input that makes the design impossible; null if the design is possible. */
function impossibleInput(input: CheckInput): EngineError | null {
  const { concrete, product, plate } = input;
  if (concrete.h < product.h_ef) {
    return { field: 'base.h', message: `must not be less than h_ef = ${product.h_ef}` };
  }
  const places = input.anchors.map(({ x, y }) => [x, y] as const);
  return (
    breakoutTooSmall(input) ?? impossiblePlace('anchor.coordinates', places, [plate.length, plate.width])
  );
}

/** Returns an error if the check is impossible even though each field is valid in itself; null otherwise. */
function inputError(state: CheckContext): EngineError | null {
  const { product, input, inTension, inShear } = state;
  const outside = anchorOutsideConcrete(input.anchors, input.concrete.outline);
  if (outside) {
    const { anchor, edge } = outside;
    return {
      field: 'base.base_points',
      message: `anchor ${anchor.no} lies on or beyond the concrete edge ${edge}`,
    };
  }
  const pressed = compressedBeyondEdge(state);
  if (pressed) return pressed;
  const standOff = leverArm(input) !== null;
  const alpha_M = input.plate.degreeOfRestraint;
  if (standOff && (alpha_M < 1 || alpha_M > 2)) {
    return { field: 'plate.degree_of_restraint', message: 'must lie between 1.0 and 2.0' };
  }
  const needed = 'must be greater than 0 under this load';
  const loaded = inShear.some(({ V }) => V > NEGLIGIBLE_FORCE);
  if (inTension.length > 0 && product.N_Rk_s <= 0) return { field: 'anchor.N_Rk_s', message: needed };
  if (loaded && product.V_Rk_s_0 <= 0) return { field: 'anchor.V_Rk_s', message: needed };
  if (loaded && standOff && product.M_Rk_s_0 <= 0) return { field: 'anchor.M0_Rk_s', message: needed };
  return null;
}

function tensionAnchors(
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

/** Adds the shear to an anchor; spreading two objects would take as long as checking an anchor. */
function shearAnchor(
  { no, x, y, actsX, actsY }: AnchorPoint,
  { Vx, Vy, V, torsionX, torsionY }: AnchorShear,
): ShearAnchor {
  return { no, x, y, actsX, actsY, Vx, Vy, V, torsionX, torsionY };
}

/**
 * Returns tension and shear of every anchor as shown in the results, kN; the tension is the value from the
 * plate calculation, without the factor k_1, and negative for an anchor in compression.
 */
function reactionsOf({ input, inTension, inShear }: CheckContext): Reaction[] {
  const least = hasContact(input) ? 0 : -Infinity;
  return input.anchors.map(({ no }, index) => {
    const { V, Vx, Vy } = inShear[index];
    const pressed = Math.min(0, Math.max(least, input.axials[index]));
    const tension = inTension.find((anchor) => anchor.no === no)?.fromPlate ?? pressed;
    return { no, tension, shear: V, shearx: Vx, sheary: Vy };
  });
}

/**
 * Computes design loads, resultants and the shear forces of the anchors. Returns an error if the design is
 * impossible, no anchor can resist the shear or torsion, an anchor is outside the concrete, the plate presses
 * beyond the concrete, the degree of restraint is outside 1 to 2, or a required steel resistance is missing.
 * `gamma_0` is the importance factor of JGJ145.
 */
export function prepare(
  input: CheckInput,
  { gamma_0 = 1, trail = true }: CheckOptions = {},
): Outcome<Prepared> {
  const impossible = impossibleInput(input);
  if (impossible) return { ok: false, error: impossible };
  const at = FORCES[input.standard];
  const forces = new Calculation(trail);
  const factors = { dead: input.dead.factor, live: input.live.factor };
  const combination = combinationClause(input.standard, factors, input.concrete.accidental);
  const loads = designLoads(forces, input, combination);
  const least = hasContact(input) ? 0 : -Infinity;
  const tensions = input.axials.map((axial) => Math.max(least, axial));
  const resultants = tensionResultants(forces, { anchors: input.anchors, tensions }, loads, at.tension);
  const k_1 = unevennessFactor(forces, input.anchors, tensions, input.standard);
  const shear = shearDistribution(forces, input.anchors, loads, at.shear);
  if (!shear.ok) return shear;
  const state: CheckContext = {
    input,
    product: productValues(input),
    symbol: symbolsOf(input),
    gamma_0,
    trail,
    inTension: tensionAnchors(input.anchors, tensions, k_1),
    inShear: input.anchors.map((anchor, index) => shearAnchor(anchor, shear.value.anchors[index])),
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
