/** What a group of anchors brings to an edge: force, angle and eccentricity. */
import { NEGLIGIBLE_FORCE } from '../forces';
import type { Calculation } from '../trail';
import type { EdgeAnchor, EdgeRow } from './edge-rows';
import type { Clauses } from './state';

const terms = (anchors: readonly EdgeAnchor[], term: (no: number) => string): string =>
  anchors.map(({ anchor }) => term(anchor.no)).join(' + ');

/**
 * Force towards the edge (P) and along it (Q) of every anchor of the group, and what the group takes of them.
 * `divisor` of the moment gives e_V: the whole force (distance of its line of action) or P alone (offset along the row).
 */
export function edgeActions(
  calculation: Calculation,
  { row, anchors, force, sharing }: EdgeRow,
  clauses: Clauses,
  divisor: 'V_Ed_g' | 'P',
): number {
  const at = clauses.edge;
  if (row === 'A') {
    calculation.given('V_n', force, 'kN', 'forces');
    calculation.given('n_A', sharing, '', 'layout');
  }
  for (const { anchor, Q, t, torsion } of anchors) {
    const { no } = anchor;
    if (row === 'B') calculation.step(`P_${no}`, '0', 'kN', at);
    else if (torsion === 0) calculation.step(`P_${no}`, 'V_n / n_A', 'kN', at);
    else {
      calculation.given(`V_T_${no}`, torsion, 'kN', 'forces');
      calculation.step(`P_${no}`, `max(0, V_n / n_A + V_T_${no})`, 'kN', at);
    }
    calculation.given(`Q_${no}`, Q, 'kN', 'forces');
    calculation.given(`t_${no}`, t, 'mm', 'layout');
  }
  const P = calculation.step(
    'P',
    terms(anchors, (no) => `P_${no}`),
    'kN',
    at,
  );
  calculation.step(
    'Q',
    terms(anchors, (no) => `Q_${no}`),
    'kN',
    at,
  );
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
