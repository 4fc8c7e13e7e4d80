/**
 * Runs the complete check of an anchorage: the checks shared by both standards and those specific to the
 * design's standard.
 */
import {
  concreteCone,
  concreteEdge,
  prepare,
  pryOut,
  splitting,
  steelShear,
  steelTension,
  type CheckOptions,
  type DesignStandard,
} from '@/engineering/checks';
import { en1992_4 } from '@/engineering/en1992-4';
import { jgj145 } from '@/engineering/jgj145';
import { assembleAnswer, type CheckedModes } from '@/engineering/mode';
import type { CheckInput, Standard } from '@/engineering/model/design';
import type { CheckResult, Outcome } from '@/engineering/model/result';

const BY_NAME: Readonly<Record<Standard, DesignStandard>> = { 'EN1992-4': en1992_4, 'JGJ145-2013': jgj145 };

/** Runs the complete check; returns all results, or an error that names the invalid input. */
export function check(input: CheckInput, options?: CheckOptions): Outcome<CheckResult> {
  const standard = BY_NAME[input.standard];
  const prepared = prepare(input, standard.specOf(input), standard.resolveProduct(input), options);
  if (!prepared.ok) return prepared;
  const { state, forces, reaction, resultant } = prepared.value;
  const { mode: concrete_edge, edges } = concreteEdge(state, standard.edgeRules);
  const modes: CheckedModes = {
    steel_tension: steelTension(state),
    pull_out: standard.pullOut(state),
    concrete_cone: concreteCone(state, standard.bendingFactor),
    splitting: splitting(state, standard.splittingRules),
    steel_shear: steelShear(state),
    pry_out: pryOut(state),
    concrete_edge,
  };
  const answer = assembleAnswer({
    standard: input.standard,
    reaction,
    resultant,
    modes,
    edges,
    combined: standard.combined(state, modes),
    forces: forces.trail,
    remarks: standard.remarks(state, modes),
    trail: state.trail,
  });
  return { ok: true, value: answer };
}
