/** Concrete edge failure formulas for the actual or the reduced edge distance, used by both standards. */

import { formula } from '@/engineering/trail';

export type EdgeDistanceSymbol = 'c_1' | 'c_1_used';

/**
 * Returns the expression for the length of the breakout body along the edge on one side of the group,
 * limited by the side edge if there is one.
 */
const reach = (side: string, c_1: string, exists: boolean): string =>
  exists ? `min(${side}, 1.5 * ${c_1})` : `1.5 * ${c_1}`;

function formulasWith(c_1: EdgeDistanceSymbol) {
  const length = (a: boolean, b: boolean) => `${reach('c_2_a', c_1, a)} + s_2 + ${reach('c_2_b', c_1, b)}`;
  return {
    alpha: `0.1 * (l_f / ${c_1})^0.5`,
    beta: `0.1 * (d_nom / ${c_1})^0.2`,
    /** Basic resistance; `root` is the square root of the concrete strength, as the standard writes it. */
    V_Rk_c_0: (root: string) => formula`k9 * d_nom^alpha * l_f^beta * ${root} * ${c_1}^1.5 / 1000`,
    /** Breakout length with two side edges, with one side edge (a or b), and without side edges. */
    l_c_V: {
      both: length(true, true),
      a: length(true, false),
      b: length(false, true),
      none: length(false, false),
    },
    A_c_V: `l_c_V * min(h, 1.5 * ${c_1})`,
    A_c_V_0: `4.5 * ${c_1}^2`,
    psi_s_V: `min(1, 0.7 + 0.3 * c_2 / (1.5 * ${c_1}))`,
    psi_h_V: `max(1, (1.5 * ${c_1} / h)^0.5)`,
    psi_ec_V: `1 / (1 + 2 * e_V / (3 * ${c_1}))`,
    V_Rk_c: 'V_Rk_c_0 * A_c_V / A_c_V_0 * psi_s_V * psi_h_V * psi_ec_V * psi_alpha_V * psi_re_V',
  };
}

export const EDGE_FORMULAS: Readonly<Record<EdgeDistanceSymbol, ReturnType<typeof formulasWith>>> = {
  c_1: formulasWith('c_1'),
  c_1_used: formulasWith('c_1_used'),
};
