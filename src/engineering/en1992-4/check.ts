/** The whole check of an anchorage to EN 1992-4:2018, mechanical post-installed anchors under static load. */
import type { CheckInput } from '../model/design';
import type { CheckAnswer, EngineError, Outcome } from '../model/result';
import { designLoads, NEGLIGIBLE_FORCE, shearDistribution, tensionResultants } from '../forces';
import { anchorOutsideConcrete } from '../geometry';
import { assembleAnswer, type CheckedModes } from '../mode';
import { concreteStressUnderRigidPlate } from '../plate';
import { Calculation } from '../trail';
import { clause } from './clause';
import { combinedTensionAndShear } from './combined/interaction';
import { resolveProduct } from './factors/resolved-input';
import { remarksOf } from './remarks/remarks';
import { concreteEdge } from './shear/concrete-edge';
import { leverArm } from './shear/lever-arm';
import { pryOut } from './shear/pry-out';
import { steelShear } from './shear/steel';
import type { CheckState } from './state';
import { concreteCone } from './tension/concrete-cone';
import { pullOut } from './tension/pull-out';
import { splitting } from './tension/splitting';
import { steelTension } from './tension/steel';

/** What makes a check impossible although every field is readable. */
function inputError({ product, input, pulled, sheared }: CheckState): EngineError | null {
  const outside = anchorOutsideConcrete(input.anchors, input.concrete.outline);
  if (outside) {
    const { anchor, edge } = outside;
    return {
      field: 'base.base_points',
      message: `anchor ${anchor.no} lies on or beyond the concrete edge ${edge}`,
    };
  }
  const standOff = leverArm(input) !== null;
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

/** Answers every figure of the check, or the input at fault. */
export function checkEn1992(input: CheckInput): Outcome<CheckAnswer> {
  const product = resolveProduct(input);
  const calculation = new Calculation();
  const loads = designLoads(calculation, input);
  const tensions = input.axials.map((axial) => Math.max(0, axial));
  const resultants = tensionResultants(calculation, input.anchors, tensions, loads, clause('6.2.1'));
  const shear = shearDistribution(calculation, input.anchors, loads, clause('6.2.2'));
  if (!shear.ok) return shear;
  const state: CheckState = {
    input,
    product,
    pulled: input.anchors
      .map((anchor, index) => ({ ...anchor, N: tensions[index] }))
      .filter(({ N }) => N > NEGLIGIBLE_FORCE),
    sheared: input.anchors.map((anchor, index) => ({ ...anchor, ...shear.value.anchors[index] })),
    resultants,
    N: loads.N,
    Vx: loads.Vx,
    Vy: loads.Vy,
    T: shear.value.T,
  };
  const error = inputError(state);
  if (error) return { ok: false, error };

  const modes: CheckedModes = {
    steel_tension: steelTension(state),
    pull_out: pullOut(state),
    concrete_cone: concreteCone(state),
    splitting: splitting(state),
    steel_shear: steelShear(state),
    pry_out: pryOut(state),
    concrete_edge: concreteEdge(state),
  };
  const combined = combinedTensionAndShear(state, modes);
  const stress = concreteStressUnderRigidPlate(input, loads, tensions);
  return {
    ok: true,
    value: assembleAnswer({
      standard: input.standard,
      reaction: state.sheared.map(({ no, V, Vx, Vy }, index) => ({
        no,
        tension: tensions[index],
        shear: V,
        shearx: Vx,
        sheary: Vy,
      })),
      resultant: {
        tension: resultants.T,
        tension_x: resultants.x_T,
        tension_y: resultants.y_T,
        compression: resultants.C,
        compression_x: resultants.x_C,
        compression_y: resultants.y_C,
        shear: Math.hypot(loads.Vx, loads.Vy),
        torsion: state.T,
        max_concrete_stress: stress?.sigma ?? null,
        max_concrete_strain: stress?.strain ?? null,
      },
      modes,
      combined,
      forces: calculation.trail,
      remarks: remarksOf(state, modes),
    }),
  };
}
