/** The whole check of an anchorage to EN 1992-4:2018, mechanical post-installed anchors under static load. */
import {
  concreteCone,
  concreteEdge,
  prepare,
  pryOut,
  steelShear,
  steelTension,
  type CheckOptions,
} from '../checks';
import type { CheckInput } from '../model/design';
import type { CheckAnswer, Outcome } from '../model/result';
import { assembleAnswer, type CheckedModes } from '../mode';
import { combinedTensionAndShear } from './combined/interaction';
import { resolveProduct } from './factors/resolved-input';
import { remarksOf } from './remarks/remarks';
import { EDGE_RULES } from './shear/concrete-edge';
import { SPEC } from './spec';
import { bendingFactor } from './tension/concrete-cone';
import { pullOut } from './tension/pull-out';
import { splitting } from './tension/splitting';

/** Answers every figure of the check, or the input at fault. */
export function checkEn1992(input: CheckInput, options?: CheckOptions): Outcome<CheckAnswer> {
  const prepared = prepare(input, SPEC, resolveProduct(input), options);
  if (!prepared.ok) return prepared;
  const { state, forces, reaction, resultant } = prepared.value;
  const modes: CheckedModes = {
    steel_tension: steelTension(state),
    pull_out: pullOut(state),
    concrete_cone: concreteCone(state, bendingFactor),
    splitting: splitting(state),
    steel_shear: steelShear(state),
    pry_out: pryOut(state),
    concrete_edge: concreteEdge(state, EDGE_RULES),
  };
  return {
    ok: true,
    value: assembleAnswer({
      standard: input.standard,
      reaction,
      resultant,
      modes,
      combined: combinedTensionAndShear(state, modes),
      forces: forces.trail,
      remarks: remarksOf(state, modes),
      words: state.words,
    }),
  };
}
