/** What a group of anchors brings to an edge: force, angle and eccentricity. */
import { NEGLIGIBLE_FORCE } from '../forces';
import type { Calculation } from '../trail';
import type { EdgeAnchor, EdgeRow } from './edge-rows';
import type { Clauses } from './state';

/** Anchors of a row that share one breakout body, and which of their forces it counts: across the edge, along it, both. */
export interface EdgeGroup extends EdgeRow {
  counts: 'both' | 'across' | 'along';
}

const terms = (anchors: readonly EdgeAnchor[], term: (no: number) => string): string =>
  anchors.map(({ anchor }) => term(anchor.no)).join(' + ');

function giveForcesAcross(
  calculation: Calculation,
  { anchors, force, sharing }: EdgeGroup,
  at: string,
): void {
  calculation.given('V_n', force, 'kN', 'forces');
  calculation.given('n_A', sharing, '', 'layout');
  for (const { anchor, torsion } of anchors) {
    if (torsion === 0) calculation.step(`P_${anchor.no}`, 'V_n / n_A', 'kN', at);
    else {
      calculation.given(`V_T_${anchor.no}`, torsion, 'kN', 'forces');
      calculation.step(`P_${anchor.no}`, `max(0, V_n / n_A + V_T_${anchor.no})`, 'kN', at);
    }
  }
}

/**
 * Force towards the edge (P) and along it (Q) of every anchor of the group, and what the group takes of them.
 * `divisor` of the moment gives e_V: the whole force (distance of its line of action) or P alone (offset along the row).
 */
export function edgeActions(
  calculation: Calculation,
  group: EdgeGroup,
  clauses: Clauses,
  divisor: 'V_Ed_g' | 'P',
): number {
  const { anchors, counts } = group;
  const at = clauses.edge;
  const sum = (symbol: 'P' | 'Q', counted: boolean) =>
    calculation.step(symbol, counted ? terms(anchors, (no) => `${symbol}_${no}`) : '0', 'kN', at);
  if (counts !== 'along') giveForcesAcross(calculation, group, at);
  for (const { anchor, Q, t } of anchors) {
    if (counts !== 'across') calculation.given(`Q_${anchor.no}`, Q, 'kN', 'forces');
    calculation.given(`t_${anchor.no}`, t, 'mm', 'layout');
  }
  const P = sum('P', counts !== 'along');
  sum('Q', counts !== 'across');
  const V_Ed_g = calculation.step('V_Ed_g', 'sqrt(P^2 + Q^2)', 'kN', at);
  calculation.step('alpha_V', P > NEGLIGIBLE_FORCE ? 'atan(abs(Q) / P)' : '90', '°', clauses.edgeAngle);
  if (anchors.length === 1 || P <= NEGLIGIBLE_FORCE)
    calculation.step('e_V', '0', 'mm', clauses.edgeEccentricity);
  else {
    calculation.step('t_g', `(${terms(anchors, (no) => `t_${no}`)}) / ${anchors.length}`, 'mm', at);
    const moment = terms(anchors, (no) => `P_${no} * (t_${no} - t_g)`);
    calculation.step('e_V', `abs(${moment}) / ${divisor}`, 'mm', clauses.edgeEccentricity);
  }
  return V_Ed_g;
}
