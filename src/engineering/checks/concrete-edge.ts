/**
 * Concrete edge failure under shear: every edge that is near enough, every row of anchors at it
 * (`edge-rows.ts`).
 *
 * EN 1992-4, 7.2.2.5: anchors more than 3 c_1 apart break out separately, e_V is the distance of the line of
 * action, two anchors under torsion get k_T, only stirrups count as reinforcement. JGJ145-2013, 6.1.18 and
 * 6.1.19: the row is one group, e_V is the offset along the row, edge bars count too. Reinforcement counts in
 * cracked concrete only.
 */
import {
  clausesOf,
  utilisation,
  type CheckRemark,
  type CheckRemarks,
  type CheckContext,
} from '@/engineering/checks/context';
import { edgeRows, towardsEdge, type EdgeRow } from '@/engineering/checks/edge-rows';
import { joinDirections } from '@/engineering/checks/join-directions';
import {
  governing,
  modeOfParts,
  reasonOf,
  type EdgeMode,
  type ModeResult,
  type PartCheck,
} from '@/engineering/checks/mode-result';
import { pryOutAlone } from '@/engineering/checks/pry-out';
import { NEGLIGIBLE_FORCE } from '@/engineering/forces/loads';
import { EDGE_AXES, edgeDistance } from '@/engineering/geometry/edges';
import { groupsOf, largestGap, within } from '@/engineering/geometry/spacing-groups';
import { type EdgeReinforcement, type Standard, edgeReach } from '@/engineering/model/design';
import { byLargest } from '@/engineering/model/largest-result';
import type { EdgeOutline } from '@/engineering/model/result';
import { Calculation, byMembers, formula, meanOf, sumOf } from '@/engineering/trail/calculation';
import { EDGE_NAMES, type EdgeName } from '@/quantities/edges';

const EDGE = clausesOf({
  V_Ed_g: ['7.2.2.5', '6.1.18 (6.1.18-1)'],
  alpha_V: ['7.2.2.5 (7.48)', '6.1'],
  e_V: ['7.2.2.5 (7.47)', '6.1'],
  c_1_used: ['7.2.2.5', '6.1.18 (6.1.18-1)'],
  alpha: ['7.2.2.5 (7.42)', '6.1.19 (6.1.19-3)'],
  beta: ['7.2.2.5 (7.43)', '6.1.19 (6.1.19-4)'],
  V_Rk_c_0: ['7.2.2.5 (7.41)', '6.1.19'],
  A_c_V: ['7.2.2.5', '6.1.18 (6.1.18-1)'],
  A_c_V_0: ['7.2.2.5 (7.44)', '6.1'],
  psi_s_V: ['7.2.2.5 (7.45)', '6.1'],
  psi_h_V: ['7.2.2.5 (7.46)', '6.1'],
  psi_ec_V: ['7.2.2.5 (7.47)', '6.1'],
  psi_alpha_V: ['7.2.2.5 (7.48)', '6.1'],
  V_Rk_c: ['7.2.2.5 (7.40)', '6.1.18 (6.1.18-2)'],
  k_T: ['7.2.2.5(8)', null],
  V_Rd_c: ['7.2.2.5', '6.1.18 (6.1.18-1)'],
});

/**
 * Anchors of a row that share one breakout body. `direction` says which forces are checked: towards the edge
 * (`across`), parallel to the edge (`along`), or both.
 */
interface EdgeGroup extends EdgeRow {
  direction: 'both' | 'across' | 'along';
}

const actionFormulas = byMembers((numbers) => {
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
    e_V: { 'EN1992-4': `abs(${moment}) / V_Ed_g`, 'JGJ145-2013': `abs(${moment}) / P` },
  };
});

/**
 * Computes the forces towards the edge (P) and parallel to it (Q) as far as the group is checked for them,
 * their resultant V_Ed_g in kN, its angle alpha_V from the normal, and e_V.
 */
