/** Splitting under load. */
import { formulasWith } from '@/verification/clauses/concrete-cone';
import {
  applies,
  changing,
  edgeAt,
  groupsIn,
  handCalculated,
  JGJ,
  onlyBelow,
  PULLED,
  pulledPair,
  type ClauseTable,
} from '@/verification/clauses/hand-calculation';
import { anchorsAt } from '@/verification/test-design';

export const SPLITTING: ClauseTable = {
  clause: 'splitting: EN 1992-4, 7.2.1.7; JGJ145-2013, 6.1',
  formulas: [
    ...handCalculated(`
    min((h / h_min)^(2 / 3), 1.5) | h = 160, h_min = 80 | 1.5 | 2^(2 / 3) is 1.587, at most 1.5
    | h = 180, h_min = 100 | 1.479727244598282 | the power: 1.48
    | h = 190, h_min = 100 | 1.5 | no more than 1.5 from h = 1.84 h_min on
    min((h / h_min)^(2 / 3), 2) | h = 270, h_min = 80 | 2 | (27 / 8)^(2 / 3) is 2.25, at most 2
    | h = 270, h_min = 100 | 1.9389912210286955 | the power: 1.94
    | h = 300, h_min = 100 | 2 | no more than 2 from h = 2.83 h_min on
    s_cr_sp^2 | s_cr_sp = 300 | 90000 | square of 300 mm
    min(N_Rk_c_0, psi_c * N_Rk_p_0) | N_Rk_c_0 = 20, psi_c = 1.2, N_Rk_p_0 = 25 | 20 | concrete, 20 below 30
    | N_Rk_c_0 = 40, psi_c = 1.2, N_Rk_p_0 = 25 | 30 | pull-out, 30 below 40
    min((h / h_min)^(2 / 3), max(1, ((h_ef + 1.5 * c) / h_min)^(2 / 3)), 2)
    | h = 200, h_min = 100, h_ef = 100, c = 200 | 1.5874010519681994 | the member
    | h = 250, h_min = 100, h_ef = 50, c = 100 | 1.5874010519681994 | the edge: 50 + 150 of 100
    | h = 200, h_min = 100, h_ef = 40, c = 20 | 1 | the edge never takes it below 1
    | h = 400, h_min = 100, h_ef = 100, c = 300 | 2 | no more than 2
  `),
    ...formulasWith('s_cr_sp', 'c_cr_sp', ['e_N']),
  ],
  thresholds: {
    'splitting of a group, 7.2.1.7, is not checked if the edge distance is at least 1.2 c_cr,sp': onlyBelow(
      (share) => ({ ...PULLED, outline: edgeAt(1.2 * 140 * share) }),
      applies('splitting'),
    ),
    'splitting of a single anchor, 7.2.1.7, is not checked if the edge distance is at least c_cr,sp':
      onlyBelow(
        (share) => ({
          anchors: anchorsAt([0, 0]),
          load: { N: 5 },
          axials: [5],
          outline: { X1: 140 * share },
        }),
        applies('splitting'),
      ),
    'splitting, 7.2.1.7, is not checked if the member is at least h_min thick': onlyBelow(
      (share) => ({ ...PULLED, concrete: { h: 140 * share } }),
      applies('splitting'),
    ),
    'h_min in the splitting rule, 7.2.1.7, is 2 h_ef if the product has no h_min': onlyBelow(
      (share) => ({ ...PULLED, concrete: { h: 140 * share, h_min: 0 } }),
      applies('splitting'),
    ),
    'splitting under JGJ145-2013 is not checked if the edge distance is at least 1.5 c_cr,sp': onlyBelow(
      (share) => ({ ...PULLED, standard: JGJ, concrete: { h: 300 }, outline: edgeAt(1.5 * 140 * share) }),
      applies('splitting'),
    ),
    'splitting under JGJ145-2013 is not checked if the member is at least 2 h_min thick': onlyBelow(
      (share) => ({ ...PULLED, standard: JGJ, concrete: { h: 2 * 140 * share } }),
      applies('splitting'),
    ),
    'h_min in the splitting rule of JGJ145-2013 is 2 h_ef if the product has no h_min': onlyBelow(
      (share) => ({ ...PULLED, standard: JGJ, concrete: { h: 2 * 140 * share, h_min: 0 } }),
      applies('splitting'),
    ),
    'anchors split together up to a spacing of s_cr,sp': changing(
      (share) => ({ ...pulledPair(280 * share), outline: { Y1: 100 } }),
      groupsIn('splitting'),
      [1, 2],
    ),
  },
};
