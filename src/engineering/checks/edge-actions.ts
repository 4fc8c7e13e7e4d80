/** Computes the actions on an anchor group at an edge: force, angle and eccentricity. */
import type { EdgeAnchor, EdgeRow } from '@/engineering/checks/edge-rows';
import type { Clauses } from '@/engineering/checks/state';
import { NEGLIGIBLE_FORCE } from '@/engineering/forces';
import { byMembers, meanOf, sumOf, type Calculation } from '@/engineering/trail';

/**
 * Anchors of a row that share one breakout body. `direction` says which forces are checked: towards the edge
 * (`across`), parallel to the edge (`along`), or both.
 */
export interface EdgeGroup extends EdgeRow {
  direction: 'both' | 'across' | 'along';
}

const formulasOf = byMembers((numbers) => {
  const moment = sumOf(numbers, (no) => `P_${no} * (t_${no} - t_g)`);
  return {
    anchors: numbers.map((no) => ({
      P: `P_${no}`,
      torsion: `V_T_${no}`,
      withTorsion: `max(0, V_n / n_A + V_T_${no})`,
      Q: `Q_${no}`,
      t: `t_${no}`,
    })),
    P: sumOf(numbers, (no) => `P_${no}`),
    Q: sumOf(numbers, (no) => `Q_${no}`),
    t_g: meanOf(numbers, (no) => `t_${no}`),
    e_V: { V_Ed_g: `abs(${moment}) / V_Ed_g`, P: `abs(${moment}) / P` },
  };
});

type Formulas = ReturnType<typeof formulasOf>;

function noteForcesAcross(
  calculation: Calculation,
  { anchors, force, sharing }: EdgeGroup,
  formulas: Formulas,
  at: string,
): void {
  calculation.given('V_n', force, 'kN', 'forces');
  calculation.given('n_A', sharing, '', 'layout');
  anchors.forEach(({ torsion }, i) => {
    const { P, torsion: symbol, withTorsion } = formulas.anchors[i];
    if (torsion === 0) calculation.step(P, 'V_n / n_A', 'kN', at);
    else {
      calculation.given(symbol, torsion, 'kN', 'forces');
      calculation.step(P, withTorsion, 'kN', at);
    }
  });
}

function noteAlong(calculation: Calculation, { anchors, direction }: EdgeGroup, formulas: Formulas): void {
  anchors.forEach(({ Q, t }, i) => {
    if (direction !== 'across') calculation.given(formulas.anchors[i].Q, Q, 'kN', 'forces');
    calculation.given(formulas.anchors[i].t, t, 'mm', 'layout');
  });
}

const numbered = ({ anchors }: { anchors: readonly EdgeAnchor[] }) => anchors.map(({ anchor }) => anchor);

/**
 * Records each anchor's forces towards the edge (P) and parallel to it (Q), if the group is checked for that
 * direction, computes alpha_V and e_V, and returns the group's resultant in kN. e_V is the moment of the P
 * forces divided by `divisor`: dividing by the total force gives the distance to the line of action; dividing
 * by P alone gives the offset along the row.
 */
export function edgeActions(
  calculation: Calculation,
  group: EdgeGroup,
  clauses: Clauses,
  divisor: 'V_Ed_g' | 'P',
): number {
  const { anchors, direction } = group;
  const at = clauses.edge;
  const formulas = formulasOf(numbered(group));
  if (direction !== 'along') noteForcesAcross(calculation, group, formulas, at);
  noteAlong(calculation, group, formulas);
  const P = calculation.step('P', direction === 'along' ? '0' : formulas.P, 'kN', at);
  calculation.step('Q', direction === 'across' ? '0' : formulas.Q, 'kN', at);
  const V_Ed_g = calculation.step('V_Ed_g', 'sqrt(P^2 + Q^2)', 'kN', at);
  calculation.step('alpha_V', P > NEGLIGIBLE_FORCE ? 'atan(abs(Q) / P)' : '90', '°', clauses.edgeAngle);
  if (anchors.length === 1 || P <= NEGLIGIBLE_FORCE)
    calculation.step('e_V', '0', 'mm', clauses.edgeEccentricity);
  else {
    calculation.step('t_g', formulas.t_g, 'mm', at);
    calculation.step('e_V', formulas.e_V[divisor], 'mm', clauses.edgeEccentricity);
  }
  return V_Ed_g;
}