function noteActions(calculation: Calculation, { input }: CheckContext, group: EdgeGroup): number {
  const { anchors, direction, force, sharing } = group;
  const at = EDGE[input.standard];
  const formulas = actionFormulas(anchors.map(({ anchor }) => anchor));
  if (direction !== 'along') {
    calculation.given('V_n', force, 'kN', 'forces');
    calculation.given('n_A', sharing, '', 'layout');
    anchors.forEach(({ torsion }, i) => {
      const symbols = formulas.anchors[i];
      if (torsion !== 0) calculation.given(symbols.torsion, torsion, 'kN', 'forces');
      calculation.step(symbols.P, torsion === 0 ? 'V_n / n_A' : symbols.withTorsion, 'kN', at.V_Ed_g);
    });
  }
  anchors.forEach(({ Q, t }, i) => {
    if (direction !== 'across') calculation.given(formulas.anchors[i].Q, Q, 'kN', 'forces');
    calculation.given(formulas.anchors[i].t, t, 'mm', 'layout');
  });
  const P = calculation.step('P', direction === 'along' ? '0' : formulas.P, 'kN', at.V_Ed_g);
  calculation.step('Q', direction === 'across' ? '0' : formulas.Q, 'kN', at.V_Ed_g);
  const V_Ed_g = calculation.step('V_Ed_g', 'sqrt(P^2 + Q^2)', 'kN', at.V_Ed_g);
  const pushes = P > NEGLIGIBLE_FORCE;
  calculation.step('alpha_V', pushes ? 'atan(abs(Q) / P)' : '90', '°', at.alpha_V);
  const isCentric = anchors.length === 1 || !pushes;
  if (!isCentric) calculation.step('t_g', formulas.t_g, 'mm', at.V_Ed_g);
  calculation.step('e_V', isCentric ? '0' : formulas.e_V[input.standard], 'mm', at.e_V);
  return V_Ed_g;
}

/** Records the distances from the group to the side edges that exist; returns their symbols. */
function noteSides(
  calculation: Calculation,
  { input }: CheckContext,
  { edge, anchors }: EdgeGroup,
): string[] {
  const { outline } = input.concrete;
  const [a, b] = EDGE_AXES[edge].sides;
  const places = anchors.map(({ t }) => t);
  const distances = [
    ['c_2_a', Math.min(...places) - outline[a]],
    ['c_2_b', outline[b] - Math.max(...places)],
  ] as const;
  return distances.flatMap(([symbol, distance]) => {
    if (!Number.isFinite(distance)) return [];
    calculation.given(symbol, distance, 'mm', 'layout');
    return [symbol];
  });
}

type EdgeDistance = 'c_1' | 'c_1_used';

/**
 * Reduces c_1 for a member that is both narrow and thin (both side distances and the thickness below 1.5
 * c_1); returns the symbol of the edge distance to use in the formulas.
 */
function noteReducedDistance(
  calculation: Calculation,
  sides: readonly string[],
  group: EdgeGroup,
  clause: string,
): EdgeDistance {
  if (sides.length < 2) return 'c_1';
  const [c_1, h] = [calculation.value('c_1'), calculation.value('h')];
  const c_2 = sides.map((side) => calculation.value(side));
  const isNarrow = c_2.every((distance) => distance < 1.5 * c_1);
  if (!isNarrow || h >= 1.5 * c_1) return 'c_1';
  const s_gap = largestGap(group.anchors.map(({ t }) => t));
  if (Math.max(Math.max(...c_2) / 1.5, h / 1.5, s_gap / 3) >= c_1) return 'c_1';
  calculation.given('s_2_max', s_gap, 'mm', 'layout');
  calculation.step('c_1_used', 'max(max(c_2_a, c_2_b) / 1.5, h / 1.5, s_2_max / 3)', 'mm', clause);
  return 'c_1_used';
}

