/** Creates the remarks under JGJ145-2013: omitted checks, limits, minimum values, assumptions. */
import {
  farEdges,
  pryOutEachAlone,
  scopeFacts,
  splittingWaiver,
  type CheckState,
} from '@/engineering/checks';
import { clause } from '@/engineering/jgj145/clause';
import { WAIVER_FACTORS } from '@/engineering/jgj145/tension/splitting';
import type { CheckedModes, ModeResult } from '@/engineering/mode';
import type { Remark, RemarkKind } from '@/engineering/model/result';
import { scopeRemarks } from '@/engineering/scope';

const remark = (kind: RemarkKind, code: string, at: string, values: Remark['values'] = {}): Remark => ({
  kind,
  code,
  clause: clause(at),
  values,
});

const reasonOf = (mode: ModeResult): string => (mode.applicable ? '' : mode.reason);

function leftOut(state: CheckState, modes: CheckedModes): Remark[] {
  const found: Remark[] = [];
  const skip = (code: string, at: string, values?: Remark['values']) =>
    found.push(remark('not_required', code, at, values));
  const omit = (code: string, at: string, values?: Remark['values']) =>
    found.push(remark('not_checked', code, at, values));
  if (reasonOf(modes.steel_tension) === 'no_tension') skip('no_tension', '6.1');
  if (reasonOf(modes.steel_shear) === 'no_shear') skip('no_shear', '6.1');
  if (reasonOf(modes.pull_out) === 'pull_out_no_check') skip('pull_out_no_check', '6.1');
  const splitting = reasonOf(modes.splitting);
  if (splitting === 'splitting_crack_width_limited') skip(splitting, '6.1');
  if (splitting === 'splitting_far_from_edges') {
    const { code, values } = splittingWaiver(state, WAIVER_FACTORS);
    skip(code, '6.1', values);
  }
  const edge = reasonOf(modes.concrete_edge);
  if (edge === 'no_edges' || edge === 'edges_not_loaded') skip(edge, '6.1.18');
  found.push(...farEdges(state, clause('6.1.18')));
  omit('plate_not_checked', '5.1', { t: state.input.plate.thickness });
  const ofOtherCode = (code: string, at: string) =>
    found.push({ kind: 'not_checked', code, clause: at, values: {} });
  ofOtherCode('compression_of_member', 'GB/T 50010, 6.6');
  omit('fire', '1');
  omit('seismic', '4.3.9');
  omit('fatigue', '1');
  omit('neighbouring_groups', '6.1.5');
  omit('normal_weight_concrete', '4.1');
  ofOtherCode('second_variable_action', 'GB 50068, 8.2');
  return found;
}

function assumptions(state: CheckState, modes: CheckedModes): Remark[] {
  const { input, spec, product } = state;
  const { concrete, plate } = input;
  const found: Remark[] = [];
  const assume = (holds: boolean, code: string, at: string, values?: Remark['values']) => {
    if (holds) found.push(remark('assumption', code, at, values));
  };
  assume(pryOutEachAlone(state), 'pry_out_alone', '6.1');
  const standOff = spec.leverArm(input) !== null;
  assume(!concrete.cracked, 'uncracked', '4.2');
  assume(plate.rigid, 'rigid_plate', '5.1');
  assume(!plate.rigid, 'elastic_plate', '5.1');
  assume(true, 'importance_factor_gamma_0', '4.3.3');
  assume(modes.steel_tension.applicable && modes.steel_shear.applicable, 'linear_row_not_of_standard', '6.1');
  assume(concrete.nonStructural, 'non_structural', '4.3.10');
  assume(concrete.denseReinforcement && product.h_ef < 100, 'dense_reinforcement', '6.1.7');
  const reinforcement = modes.concrete_edge.applicable ? concrete.edgeReinforcement : 0;
  assume(reinforcement === 1 && concrete.cracked, 'edge_bars_count_jgj', '6.1');
  assume(reinforcement === 2 && concrete.cracked, 'edge_reinforcement_counts_jgj', '6.1');
  assume(reinforcement > 0 && !concrete.cracked, 'edge_reinforcement_without_effect', '6.1');
  assume(standOff && plate.degreeOfRestraint > 1, 'restraint', '6.1', { alpha_M: plate.degreeOfRestraint });
  assume(plate.installationPosition === 'grouted' && !standOff, 'thin_mortar', '6.1', {
    thickness: plate.baseDistance,
    limit: 0.5 * input.product.d_nom,
  });
  return found;
}

export function remarksOf(state: CheckState, modes: CheckedModes): Remark[] {
  return [...leftOut(state, modes), ...scopeRemarks(scopeFacts(state)), ...assumptions(state, modes)];
}
