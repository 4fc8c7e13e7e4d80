/** Concrete cone failure. */
import type { CheckResult } from '@/engineering/model/result';
import {
  ABOVE,
  capped,
  changing,
  edgeAt,
  groupsIn,
  handCalculated,
  JGJ,
  onlyAbove,
  onlyBelow,
  PULLED,
  pulledPair,
  remarked,
  value,
  type ClauseTable,
  type FormulaRow,
} from '@/verification/clauses/hand-calculation';
import { anchorsAt, type DesignChange } from '@/verification/test-design';

/**
 * Formulas with the characteristic distances of cone or splitting: widths of the projected area, which end on
 * each side at the edge or at half the characteristic spacing, and factors for edges and eccentricity.
 */
export function formulasWith(s_cr: string, c_cr: string, eccentricities: readonly string[]): FormulaRow[] {
  const half = `0.5 * ${s_cr}`;
  const widths = (axis: 'x' | 'y') => {
    const [low, high, s] = [`c_${axis.toUpperCase()}2`, `c_${axis.toUpperCase()}1`, `s_${axis}`];
    const at = (left: number, right: number) =>
      `${low} = ${left}, ${high} = ${right}, ${s} = 100, ${s_cr} = 200`;
    return handCalculated(`
    ${half} + ${s} + ${half} | ${at(500, 500)} | 300 | 100 + 100 + 100
    min(${low}, ${half}) + ${s} + ${half}
    | ${at(60, 500)} | 260 | the edge at 60 ends it: 60 + 100 + 100
    | ${at(140, 500)} | 300 | half the spacing ends it: 100 + 100 + 100
    ${half} + ${s} + min(${high}, ${half})
    | ${at(500, 60)} | 260 | the edge at 60 ends it: 100 + 100 + 60
    | ${at(500, 140)} | 300 | half the spacing ends it
    min(${low}, ${half}) + ${s} + min(${high}, ${half})
    | ${at(60, 70)} | 230 | edges end it on both sides: 60 + 100 + 70
    | ${at(140, 150)} | 300 | half the spacing on both sides
    `);
  };
  const factors = handCalculated(`
    min(1, 0.7 + 0.3 * c / ${c_cr})
    | c = 50, ${c_cr} = 100 | 0.85 | EN 1992-4, (7.4): half the characteristic distance
    | c = 99, ${c_cr} = 100 | 0.997 | 0.7 + 0.3 of 0.99
    | c = 101, ${c_cr} = 100 | 1 | no more than 1 beyond the characteristic distance
  `);
  const eccentric = eccentricities
    .flatMap((e) => [`${e}_x`, `${e}_y`])
    .map((e) => `1 / (1 + 2 * ${e} / ${s_cr}) | ${e} = 30, ${s_cr} = 240 | 0.8 | EN 1992-4, (7.6): 1 / 1.25`);
  return [...widths('x'), ...widths('y'), ...factors, ...handCalculated(eccentric.join('\n'))];
}

/**
 * EN 1992-4, 7.2.1.4, (7.7): the rule applies if C_Ed is at least 0.8 T_Ed; the two anchors on the right have
 * a tension of 10 kN each.
 */
const bent = (share: number): DesignChange => {
  const T = 20;
  const C = 0.8 * share * T;
  // The compression acts 60 mm from the centroid of the anchors in tension, which is closer than 1.5 h_ef.
  return { axials: [0, 10, 0, 10], load: { N: T - C, My: -(T * 75 - C * 15) / 1000 } };
};

/**
 * Returns loads whose compression resultant equals the total tension and acts `z` mm from the centroid of
 * the anchors in tension: EN 1992-4, (7.7).
 */
function pressedAt(z: number): DesignChange {
  const T = 20;
  return { axials: [0, 10, 0, 10], load: { N: 0, My: (T * (75 - z) - T * 75) / 1000 } };
}

/** Effect of the compression under the plate (psi_M,N), and of the reduced embedment depth. */
const restrains = (answer: CheckResult) => Number(value('concrete_cone', 'psi_M_N')(answer)) > 1;
const isReduced = (answer: CheckResult) => Number(value('concrete_cone', 'h_ef_used')(answer)) < 70;

