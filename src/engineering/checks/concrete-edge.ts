/**
 * Checks a row of anchors, divided into groups according to the standard's rules, for concrete edge failure.
 */
import { edgeActions, type EdgeGroup } from '@/engineering/checks/edge-actions';
import { edgeResistance, type EdgeRules } from '@/engineering/checks/edge-resistance';
import type { EdgeAnchor, EdgeRow } from '@/engineering/checks/edge-rows';
import { joinDirections } from '@/engineering/checks/join-directions';
import type { CheckState } from '@/engineering/checks/state';
import { utilisation } from '@/engineering/checks/utilisation';
import { NEGLIGIBLE_FORCE } from '@/engineering/forces';
import { clusters, within } from '@/engineering/geometry';
import { governing, type PartCheck } from '@/engineering/mode';
import { Calculation, formula } from '@/engineering/trail';

const NAMES = [
  'c_1',
  'c_1_used',
  'c_2',
  'k9',
  'd_nom',
  'l_f',
  'alpha',
  'beta',
  'V_Rk_c_0',
  'A_c_V',
  'A_c_V_0',
  'psi_s_V',
  'psi_h_V',
  'P',
  'Q',
  'e_V',
  'psi_ec_V',
  'alpha_V',
  'psi_alpha_V',
  'psi_re_V',
  'k_T',
  'V_Rk_c',
  'V_Rd_c',
  'V_Ed_g',
  'beta_V',
];

function checkGroup(state: CheckState, group: EdgeGroup, rules: EdgeRules): PartCheck {
  const { clauses, notation } = state.spec;
  const calculation = new Calculation(state.trail);
  const action = edgeActions(calculation, group, clauses, rules.eccentricityBy);
  edgeResistance(calculation, state, group, rules);
  rules.pairFactor(calculation, state, group);
  const factor = calculation.value('k_T') === 1 ? 'V_Rk_c_1' : 'k_T * V_Rk_c_1';
  calculation.step('V_Rk_c', factor, 'kN', clauses.edge);
  calculation.given(notation.gamma_Mcv, state.product.gamma_Mcv, '', 'anchor');
  const resistance = calculation.step('V_Rd_c', formula`V_Rk_c / ${notation.gamma_Mcv}`, 'kN', clauses.edge);
  const beta = utilisation(calculation, state, ['beta_V', 'V_Ed_g', 'V_Rd_c'], clauses.edge);
  const anchors = group.anchors.map(({ anchor }) => anchor.no);
  const { edge, row } = group;
  const first = { edge, row, anchors, c_2: calculation.known('c_2') };
  return {
    action,
    resistance,
    beta,
    anchors,
    calculation,
    detail: calculation.pick([...NAMES, notation.gamma_Mcv], first),
  };
}

/** True if the group has a force in the direction in which it is checked. */
function isLoaded({ anchors, direction }: EdgeGroup): boolean {
  let [P, Q] = [0, 0];
  for (const anchor of anchors) {
    P += anchor.P;
    Q += anchor.Q;
  }
  return Math.hypot(direction === 'along' ? 0 : P, direction === 'across' ? 0 : Q) > NEGLIGIBLE_FORCE;
}

/** Creates an edge group from some of a row's anchors. */
function edgeGroup(
  { edge, row, c_1, force, sharing }: EdgeRow,
  anchors: EdgeAnchor[],
  direction: EdgeGroup['direction'],
): EdgeGroup {
  return { edge, row, c_1, force, sharing, anchors, direction };
}

/** Splits a row into groups of anchors that share a breakout body. */
function groupsOf(
  row: EdgeRow,
  direction: EdgeGroup['direction'],
  { separateGroups }: EdgeRules,
): EdgeGroup[] {
  if (!separateGroups) return [edgeGroup(row, row.anchors, direction)];
  const groups = clusters(row.anchors, (a, b) => within(Math.abs(a.t - b.t), 3 * row.c_1));
  return groups.map((anchors) => edgeGroup(row, anchors, direction));
}

/**
 * Checks the anchors that resist forces in one direction, and returns the result for the most unfavourable
 * group of these anchors; null if no group is loaded.
 */
function worstAlone(
  state: CheckState,
  group: EdgeGroup,
  direction: 'across' | 'along',
  rules: EdgeRules,
): PartCheck | null {
  const acts = direction === 'across' ? 'actsAcross' : 'actsAlong';
  const anchors = group.anchors.filter((anchor) => anchor[acts]);
  if (anchors.length === 0) return null;
  const loaded = groupsOf(edgeGroup(group, anchors, direction), direction, rules).filter(isLoaded);
  return governing(loaded.map((part) => checkGroup(state, part, rules))) ?? null;
}

/**
 * Checks each direction separately: with slotted holes, the forces perpendicular and parallel to the edge may
 * be resisted by different anchors. The two ratios are combined as in psi_alpha_V for a single group: P^2 +
 * (Q/2)^2. Returns null if the group is not loaded.
 */
function checkByDirection(state: CheckState, group: EdgeGroup, rules: EdgeRules): PartCheck | null {
  const { edge, row, c_1, anchors } = group;
  const squared = {
    n: worstAlone(state, group, 'across', rules),
    t: worstAlone(state, group, 'along', rules),
  };
  return joinDirections(
    state,
    { squared, added: {}, resistance: 'V_Rd_c', clause: state.spec.clauses.edge },
    { edge, row, anchors: anchors.map(({ anchor }) => anchor.no), c_1 },
  );
}

export function checkEdgeRow(state: CheckState, row: EdgeRow, rules: EdgeRules): PartCheck[] {
  if (row.row === 'B') {
    return groupsOf(row, 'along', rules)
      .filter(isLoaded)
      .map((group) => checkGroup(state, group, rules));
  }
  return groupsOf(row, 'both', rules)
    .filter(isLoaded)
    .flatMap((group) => {
      const alike = group.anchors.every(({ actsAcross, actsAlong }) => actsAcross && actsAlong);
      return (alike ? checkGroup(state, group, rules) : checkByDirection(state, group, rules)) ?? [];
    });
}
