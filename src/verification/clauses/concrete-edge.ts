/** Concrete edge failure. */
import type { CheckResult } from '@/engineering/model/result';
import { check } from '@/verification/check-helpers';
import {
  applies,
  capped,
  changing,
  edgeAt,
  groupsIn,
  handCalculated,
  onlyBelow,
  remarked,
  SHEARED,
  value,
  type ClauseTable,
} from '@/verification/clauses/hand-calculation';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/test-design';

/**
 * Two anchors in a line parallel to the edge, 7.2.2.5(8); torsion loads one anchor towards the edge and the
 * other away from it.
 */
const turned = (s: number, k8: number): DesignChange => ({
  anchors: anchorsAt([0, -s / 2], [0, s / 2]),
  outline: { X1: 100 },
  load: { Mz: 1 },
  product: { k8 },
});

/** Returns the value of k8 at which r_T, the ratio of edge to pry-out resistance, equals 0.7. */
function strongPryOut(): number {
  const { trail } = check(plainDesign(turned(200, 1))).checks.concrete_edge.detail;
  return (trail.find(({ symbol }) => symbol === 'r_T')?.value ?? NaN) / 0.7;
}

const isReduced = (answer: CheckResult) =>
  answer.checks.concrete_edge.detail.trail.some(({ symbol }) => symbol === 'c_1_used');

