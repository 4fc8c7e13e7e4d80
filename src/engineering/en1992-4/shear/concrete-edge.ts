/** Concrete edge failure, EN 1992-4, 7.2.2.5: every existing edge, its rows and their groups. */
import { EDGE_NAMES, type EdgeName } from '../../model/design';
import { NEGLIGIBLE_FORCE } from '../../forces';
import { clusters, EDGE_AXES, edgeDistances, largestGap, within } from '../../geometry';
import { modeOfParts, type ModeResult, type PartCheck } from '../../mode';
import { Calculation } from '../../trail';
import { clause } from '../clause';
import type { CheckState } from '../state';
import { edgeRows, towardsEdge, type EdgeAnchor, type EdgeRow } from './edge-rows';
import { checkSingle } from './pry-out';

const EDGE = '7.2.2.5';
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
  'gamma_Mcv',
  'V_Rd_c',
  'V_Ed_g',
  'beta_V',
] as const;

interface EdgeGroup extends EdgeRow {
  anchors: EdgeAnchor[];
}

/** Beyond this distance an edge has no influence. */
export function edgeReach({ product }: CheckState): number {
  return Math.max(10 * product.h_ef, 60 * product.d_nom);
}

const terms = (anchors: readonly EdgeAnchor[], term: (no: number) => string): string =>
  anchors.map(({ anchor }) => term(anchor.no)).join(' + ');

/** Force towards the edge (P) and along it (Q) of every anchor of the group, and what the group takes of them. */
function actions(calculation: Calculation, { row, anchors, force, sharing }: EdgeGroup): number {
  const at = clause(EDGE);
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
  calculation.step('alpha_V', P > NEGLIGIBLE_FORCE ? 'atan(abs(Q) / P)' : '90', '°', clause(EDGE, '7.48'));
  if (anchors.length === 1 || P <= NEGLIGIBLE_FORCE) calculation.step('e_V', '0', 'mm', clause(EDGE, '7.47'));
  else {
    calculation.step('t_g', `(${terms(anchors, (no) => `t_${no}`)}) / ${anchors.length}`, 'mm', at);
    const moment = terms(anchors, (no) => `P_${no} * (t_${no} - t_g)`);
    calculation.step('e_V', `abs(${moment}) / V_Ed_g`, 'mm', clause(EDGE, '7.47'));
  }
  return V_Ed_g;
}

/** Sides of the group along the edge that exist, as symbols; their distances are noted. */
function giveSides(calculation: Calculation, state: CheckState, group: EdgeGroup): string[] {
  const distances = edgeDistances(
    group.anchors.map(({ anchor }) => anchor),
    state.input.concrete.outline,
  );
  const names = ['c_2_a', 'c_2_b'];
  return EDGE_AXES[group.edge].sides.flatMap((side, index) => {
    const name = names[index];
    if (!Number.isFinite(distances[side])) return [];
    calculation.given(name, distances[side], 'mm', 'layout');
    return [name];
  });
}

/** Narrow and thin members: a smaller c_1 decides. Returns the symbol for the formulas that follow. */
function reducedDistance(
  calculation: Calculation,
  sides: readonly string[],
  group: EdgeGroup,
): 'c_1' | 'c_1_used' {
  const [c_1, h] = [calculation.value('c_1'), calculation.value('h')];
  const c_2 = sides.map((side) => calculation.value(side));
  const narrow = c_2.length === 2 && c_2.every((distance) => distance < 1.5 * c_1);
  if (!narrow || h >= 1.5 * c_1) return 'c_1';
  const s_gap = largestGap(group.anchors.map(({ t }) => t));
  if (Math.max(Math.max(...c_2) / 1.5, h / 1.5, s_gap / 3) >= c_1) return 'c_1';
  calculation.given('s_2_max', s_gap, 'mm', 'layout');
  calculation.step('c_1_used', 'max(max(c_2_a, c_2_b) / 1.5, h / 1.5, s_2_max / 3)', 'mm', clause(EDGE));
  return 'c_1_used';
}

