/** The whole check of an anchorage to JGJ145-2013, mechanical anchors under static load. */
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
import { specFor } from './spec';
import { pullOut } from './tension/pull-out';
import { splitting } from './tension/splitting';

/**
 * Answers every figure of the check, or the input at fault. `gamma_0` is the importance factor of 4.3.3; the product has no
 * field for it and keeps it in the loads, so it is 1 unless a caller says otherwise.
 */
export function checkJgj145(input: CheckInput, options?: CheckOptions): Outcome<CheckAnswer> {
  const prepared = prepare(input, specFor(input.concrete.f_cuk), resolveProduct(input), options);
  if (!prepared.ok) return prepared;
  const { state, forces, reaction, resultant } = prepared.value;
  const modes: CheckedModes = {
    steel_tension: steelTension(state),
    pull_out: pullOut(state),
    concrete_cone: concreteCone(state, null),
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