export const EDGE: ClauseTable = {
  clause: 'edge: EN 1992-4, 7.2.2.5; JGJ145-2013, 6.1.18, 6.1.19',
  formulas: handCalculated(`
    (t_1 + t_2) / 2 | t_1 = -50, t_2 = 150 | 50 | mean
    max(0, V_n / n_A + V_T_1)
    | V_n = 8, n_A = 2, V_T_1 = -5 | 0 | an anchor that torsion pulls away brings nothing
    | V_n = 10, n_A = 2, V_T_1 = -4 | 1 | 5 - 4
    | V_n = 10, n_A = 2, V_T_1 = -6 | 0 | away from the edge: none
    V_n / n_A | V_n = 8, n_A = 2 | 4 | equal shares
    P_1 + P_2 | P_1 = 1, P_2 = 3 | 4 | sum
    Q_1 + Q_2 | Q_1 = 1, Q_2 = 3 | 4 | sum
    sqrt(P^2 + Q^2) | P = 3, Q = 4 | 5 | 3, 4, 5
    atan(abs(Q) / P) | P = 3, Q = -3 | 45 | equal parts
    abs(P_1 * (t_1 - t_g) + P_2 * (t_2 - t_g)) / V_Ed_g
    | P_1 = 1, P_2 = 3, t_1 = -100, t_2 = 100, t_g = 0, V_Ed_g = 5 | 40 | EN 1992-4, 7.2.2.5: distance of the line of action, 200 / 5
    0.1 * (l_f / c_1)^0.5 | l_f = 64, c_1 = 100 | 0.08 | EN 1992-4, (7.42): 0.1 of the root of 0.64
    0.1 * (d_nom / c_1)^0.2
    | d_nom = 3.2, c_1 = 102.4 | 0.05 | EN 1992-4, (7.43): the fifth root of 1 / 32 is 1 / 2
    max(max(c_2_a, c_2_b) / 1.5, h / 1.5, s_2_max / 3)
    | c_2_a = 90, c_2_b = 75, h = 120, s_2_max = 150 | 80 | EN 1992-4, 7.2.2.5(11): the largest of 60, 80, 50
    | c_2_a = 90, c_2_b = 60, h = 75, s_2_max = 150 | 60 | the larger edge distance
    | c_2_a = 30, c_2_b = 60, h = 90, s_2_max = 150 | 60 | the thickness
    | c_2_a = 30, c_2_b = 60, h = 75, s_2_max = 180 | 60 | the spacing
    min(c_2_a, c_2_b) | c_2_a = 90, c_2_b = 75 | 75 | the smaller
    | c_2_a = 60, c_2_b = 70 | 60 | the one
    | c_2_a = 80, c_2_b = 70 | 70 | the other
    sqrt(V_Ed_n^2 + V_Ed_t^2) | V_Ed_n = 3, V_Ed_t = 4 | 5 | 3, 4, 5
    sqrt(beta_V_n^2 + beta_V_t^2) | beta_V_n = 0.3, beta_V_t = 0.4 | 0.5 | 3, 4, 5
    V_Ed_g / beta_V | V_Ed_g = 6, beta_V = 0.5 | 12 | action over utilisation
    V_Rk_c_1 / V_Rk_cp_away | V_Rk_c_1 = 8, V_Rk_cp_away = 10 | 0.8 | ratio
    k_T * V_Rk_c_1 | k_T = 0.8, V_Rk_c_1 = 20 | 16 | EN 1992-4, 7.2.2.5(8)
    min(1, 0.7 + 0.3 * c_2 / (1.5 * c_1)) | c_2 = 75, c_1 = 100 | 0.85 | 0.7 + 0.3 / 2
    | c_2 = 151, c_1 = 100 | 1 | no more than 1 from c_2 = 1.5 c_1 on
    max(1, (1.5 * c_1 / h)^0.5) | c_1 = 150, h = 100 | 1.5 | root of 2.25
    | c_1 = 60, h = 100 | 1 | no less than 1 in a thick member
    l_c_V * min(h, 1.5 * c_1) | l_c_V = 300, h = 100, c_1 = 100 | 30000 | a thin member: 300 by 100
    | l_c_V = 300, h = 200, c_1 = 100 | 45000 | a thick one: 300 by 150
    abs(P_1 * (t_1 - t_g) + P_2 * (t_2 - t_g)) / P
    | P_1 = 1, P_2 = 3, t_1 = -100, t_2 = 100, t_g = 0, P = 4 | 50 | offset along the row, 200 / 4
    1 / sqrt(cos(alpha_V)^2 + (sin(alpha_V) / 2.5)^2) | alpha_V = 90 | 2.5 | JGJ145-2013, 6.1: along the edge
    l_1 + l_2 | l_1 = 300, l_2 = 250 | 550 | sum of the parts
    1.5 * c_1 + s_2 + 1.5 * c_1 | c_1 = 100, s_2 = 100 | 400 | 150 + 100 + 150
    min(c_2_a, 1.5 * c_1) + s_2 + 1.5 * c_1
    | c_2_a = 100, c_2_b = 900, s_2 = 100, c_1 = 100 | 350 | the edge: 100 + 100 + 150
    | c_2_a = 200, c_2_b = 900, s_2 = 100, c_1 = 100 | 400 | no more than 1.5 c_1: 150 + 100 + 150
    1.5 * c_1 + s_2 + min(c_2_b, 1.5 * c_1)
    | c_2_a = 900, c_2_b = 100, s_2 = 100, c_1 = 100 | 350 | the edge: 150 + 100 + 100
    | c_2_a = 900, c_2_b = 200, s_2 = 100, c_1 = 100 | 400 | no more than 1.5 c_1
    min(c_2_a, 1.5 * c_1) + s_2 + min(c_2_b, 1.5 * c_1)
    | c_2_a = 100, c_2_b = 120, s_2 = 100, c_1 = 100 | 320 | both edges: 100 + 100 + 120
    | c_2_a = 200, c_2_b = 200, s_2 = 100, c_1 = 100 | 400 | neither edge
  `),
  thresholds: {
    'edges closer than max(10 h_ef, 60 d_nom) are checked, 7.2.2.5(1)': onlyBelow(
      (share) => ({ ...SHEARED, outline: edgeAt(Math.max(700, 720) * share) }),
      applies('concrete_edge'),
    ),
    'narrow member, 7.2.2.5: c_1 is reduced if both c_2 are below 1.5 c_1': onlyBelow(
      (share) => ({
        ...SHEARED,
        anchors: anchorsAt([0, 0]),
        outline: { X1: 200, Y1: 300 * share, Y2: -100 },
        concrete: { h: 150 },
      }),
      isReduced,
    ),
    'thin member, 7.2.2.5: c_1 is reduced if h is below 1.5 c_1': onlyBelow(
      (share) => ({
        ...SHEARED,
        anchors: anchorsAt([0, 0]),
        outline: { X1: 200, Y1: 150, Y2: -150 },
        concrete: { h: 300 * share },
      }),
      isReduced,
    ),
    'k_T of two anchors under torsion, 7.2.2.5(8), is 0.8 up to a spacing of 1.5 (h_ef + c_1)': changing(
      (share) => turned(1.5 * (70 + 100) * share, 0.5),
      value('concrete_edge', 'k_T'),
      [0.8, 1],
    ),
    'k_T of two anchors under torsion, 7.2.2.5(8), is 0.8 if the edge resistance is at least 0.7 V_Rk,cp':
      changing((share) => turned(200, strongPryOut() / share), value('concrete_edge', 'k_T'), [1, 0.8]),
    'anchors break out together at an edge up to a spacing of 3 c_1': changing(
      (share) => ({
        anchors: anchorsAt([0, -150 * share], [0, 150 * share]),
        outline: { X1: 100 },
        load: { Vx: 10 },
      }),
      groupsIn('concrete_edge', 'edges'),
      [1, 2],
    ),
    'a loaded edge farther away than max(10 h_ef, 60 d_nom) causes the remark that it is too far for edge failure':
      changing(
        (share) => ({ ...SHEARED, outline: edgeAt(720 * share) }),
        ({ remarks }) => remarks.find(({ code }) => code === 'edge_far')?.values ?? null,
        [null, { edge: 'X1', c_1: 720 * 1.01, limit: 720 }],
      ),
    'an edge in the direction opposite to the load does not cause the remark that it is too far for edge failure':
      changing((share) => ({ load: { Vx: -10 }, outline: edgeAt(720 * share) }), remarked('edge_far'), [
        false,
        false,
      ]),
    'l_f in (7.41) counts up to 12 d_nom for d_nom up to 24 mm, and up to 300 mm above': changing(
      (share) => ({ ...SHEARED, outline: edgeAt(150), product: { d_nom: 24 * share, l_f: 1000 } }),
      (answer) => Number(value('concrete_edge', 'l_f')(answer)).toFixed(6),
      ['285.120000', '300.000000'],
    ),
    'l_f in (7.41) counts up to 300 mm for d_nom up to 37.5 mm, and up to 8 d_nom above': changing(
      (share) => ({ ...SHEARED, outline: edgeAt(150), product: { d_nom: 37.5 * share, l_f: 1000 } }),
      (answer) => Number(value('concrete_edge', 'l_f')(answer)).toFixed(6),
      ['300.000000', '303.000000'],
    ),
    'the edge resistance does not increase if l_f exceeds 12 d_nom, (7.41)': capped(
      (share) => ({ ...SHEARED, outline: edgeAt(150), product: { l_f: 144 * share } }),
      'concrete_edge',
    ),
  },
};
