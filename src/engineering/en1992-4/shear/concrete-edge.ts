/**
 * Additions of EN 1992-4, 7.2.2.5 to the shared edge check: separate groups for anchors more than 3 c_1
 * apart, torsion pairs, reinforcement.
 */
import {
  resistanceAlone,
  towardsEdge,
  type CheckState,
  type EdgeGroup,
  type EdgeRules,
} from '@/engineering/checks';
import { clause } from '@/engineering/en1992-4/clause';
import { NEGLIGIBLE_FORCE } from '@/engineering/forces';
import { EDGE_AXES, within } from '@/engineering/geometry';
import type { Calculation } from '@/engineering/trail';

const EDGE = '7.2.2.5';
const PAIR = clause(`${EDGE}(8)`);

/**
 * Returns 1.4 for edge bars with stirrups in cracked concrete, otherwise 1: straight bars alone do not
 * increase the resistance.
 */
function reinforcementFactor({ input }: CheckState): number {
  return input.concrete.cracked && input.concrete.edgeReinforcement === 2 ? 1.4 : 1;
}

/**
 * Returns the two anchors of a torsion pair: one loaded towards the edge and one away from it; null for any
 * other group.
 */
function torsionPair(state: CheckState, { edge, direction, anchors }: EdgeGroup) {
  const { normal } = EDGE_AXES[edge];
  const acting = state.sheared.filter((anchor) => towardsEdge(anchor, edge).actsAcross);
  if (direction === 'along' || acting.length !== 2 || anchors.length !== 2) return null;
  if (!acting.every(({ no }) => anchors.some(({ anchor }) => anchor.no === no))) return null;
  const force = acting.map(({ Vx, Vy }) => Vx * normal[0] + Vy * normal[1]);
  const away = acting.find((_, index) => force[index] < -NEGLIGIBLE_FORCE);
  if (away === undefined || !force.some((V) => V > NEGLIGIBLE_FORCE)) return null;
  return { acting, away };
}

/**
 * Computes k_T: 0.8 if the edge resistance is high relative to the pry-out resistance of the anchor loaded
 * away from the edge and the two anchors are close to each other, 7.2.2.5(8).
 */
function pairFactor(calculation: Calculation, state: CheckState, group: EdgeGroup): void {
  const pair = torsionPair(state, group);
  if (!pair) {
    calculation.assume('k_T', 1);
    return;
  }
  const [a, b] = pair.acting;
  const distance = calculation.given('s_pair', Math.hypot(a.x - b.x, a.y - b.y), 'mm', 'layout');
  calculation.given('V_Rk_cp_away', resistanceAlone(state, pair.away), 'kN', 'forces');
  const ratio = calculation.step('r_T', 'V_Rk_c_1 / V_Rk_cp_away', '', PAIR);
  const limit = 1.5 * (state.product.h_ef + calculation.value('c_1'));
  calculation.step('k_T', ratio > 0.7 && within(distance, limit) ? '0.8' : '1', '', PAIR);
}

export const EDGE_RULES: EdgeRules = {
  separateGroups: true,
  eccentricityBy: 'V_Ed_g',
  psi_alpha_V: '1 / sqrt(cos(alpha_V)^2 + (0.5 * sin(alpha_V))^2)',
  reinforcementFactor,
  pairFactor,
  clauses: {
    V_Rk_c: clause(EDGE, '7.40'),
    V_Rk_c_0: clause(EDGE, '7.41'),
    alpha: clause(EDGE, '7.42'),
    beta: clause(EDGE, '7.43'),
    A_c_V_0: clause(EDGE, '7.44'),
    psi_s_V: clause(EDGE, '7.45'),
    psi_h_V: clause(EDGE, '7.46'),
    psi_ec_V: clause(EDGE, '7.47'),
    psi_alpha_V: clause(EDGE, '7.48'),
  },
};
