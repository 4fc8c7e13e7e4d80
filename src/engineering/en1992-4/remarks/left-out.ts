/**
 * Creates remarks on the checks omitted for this input, each with the values that explain why it was omitted.
 */
import { farEdges, splittingWaiver, type CheckState } from '@/engineering/checks';
import { clause } from '@/engineering/en1992-4/clause';
import { waiverFactors } from '@/engineering/en1992-4/tension/splitting';
import { edgeDistances, smallestEdgeDistance } from '@/engineering/geometry';
import type { CheckedModes, ModeResult } from '@/engineering/mode';
import type { Remark } from '@/engineering/model/result';

const remark = (
  code: string,
  at: string,
  values: Remark['values'] = {},
  kind: Remark['kind'] = 'not_required',
): Remark => ({ kind, code, clause: at, values });

const notChecked = (code: string, at: string, values: Remark['values'] = {}): Remark =>
  remark(code, at, values, 'not_checked');

const AT = {
  tension: clause('7.2.1'),
  pullOut: clause('7.2.1.5'),
  splitting: clause('7.2.1.7'),
  blowOut: clause('7.2.1.8'),
  shear: clause('7.2.2'),
  edge: clause('7.2.2.5'),
  plate: clause('6.2.1'),
} as const;

/** Checks that this library never performs; their remarks are the same for every design. */
const NOT_COVERED: readonly Remark[] = (
  [
    ['fire', 'annex D'],
    ['seismic', 'annex C'],
    ['fatigue', '8'],
    ['serviceability', '11'],
    ['durability', '5'],
    ['supplementary_reinforcement', '7.2.1.9, 7.2.2.6'],
    ['fixture_thickness', '4.6'],
    ['neighbouring_groups', '7.2.1.4'],
    ['normal_weight_concrete', '1.2'],
    ['national_factors', '4.4'],
    ['second_variable_action', 'EN 1990, 6.4.3.2'],
    ['static_equilibrium', 'EN 1990, table A1.2(A)'],
  ] as const
).map(([code, at]) => notChecked(code, at.startsWith('EN ') ? at : clause(at)));

const reasonOf = (mode: ModeResult): string => (mode.applicable ? '' : mode.reason);

function splittingRemark(state: CheckState, modes: CheckedModes): Remark[] {
  const reason = reasonOf(modes.splitting);
  if (reason === 'splitting_crack_width_limited') return [remark(reason, AT.splitting)];
  if (reason !== 'splitting_far_from_edges') return [];
  const { code, values } = splittingWaiver(state, waiverFactors(state));
  return [remark(code, AT.splitting, values)];
}

export function leftOut(state: CheckState, modes: CheckedModes): Remark[] {
  const { product, pulled, input } = state;
  const found: Remark[] = [];
  if (reasonOf(modes.steel_tension) === 'no_tension') found.push(remark('no_tension', AT.tension));
  if (reasonOf(modes.steel_shear) === 'no_shear') found.push(remark('no_shear', AT.shear));
  if (reasonOf(modes.pull_out) === 'pull_out_not_decisive') {
    found.push(remark('pull_out_not_decisive', AT.pullOut));
  }
  found.push(...splittingRemark(state, modes));
  const edgeReason = reasonOf(modes.concrete_edge);
  if (edgeReason === 'no_edges' || edgeReason === 'edges_not_loaded') {
    found.push(remark(edgeReason, AT.edge));
  }
  found.push(...farEdges(state, AT.edge));
  const c = smallestEdgeDistance(edgeDistances(input.anchors, input.concrete.outline));
  if (pulled.length > 0 && Number.isFinite(c) && c >= 0.5 * product.h_ef) {
    found.push(remark('blow_out_not_needed', AT.blowOut, { c, limit: 0.5 * product.h_ef }));
  }
  found.push(notChecked('plate_not_checked', AT.plate, { t: input.plate.thickness }));
  found.push(notChecked('compression_of_member', 'EN 1992-1-1, 6.7'));
  found.push(...NOT_COVERED);
  return found;
}
