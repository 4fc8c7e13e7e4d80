/** Checks that were not made for this input, each with the figures that decide it. */
import type { Remark } from '../../model/result';
import { edgeDistances, smallestEdgeDistance } from '../../geometry';
import type { CheckedModes, ModeResult } from '../../mode';
import { clause } from '../clause';
import { farEdges, type CheckState } from '../../checks';
import { splittingEdgeLimit } from '../tension/splitting';

const remark = (code: string, at: string, values: Remark['values'] = {}): Remark => ({
  kind: 'not_checked',
  code,
  clause: at,
  values,
});

const reasonOf = (mode: ModeResult): string => (mode.applicable ? '' : mode.reason);

function splittingRemark(state: CheckState, modes: CheckedModes): Remark[] {
  const reason = reasonOf(modes.splitting);
  if (reason === 'splitting_crack_width_limited') return [remark(reason, clause('7.2.1.7'))];
  if (reason !== 'splitting_far_from_edges') return [];
  const { concrete } = state.input;
  const c = smallestEdgeDistance(edgeDistances(state.pulled, concrete.outline));
  const figures = { h: concrete.h, h_min: state.product.h_min };
  if (!Number.isFinite(c)) return [remark('splitting_no_edges', clause('7.2.1.7'), figures)];
  return [remark(reason, clause('7.2.1.7'), { c, limit: splittingEdgeLimit(state), ...figures })];
}

export function leftOut(state: CheckState, modes: CheckedModes): Remark[] {
  const { product, pulled, input } = state;
  const found: Remark[] = [];
  if (reasonOf(modes.steel_tension) === 'no_tension') found.push(remark('no_tension', clause('7.2.1')));
  if (reasonOf(modes.steel_shear) === 'no_shear') found.push(remark('no_shear', clause('7.2.2')));
  if (reasonOf(modes.pull_out) === 'pull_out_not_decisive') {
    found.push(remark('pull_out_not_decisive', clause('7.2.1.5')));
  }
  found.push(...splittingRemark(state, modes));
  const edgeReason = reasonOf(modes.concrete_edge);
  if (edgeReason === 'no_edges' || edgeReason === 'edges_not_loaded') {
    found.push(remark(edgeReason, clause('7.2.2.5')));
  }
  found.push(...farEdges(state, clause('7.2.2.5')));
  const c = smallestEdgeDistance(edgeDistances(input.anchors, input.concrete.outline));
  if (pulled.length > 0 && Number.isFinite(c) && c >= 0.5 * product.h_ef) {
    found.push(remark('blow_out_not_needed', clause('7.2.1.8'), { c, limit: 0.5 * product.h_ef }));
  }
  found.push(remark('plate_not_checked', clause('6.2.1'), { t: input.plate.thickness }));
  for (const code of ['fire', 'seismic', 'fatigue', 'supplementary_reinforcement'] as const) {
    found.push(remark(code, clause(NOT_COVERED[code])));
  }
  return found;
}

const NOT_COVERED = {
  fire: 'annex D',
  seismic: 'annex C',
  fatigue: '8',
  supplementary_reinforcement: '7.2.1.9, 7.2.2.6',
} as const;