/** Computes the length l_c_V of the body along the edge; the sum of its parts if wide gaps divide it. */
function noteLength(
  calculation: Calculation,
  { anchors }: EdgeGroup,
  { sides, c_1, clause }: { sides: readonly string[]; c_1: EdgeDistance; clause: string },
): void {
  const reach = 1.5 * calculation.value(c_1);
  const all = anchors.map(({ t }) => t);
  if (within(largestGap(all), 2 * reach)) {
    calculation.given('s_2', Math.max(...all) - Math.min(...all), 'mm', 'layout');
    const until = (side: string) =>
      sides.includes(side) ? formula`min(${side}, 1.5 * ${c_1})` : formula`1.5 * ${c_1}`;
    calculation.step('l_c_V', formula`${until('c_2_a')} + s_2 + ${until('c_2_b')}`, 'mm', clause);
    return;
  }
  const parts = groupsOf(all, (a, b) => within(Math.abs(a - b), 2 * reach));
  const from = Math.min(...all) - (calculation.known('c_2_a') ?? Infinity);
  const to = Math.max(...all) + (calculation.known('c_2_b') ?? Infinity);
  parts.forEach((places, index) => {
    const length = Math.min(to, Math.max(...places) + reach) - Math.max(from, Math.min(...places) - reach);
    calculation.given(`l_${index + 1}`, length, 'mm', 'layout');
  });
  calculation.step('l_c_V', parts.map((_, index) => `l_${index + 1}`).join(' + '), 'mm', clause);
}

/** Factor for the direction of the load, alpha_V from the normal to the edge. */
const PSI_ALPHA = {
  'EN1992-4': '1 / sqrt(cos(alpha_V)^2 + (0.5 * sin(alpha_V))^2)',
  'JGJ145-2013': '1 / sqrt(cos(alpha_V)^2 + (sin(alpha_V) / 2.5)^2)',
} as const;

/** psi_re,V in cracked concrete: without reinforcement, with edge bars, with edge bars and close stirrups. */
const PSI_RE = { 'EN1992-4': [1, 1, 1.4], 'JGJ145-2013': [1, 1.2, 1.4] } as const;

const EDGE_PRODUCT = 'V_Rk_c_0 * A_c_V / A_c_V_0 * psi_s_V * psi_h_V * psi_ec_V * psi_alpha_V * psi_re_V';

/** Formulas with the actual or the reduced edge distance. */
const formulasWith = (c_1: EdgeDistance) => ({
  alpha: `0.1 * (l_f / ${c_1})^0.5`,
  beta: `0.1 * (d_nom / ${c_1})^0.2`,
  A_c_V: `l_c_V * min(h, 1.5 * ${c_1})`,
  A_c_V_0: `4.5 * ${c_1}^2`,
  reach: `1.5 * ${c_1}`,
  psi_s_V: `min(1, 0.7 + 0.3 * c_2 / (1.5 * ${c_1}))`,
  psi_h_V: `max(1, (1.5 * ${c_1} / h)^0.5)`,
  psi_ec_V: `1 / (1 + 2 * e_V / (3 * ${c_1}))`,
});
const FORMULAS = { c_1: formulasWith('c_1'), c_1_used: formulasWith('c_1_used') } as const;

/** Computes V_Rk_c_1, the resistance in kN before the factor k_T for two anchors under torsion. */
function noteResistance(calculation: Calculation, state: CheckContext, group: EdgeGroup): void {
  const { product, symbol } = state;
  const { concrete, standard } = state.input;
  const at = EDGE[standard];
  calculation.given('c_1', group.c_1, 'mm', 'layout');
  calculation.given('h', concrete.h, 'mm', 'concrete');
  calculation.given('k9', product.k9, '', 'anchor');
  calculation.given('d_nom', product.d_nom, 'mm', 'anchor');
  calculation.given('l_f', product.l_f, 'mm', 'anchor');
  calculation.given(symbol.strength, product.strength, 'MPa', 'concrete');
  const sides = noteSides(calculation, state, group);
  const hasSide = sides.length > 0;
  const c_1 = noteReducedDistance(calculation, sides, group, at.c_1_used);
  calculation.assume('c_1_used', group.c_1);
  const formulas = FORMULAS[c_1];
  calculation.step('alpha', formulas.alpha, '', at.alpha);
  calculation.step('beta', formulas.beta, '', at.beta);
  const basic = formula`k9 * d_nom^alpha * l_f^beta * ${symbol.root} * ${c_1}^1.5 / 1000`;
  calculation.step('V_Rk_c_0', basic, 'kN', at.V_Rk_c_0);
  noteLength(calculation, group, { sides, c_1, clause: at.A_c_V });
  calculation.step('A_c_V', formulas.A_c_V, 'mm2', at.A_c_V);
  calculation.step('A_c_V_0', formulas.A_c_V_0, 'mm2', at.A_c_V_0);
  if (hasSide) {
    calculation.step('c_2', sides.length === 1 ? sides[0] : 'min(c_2_a, c_2_b)', 'mm', at.A_c_V);
    calculation.factor('psi_s_V', formulas.psi_s_V, at.psi_s_V, ['c_2', '≥', formulas.reach]);
  } else calculation.factor('psi_s_V', '1', at.psi_s_V, 'no_edge');
  calculation.factor('psi_h_V', formulas.psi_h_V, at.psi_h_V, ['h', '≥', formulas.reach]);
  calculation.factor('psi_ec_V', formulas.psi_ec_V, at.psi_ec_V, ['e_V', '=', '0']);
  calculation.factor('psi_alpha_V', PSI_ALPHA[standard], at.psi_alpha_V, ['alpha_V', '=', '0']);
  const psi_re_V = concrete.cracked ? PSI_RE[standard][concrete.edgeReinforcement] : 1;
  calculation.given('psi_re_V', psi_re_V, '', 'concrete');
  calculation.step('V_Rk_c_1', EDGE_PRODUCT, 'kN', at.V_Rk_c);
}

