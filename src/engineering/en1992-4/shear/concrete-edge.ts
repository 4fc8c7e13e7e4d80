/** Concrete edge failure, EN 1992-4, 7.2.2.5: every existing edge, its rows and their groups. */
import { EDGE_NAMES, type EdgeName } from '../../model/design';
import { NEGLIGIBLE_FORCE } from '../../forces';
import { clusters, EDGE_AXES, edgeDistances, largestGap, within } from '../../geometry';
import { modeOfParts, type ModeResult, type PartCheck } from '../../mode';
import { Calculation } from '../../trail';
import type { CheckState } from '../state';
import { edgeActions } from './edge-actions';
import { EDGE_CLAUSES, EDGE_FORMULAS, type EdgeDistanceSymbol } from './edge-formulas';
import { edgeRows, towardsEdge, type EdgeRow } from './edge-rows';
import { checkSingle } from './pry-out';

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

/** Anchors of a row that share one breakout body. */
type EdgeGroup = EdgeRow;

/** Beyond this distance an edge has no influence. */
export function edgeReach({ product }: CheckState): number {
  return Math.max(10 * product.h_ef, 60 * product.d_nom);
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
): EdgeDistanceSymbol {
  const [c_1, h] = [calculation.value('c_1'), calculation.value('h')];
  const c_2 = sides.map((side) => calculation.value(side));
  const narrow = c_2.length === 2 && c_2.every((distance) => distance < 1.5 * c_1);
  if (!narrow || h >= 1.5 * c_1) return 'c_1';
  const s_gap = largestGap(group.anchors.map(({ t }) => t));
  if (Math.max(Math.max(...c_2) / 1.5, h / 1.5, s_gap / 3) >= c_1) return 'c_1';
  calculation.given('s_2_max', s_gap, 'mm', 'layout');
  calculation.step(
    'c_1_used',
    'max(max(c_2_a, c_2_b) / 1.5, h / 1.5, s_2_max / 3)',
    'mm',
    EDGE_CLAUSES.general,
  );
  return 'c_1_used';
}

/** Symbol of the side pattern in the table of breakout lengths. */
function sidePattern(sides: readonly string[]): 'both' | 'a' | 'b' | 'none' {
  if (sides.length === 2) return 'both';
  if (sides.length === 0) return 'none';
  return sides[0] === 'c_2_a' ? 'a' : 'b';
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
  const ratio = calculation.step('r_T', 'V_Rk_c_1 / V_Rk_cp_away', '', EDGE_CLAUSES.pair);
  const limit = 1.5 * (state.product.h_ef + calculation.value('c_1'));
  calculation.step('k_T', ratio > 0.7 && within(distance, limit) ? '0.8' : '1', '', EDGE_CLAUSES.pair);
}

function checkGroup(state: CheckState, group: EdgeGroup): PartCheck {
  const { product, input } = state;
  const calculation = new Calculation();
  const action = edgeActions(calculation, group);
  calculation.given('c_1', group.c_1, 'mm', 'layout');
  calculation.given('h', input.concrete.h, 'mm', 'concrete');
  calculation.given('k9', product.k9, '', 'anchor');
  calculation.given('d_nom', product.d_nom, 'mm', 'anchor');
  calculation.given('l_f', product.l_f, 'mm', 'anchor');
  calculation.given('f_ck', product.f_ck, 'MPa', 'concrete');
  const sides = giveSides(calculation, state, group);
  const c_1 = reducedDistance(calculation, sides, group);
  calculation.assume('c_1_used', group.c_1);
  const formulas = EDGE_FORMULAS[c_1];
  const places = group.anchors.map(({ t }) => t);
  calculation.given('s_2', Math.max(...places) - Math.min(...places), 'mm', 'layout');
  calculation.step('alpha', formulas.alpha, '', EDGE_CLAUSES.alpha);
  calculation.step('beta', formulas.beta, '', EDGE_CLAUSES.beta);
  calculation.step('V_Rk_c_0', formulas.V_Rk_c_0, 'kN', EDGE_CLAUSES.V_Rk_c_0);
  calculation.step('l_c_V', formulas.l_c_V[sidePattern(sides)], 'mm', EDGE_CLAUSES.general);
  calculation.step('A_c_V', formulas.A_c_V, 'mm2', EDGE_CLAUSES.general);
  calculation.step('A_c_V_0', formulas.A_c_V_0, 'mm2', EDGE_CLAUSES.A_c_V_0);
  if (sides.length > 0) {
    calculation.step('c_2', sides.length === 1 ? sides[0] : 'min(c_2_a, c_2_b)', 'mm', EDGE_CLAUSES.general);
  }
  calculation.step('psi_s_V', sides.length > 0 ? formulas.psi_s_V : '1', '', EDGE_CLAUSES.psi_s_V);
  calculation.step('psi_h_V', formulas.psi_h_V, '', EDGE_CLAUSES.psi_h_V);
  calculation.step('psi_ec_V', formulas.psi_ec_V, '', EDGE_CLAUSES.psi_ec_V);
  calculation.step('psi_alpha_V', formulas.psi_alpha_V, '', EDGE_CLAUSES.psi_alpha_V);
  calculation.given('psi_re_V', reinforcementFactor(state), '', 'concrete');
  calculation.step('V_Rk_c_1', formulas.V_Rk_c, 'kN', EDGE_CLAUSES.V_Rk_c);
  torsionPairFactor(calculation, state, group);
  calculation.step(
    'V_Rk_c',
    calculation.value('k_T') === 1 ? 'V_Rk_c_1' : 'k_T * V_Rk_c_1',
    'kN',
    EDGE_CLAUSES.general,
  );
  calculation.given('gamma_Mcv', product.gamma_Mcv, '', 'anchor');
  const resistance = calculation.step('V_Rd_c', 'V_Rk_c / gamma_Mcv', 'kN', EDGE_CLAUSES.general);
  const beta = calculation.step('beta_V', 'V_Ed_g / V_Rd_c', '', EDGE_CLAUSES.general);
  const anchors = group.anchors.map(({ anchor }) => anchor.no);
  const { edge, row } = group;
  const c_2 = calculation.known('c_2');
  return {
    action,
    resistance,
    beta,
    anchors,
    calculation,
    detail: calculation.pick(NAMES, { edge, row, anchors, c_2 }),
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