function areas(calculation: Calculation, sides: readonly string[], group: EdgeGroup, c_1: string): void {
  const extent = group.anchors.map(({ t }) => t);
  calculation.given('s_2', Math.max(...extent) - Math.min(...extent), 'mm', 'layout');
  const reach = (side: string) => (sides.includes(side) ? `min(${side}, 1.5 * ${c_1})` : `1.5 * ${c_1}`);
  calculation.step('l_c_V', `${reach('c_2_a')} + s_2 + ${reach('c_2_b')}`, 'mm', clause(EDGE));
  calculation.step('A_c_V', `l_c_V * min(h, 1.5 * ${c_1})`, 'mm2', clause(EDGE));
  calculation.step('A_c_V_0', `4.5 * ${c_1}^2`, 'mm2', clause(EDGE, '7.44'));
}

/** 1.4 only with edge bars and stirrups in cracked concrete; straight bars alone give nothing. */
function reinforcementFactor({ input }: CheckState): number {
  return input.concrete.cracked && input.concrete.edgeReinforcement === 2 ? 1.4 : 1;
}

/**
 * Two anchors under torsion that push one to and one from the edge: 0.8 where the edge is strong against pry-out of the
 * other and both are close, 7.2.2.5(8).
 */
function torsionPairFactor(calculation: Calculation, state: CheckState, group: EdgeGroup): void {
  const { normal } = EDGE_AXES[group.edge];
  const acting = state.sheared.filter((anchor) => towardsEdge(anchor, group.edge).acts);
  const pushed = acting.map((anchor) => ({ anchor, V: anchor.Vx * normal[0] + anchor.Vy * normal[1] }));
  const away = pushed.find(({ V }) => V < -NEGLIGIBLE_FORCE)?.anchor;
  const pair =
    group.row === 'A' &&
    acting.length === 2 &&
    group.anchors.length === 2 &&
    acting.every(({ no }) => group.anchors.some(({ anchor }) => anchor.no === no)) &&
    away !== undefined &&
    pushed.some(({ V }) => V > NEGLIGIBLE_FORCE);
  if (!pair) {
    calculation.assume('k_T', 1);
    return;
  }
  const [a, b] = acting as [(typeof acting)[number], (typeof acting)[number]];
  const distance = calculation.given('s_pair', Math.hypot(a.x - b.x, a.y - b.y), 'mm', 'layout');
  const alone = checkSingle(state, away, acting).calculation.value('V_Rk_cp');
  calculation.given('V_Rk_cp_away', alone, 'kN', 'forces');
  const ratio = calculation.step('r_T', 'V_Rk_c_1 / V_Rk_cp_away', '', clause(`${EDGE}(8)`));
  const limit = 1.5 * (state.product.h_ef + calculation.value('c_1'));
  calculation.step('k_T', ratio > 0.7 && within(distance, limit) ? '0.8' : '1', '', clause(`${EDGE}(8)`));
}