/**
 * Returns the only two anchors that act towards the edge, if both are in the group and torsion loads one
 * towards the edge and one away from it (`away`); null for any other group, and under JGJ145-2013, which has
 * no k_T.
 */
function torsionPair({ input, inShear }: CheckContext, { edge, direction, anchors }: EdgeGroup) {
  if (input.standard === 'JGJ145-2013' || direction === 'along' || anchors.length !== 2) return null;
  const { normal } = EDGE_AXES[edge];
  const acting = inShear.filter((anchor) => towardsEdge(anchor, edge).actsAcross);
  if (acting.length !== 2) return null;
  if (!acting.every(({ no }) => anchors.some(({ anchor }) => anchor.no === no))) return null;
  const force = acting.map(({ Vx, Vy }) => Vx * normal[0] + Vy * normal[1]);
  const away = acting.find((_, index) => force[index] < -NEGLIGIBLE_FORCE);
  if (away === undefined || !force.some((V) => V > NEGLIGIBLE_FORCE)) return null;
  return { acting, away };
}

/**
 * Computes k_T: 0.8 if the edge resistance is high relative to the pry-out resistance of the anchor loaded
 * away from the edge and the two anchors are close to each other.
 */
function notePairFactor(calculation: Calculation, state: CheckContext, group: EdgeGroup): void {
  const pair = torsionPair(state, group);
  if (!pair) {
    calculation.assume('k_T', 1);
    return;
  }
  const at = EDGE[state.input.standard];
  const [a, b] = pair.acting;
  const distance = calculation.given('s_pair', Math.hypot(a.x - b.x, a.y - b.y), 'mm', 'layout');
  calculation.given('V_Rk_cp_away', pryOutAlone(state, pair.away), 'kN', 'forces');
  const ratio = calculation.step('r_T', 'V_Rk_c_1 / V_Rk_cp_away', '', at.k_T);
  const limit = 1.5 * (state.product.h_ef + calculation.value('c_1'));
  calculation.step('k_T', ratio > 0.7 && within(distance, limit) ? '0.8' : '1', '', at.k_T);
}

/** Symbols in the details, in the order of the response. */
const detailOf = ({ symbol }: CheckContext): string[] => [
  ...['c_1', 'c_1_used', 'c_2', 'k9', 'd_nom', 'l_f', 'alpha', 'beta', 'V_Rk_c_0', 'A_c_V', 'A_c_V_0'],
  ...['psi_s_V', 'psi_h_V', 'P', 'Q', 'e_V', 'psi_ec_V', 'alpha_V', 'psi_alpha_V', 'psi_re_V', 'k_T'],
  ...['V_Rk_c', 'V_Rd_c', 'V_Ed_g', 'beta_V', symbol.gamma_Mcv],
];