export const CONE: ClauseTable = {
  clause: 'cone: EN 1992-4, 7.2.1.4; JGJ145-2013, 6.1.3 to 6.1.8',
  formulas: [
    ...handCalculated(`
    min(1, 0.5 + h_ef / 200) | h_ef = 60 | 0.8 | half and 60 / 200; 1 from h_ef = 100 mm on
    | h_ef = 99 | 0.995 | below 100 mm: 0.5 + 0.495
    | h_ef = 101 | 1 | no more than 1 from 100 mm on
    abs((N_1 * x_1 + N_2 * x_2) / N_Ed_g - (x_1 + x_2) / 2)
    | N_1 = 3, x_1 = -100, N_2 = 1, x_2 = 100, N_Ed_g = 4 | 50 | resultant at -50, centroid at 0
    abs((N_1 * y_1 + N_2 * y_2) / N_Ed_g - (y_1 + y_2) / 2)
    | N_1 = 3, y_1 = 0, N_2 = 1, y_2 = 100, N_Ed_g = 4 | 25 | resultant at 25, centroid at 50
    min(c_X1, c_Y1) | c_X1 = 80, c_Y1 = 60 | 60 | the smaller
    max(c_X1, c_X2, c_Y1) | c_X1 = 80, c_X2 = 70, c_Y1 = 60 | 80 | the largest
    min(s_gap, s_cr_N) | s_gap = 300, s_cr_N = 210 | 210 | s_max <= s_cr,N
    | s_gap = 199, s_cr_N = 200 | 199 | the gap
    | s_gap = 201, s_cr_N = 200 | 200 | no more than s_cr_N
    max(c_max / c_cr_N, s_max / s_cr_N)
    | c_max = 84, c_cr_N = 105, s_max = 105, s_cr_N = 210 | 0.8 | EN 1992-4, 7.2.1.4(8): 84 / 105 over 105 / 210
    | c_max = 50, c_cr_N = 100, s_max = 80, s_cr_N = 200 | 0.5 | the edges, 0.5 above 0.4
    | c_max = 30, c_cr_N = 100, s_max = 80, s_cr_N = 200 | 0.4 | the spacing, 0.4 above 0.3
    r_ef * s_cr_N | r_ef = 0.8, s_cr_N = 210 | 168 | 0.8 of 210
    r_ef * c_cr_N | r_ef = 0.8, c_cr_N = 105 | 84 | 0.8 of 105
    b_x * b_y | b_x = 300, b_y = 200 | 60000 | rectangle
    b_1 * l_1 + b_2 * l_2 | b_1 = 100, l_1 = 200, b_2 = 50, l_2 = 300 | 35000 | two rectangles: 20000 + 15000
    max(1, 2 - z / (1.5 * h_ef)) | z = 60, h_ef = 80 | 1.5 | EN 1992-4, (7.7): 2 - 60 / 120
    | z = 121, h_ef = 80 | 1 | no less than 1 from z = 1.5 h_ef on
    r_ef * h_ef | r_ef = 0.8, h_ef = 70 | 56 | 0.8 of 70
  `),
    ...formulasWith('s_cr_N', 'c_cr_N', ['e_N', 'e_V']),
  ],
  thresholds: {
    'compression under the plate, (7.7), increases the cone resistance if it is at least 0.8 T_Ed': onlyAbove(
      bent,
      restrains,
    ),
    'compression under the plate, (7.7), increases the cone resistance if the edge distance is at least 1.5 h_ef':
      onlyAbove((share) => ({ ...bent(ABOVE), outline: edgeAt(1.5 * 70 * share) }), restrains),
    'dense reinforcement, (7.5), causes a remark if h_ef is below 100 mm': onlyBelow(
      (share) => ({
        ...PULLED,
        product: { h_ef: 100 * share, s_cr_N: 300, c_cr_N: 150 },
        concrete: { denseReinforcement: true, h: 250 },
      }),
      remarked('dense_reinforcement'),
    ),
    'the cone resistance under JGJ145-2013 contains the factor 0.95 if f_cu,k is at least 45 MPa': onlyAbove(
      (share) => ({ ...PULLED, standard: JGJ, concrete: { f_cuk: 45 * share } }),
      (answer) =>
        answer.checks.concrete_cone.detail.trail.some(({ expression }) => expression.includes('0.95')),
    ),
    'compression under the plate, (7.7), increases the cone resistance if z is below 1.5 h_ef': onlyBelow(
      (share) => pressedAt(1.5 * 70 * share),
      restrains,
    ),
    'anchors break out in one cone up to a spacing of s_cr,N': changing(
      (share) => pulledPair(210 * share),
      groupsIn('concrete_cone'),
      [1, 2],
    ),
    "the cone has the reduced embedment depth h'_ef if three edges are closer than c_cr,N": onlyBelow(
      (share) => ({
        anchors: anchorsAt([0, 0]),
        load: { N: 5 },
        axials: [5],
        outline: { X1: 60, X2: -60, Y1: 105 * share },
      }),
      isReduced,
    ),
    "the cone has the reduced embedment depth h'_ef if no gap between anchors reaches s_cr,N": onlyBelow(
      (share) => ({ ...pulledPair(210 * share), standard: JGJ, outline: { X1: 160, Y1: 60, Y2: -60 } }),
      isReduced,
    ),
    'dense reinforcement causes a remark under JGJ145-2013 if h_ef is below 100 mm': onlyBelow(
      (share) => ({
        ...PULLED,
        standard: JGJ,
        product: { h_ef: 100 * share, s_cr_N: 300, c_cr_N: 150, s_cr_sp: 300, c_cr_sp: 150 },
        concrete: { denseReinforcement: true, h: 250 },
      }),
      remarked('dense_reinforcement'),
    ),
    'the cone resistance does not increase above f_ck = 60 MPa, EN 1992-4, 1.2': capped(
      (share) => ({ ...PULLED, concrete: { f_ck: 60 * share, grade: 'C60/75' } }),
      'concrete_cone',
    ),
  },
};