function checkGroup(state: CheckState, group: EdgeGroup): PartCheck {
  const { product, input } = state;
  const calculation = new Calculation();
  const action = actions(calculation, group);
  calculation.given('c_1', group.c_1, 'mm', 'layout');
  calculation.given('h', input.concrete.h, 'mm', 'concrete');
  calculation.given('k9', product.k9, '', 'anchor');
  calculation.given('d_nom', product.d_nom, 'mm', 'anchor');
  calculation.given('l_f', product.l_f, 'mm', 'anchor');
  calculation.given('f_ck', product.f_ck, 'MPa', 'concrete');
  const sides = giveSides(calculation, state, group);
  const c_1 = reducedDistance(calculation, sides, group);
  calculation.assume('c_1_used', group.c_1);
  calculation.step('alpha', `0.1 * (l_f / ${c_1})^0.5`, '', clause(EDGE, '7.42'));
  calculation.step('beta', `0.1 * (d_nom / ${c_1})^0.2`, '', clause(EDGE, '7.43'));
  const basic = `k9 * d_nom^alpha * l_f^beta * sqrt(f_ck) * ${c_1}^1.5 / 1000`;
  calculation.step('V_Rk_c_0', basic, 'kN', clause(EDGE, '7.41'));
  areas(calculation, sides, group, c_1);
  if (sides.length > 0) {
    calculation.step('c_2', sides.length === 1 ? sides[0] : 'min(c_2_a, c_2_b)', 'mm', clause(EDGE));
  }
  const disturbed = `min(1, 0.7 + 0.3 * c_2 / (1.5 * ${c_1}))`;
  calculation.step('psi_s_V', sides.length > 0 ? disturbed : '1', '', clause(EDGE, '7.45'));
  calculation.step('psi_h_V', `max(1, (1.5 * ${c_1} / h)^0.5)`, '', clause(EDGE, '7.46'));
  calculation.step('psi_ec_V', `1 / (1 + 2 * e_V / (3 * ${c_1}))`, '', clause(EDGE, '7.47'));
  const inclined = '1 / sqrt(cos(alpha_V)^2 + (0.5 * sin(alpha_V))^2)';
  calculation.step('psi_alpha_V', inclined, '', clause(EDGE, '7.48'));
  calculation.given('psi_re_V', reinforcementFactor(state), '', 'concrete');
  const factors = 'psi_s_V * psi_h_V * psi_ec_V * psi_alpha_V * psi_re_V';
  calculation.step('V_Rk_c_1', `V_Rk_c_0 * A_c_V / A_c_V_0 * ${factors}`, 'kN', clause(EDGE, '7.40'));
  torsionPairFactor(calculation, state, group);
  calculation.step(
    'V_Rk_c',
    calculation.value('k_T') === 1 ? 'V_Rk_c_1' : 'k_T * V_Rk_c_1',
    'kN',
    clause(EDGE),
  );
  calculation.given('gamma_Mcv', product.gamma_Mcv, '', 'anchor');
  const resistance = calculation.step('V_Rd_c', 'V_Rk_c / gamma_Mcv', 'kN', clause(EDGE));
  const beta = calculation.step('beta_V', 'V_Ed_g / V_Rd_c', '', clause(EDGE));
  const anchors = group.anchors.map(({ anchor }) => anchor.no);
  const { edge, row } = group;
  const c_2 = calculation.known('c_2');
  return {
    action,
    resistance,
    beta,
    anchors,
    calculation,
    detail: { edge, row, anchors, ...calculation.pick(NAMES), c_2 },
  };
}

/** Groups of a row: spacings along the edge up to 3 c_1. Groups without force are left out. */
function loadedGroups(row: EdgeRow): EdgeGroup[] {
  return clusters(row.anchors, (a, b) => within(Math.abs(a.t - b.t), 3 * row.c_1))
    .map((anchors) => ({ ...row, anchors }))
    .filter(({ anchors }) => {
      const P = anchors.reduce((sum, anchor) => sum + anchor.P, 0);
      const Q = anchors.reduce((sum, anchor) => sum + anchor.Q, 0);
      return Math.hypot(P, Q) > NEGLIGIBLE_FORCE;
    });
}

export function concreteEdge(state: CheckState): ModeResult {
  const { outline } = state.input.concrete;
  const existing: EdgeName[] = EDGE_NAMES.filter((edge) => Number.isFinite(outline[edge]));
  if (state.sheared.every(({ V }) => V <= NEGLIGIBLE_FORCE)) return { applicable: false, reason: 'no_shear' };
  if (existing.length === 0) return { applicable: false, reason: 'no_edges' };
  const rows = existing.flatMap((edge) => edgeRows(state, edge));
  const close = rows.filter(({ c_1 }) => c_1 <= edgeReach(state));
  const parts = close.flatMap(loadedGroups).map((group) => checkGroup(state, group));
  const reason = rows.length > 0 && close.length === 0 ? 'edges_far' : 'edges_not_loaded';
  return modeOfParts(parts, 'edges') ?? { applicable: false, reason };
}