function checkGroup(state: CheckContext, group: EdgeGroup): PartCheck {
  const { gamma_Mcv } = state.symbol;
  const at = EDGE[state.input.standard];
  const calculation = new Calculation(state.trail);
  const action = noteActions(calculation, state, group);
  noteResistance(calculation, state, group);
  notePairFactor(calculation, state, group);
  const reduced = calculation.value('k_T') === 1 ? 'V_Rk_c_1' : 'k_T * V_Rk_c_1';
  calculation.step('V_Rk_c', reduced, 'kN', at.V_Rd_c);
  calculation.given(gamma_Mcv, state.product.gamma_Mcv, '', 'anchor');
  const resistance = calculation.step('V_Rd_c', formula`V_Rk_c / ${gamma_Mcv}`, 'kN', at.V_Rd_c);
  const beta = utilisation(calculation, state, ['beta_V', 'V_Ed_g', 'V_Rd_c'], at.V_Rd_c);
  const anchors = group.anchors.map(({ anchor }) => anchor.no);
  const { edge, row } = group;
  const [c1, area] = [calculation.value('c_1_used'), calculation.value('A_c_V')];
  const body: EdgeOutline = { kind: 'edge', anchors, edge, c1, area };
  const first = { edge, row, anchors, c_2: calculation.known('c_2') };
  const detail = calculation.pick(detailOf(state), first);
  return { action, resistance, beta, anchors, calculation, detail, body };
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

/** Returns the loaded groups of a row: EN 1992-4, anchors at most 3 c_1 apart; JGJ145-2013, all. */
function loadedGroups(
  { input }: CheckContext,
  { edge, row, c_1, force, sharing }: EdgeRow,
  anchors: EdgeRow['anchors'],
  direction: EdgeGroup['direction'],
): EdgeGroup[] {
  const groups =
    input.standard === 'JGJ145-2013'
      ? [anchors]
      : groupsOf(anchors, (a, b) => within(Math.abs(a.t - b.t), 3 * c_1));
  return groups
    .map((members): EdgeGroup => ({ edge, row, c_1, force, sharing, anchors: members, direction }))
    .filter(isLoaded);
}

/**
 * Checks each direction with the anchors that resist it: with slotted holes, these may be different anchors.
 * The two ratios are combined as psi_alpha_V does for one group: P^2 + (Q/2)^2. Returns null if nothing is
 * loaded.
 */
function checkByDirection(state: CheckContext, group: EdgeGroup): PartCheck | null {
  const { edge, row, c_1, anchors } = group;
  const worstOf = (direction: 'across' | 'along', acts: 'actsAcross' | 'actsAlong') => {
    const own = anchors.filter((anchor) => anchor[acts]);
    if (own.length === 0) return null;
    return (
      governing(loadedGroups(state, group, own, direction).map((part) => checkGroup(state, part))) ?? null
    );
  };
  const squared = { n: worstOf('across', 'actsAcross'), t: worstOf('along', 'actsAlong') };
  return joinDirections(
    state,
    { squared, added: {}, resistance: 'V_Rd_c', clause: EDGE[state.input.standard].V_Ed_g },
    { edge, row, anchors: anchors.map(({ anchor }) => anchor.no), c_1 },
  );
}

function checkRow(state: CheckContext, row: EdgeRow): PartCheck[] {
  const direction = row.row === 'B' ? 'along' : 'both';
  return loadedGroups(state, row, row.anchors, direction).flatMap((group) => {
    const isPlain = group.anchors.every(({ actsAcross, actsAlong }) => actsAcross && actsAlong);
    return (direction === 'along' || isPlain ? checkGroup : checkByDirection)(state, group) ?? [];
  });
}

interface EdgeFailure {
  mode: ModeResult;
  /** Results for the checked edges, the governing edge first. */
  edges: readonly EdgeMode[];
}

const skipped = (reason: string): EdgeFailure => ({ mode: { applicable: false, reason }, edges: [] });

/** Checks every edge that is close enough; the most unfavourable edge is the result of the failure mode. */
export function concreteEdge(state: CheckContext): EdgeFailure {
  const { outline } = state.input.concrete;
  if (state.inShear.every(({ V }) => V <= NEGLIGIBLE_FORCE)) return skipped('no_shear');
  const existing = EDGE_NAMES.filter((edge) => Number.isFinite(outline[edge]));
  if (existing.length === 0) return skipped('no_edges');
  const reach = edgeReach(state.input);
  const close = existing
    .map((edge) => [edge, edgeRows(state, edge).filter(({ c_1 }) => c_1 <= reach)] as const)
    .filter(([, rows]) => rows.length > 0);
  const edges = close.flatMap(([edge, rows]): EdgeMode[] => {
    const mode = modeOfParts(
      rows.flatMap((row) => checkRow(state, row)),
      'edges',
    );
    return mode ? [{ ...mode, edge }] : [];
  });
  const worst = governing(edges);
  if (!worst) return skipped(close.length === 0 ? 'edges_far' : 'edges_not_loaded');
  const { edge: _, ...mode } = worst;
  const others = edges.filter((one) => one !== worst).sort((a, b) => byLargest(a.beta, b.beta));
  return { mode: { ...mode, edges: edges.flatMap((one) => one.edges ?? []) }, edges: [worst, ...others] };
}

/**
 * Returns the edge distance of a row towards which shear acts, but which is too far from the edge to be
 * checked; undefined if the edge has no such row.
 */
function farRow(state: CheckContext, edge: EdgeName): number | undefined {
  const { anchors: all, concrete } = state.input;
  const limit = edgeReach(state.input);
  if (!Number.isFinite(concrete.outline[edge])) return undefined;
  // Without an anchor beyond the limit, no row at the edge can be too far away.
  if (!all.some((anchor) => edgeDistance(anchor, edge, concrete.outline) > limit)) return undefined;
  return edgeRows(state, edge).find(
    ({ row, c_1, anchors }) => row === 'A' && c_1 > limit && anchors.some(({ P }) => P > 0),
  )?.c_1;
}

const skippedEdge = (code: 'no_edges' | 'edges_not_loaded'): CheckRemark => ({
  code,
  at: ['7.2.2.5', '6.1.18'],
  when: (_, { concrete_edge }) => reasonOf(concrete_edge) === code,
});

/** Condition on the edge reinforcement (1 edge bars, 2 edge bars with stirrups) and the crack state. */
type Reinforced = (bars: EdgeReinforcement, cracked: boolean) => boolean;

const reinforced = (code: string, at: CheckRemark['at'], holds: Reinforced): CheckRemark => ({
  code,
  at,
  when: ({ input: { concrete } }, { concrete_edge }) =>
    concrete_edge.applicable && holds(concrete.edgeReinforcement, concrete.cracked),
});

/** True if the edge reinforcement increases the resistance. */
const counts =
  (standard: Standard): Reinforced =>
  (bars, cracked) =>
    cracked && PSI_RE[standard][bars] > 1;

const hasNoEffect =
  (standard: Standard): Reinforced =>
  (bars, cracked) =>
    bars > 0 && !counts(standard)(bars, cracked);

export const EDGE_REMARKS: CheckRemarks = {
  not_required: [
    skippedEdge('no_edges'),
    skippedEdge('edges_not_loaded'),
    ...EDGE_NAMES.map((edge): CheckRemark => ({
      code: 'edge_far',
      at: ['7.2.2.5', '6.1.18'],
      when: (state) => farRow(state, edge) !== undefined,
      values: (state) => ({ edge, c_1: farRow(state, edge) ?? Infinity, limit: edgeReach(state.input) }),
    })),
  ],
  assumption: [
    reinforced('edge_bars_count_jgj', [null, '6.1'], (bars, cracked) => bars === 1 && cracked),
    {
      ...reinforced('edge_reinforcement_counts', ['7.2.2.5', null], counts('EN1992-4')),
      values: ({ product }) => ({ cover: product.h_ef / 2.5 }),
    },
    reinforced('edge_reinforcement_counts_jgj', [null, '6.1'], (bars, cracked) => bars === 2 && cracked),
    reinforced('edge_reinforcement_without_effect', ['7.2.2.5', null], hasNoEffect('EN1992-4')),
    reinforced('edge_reinforcement_without_effect', [null, '6.1'], hasNoEffect('JGJ145-2013')),
  ],
};
