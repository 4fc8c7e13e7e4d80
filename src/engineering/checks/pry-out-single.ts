/**
 * Checks single anchors for pry-out, if the shear forces of their group do not act in similar directions, and
 * for the torsion forces in a group with slotted holes.
 */
import { edgeFactor, noteEdgeDistances, shellFactor, smallestDistance } from '@/engineering/breakout';
import { basicCone, noteConeInputs } from '@/engineering/checks/cone-resistance';
import { pryOutNames, pryOutResistance } from '@/engineering/checks/pry-out-resistance';
import type { CheckState, ShearedAnchor } from '@/engineering/checks/state';
import { bisectedSquareArea } from '@/engineering/geometry';
import type { PartCheck } from '@/engineering/mode';
import { Calculation } from '@/engineering/trail';

/**
 * Checks a single anchor for pry-out under the shear `V` (kN). The square around the anchor is cut off at the
 * edges and halfway to every other anchor of the same group that can resist shear.
 */
export function pryOutOfSingle(
  state: CheckState,
  anchor: ShearedAnchor,
  group: readonly ShearedAnchor[],
  V: number,
): PartCheck & { calculation: Calculation } {
  const { outline, denseReinforcement } = state.input.concrete;
  const calculation = new Calculation(state.trail);
  const { cone, pryOut: at } = state.spec.clauses;
  const action = calculation.given('V_Ed_g', V, 'kN', 'forces');
  noteConeInputs(calculation, state);
  const existing = noteEdgeDistances(calculation, [anchor], outline);
  const c = smallestDistance(calculation, existing, cone.general);
  calculation.assume('h_ef_used', state.product.h_ef);
  basicCone(calculation, state, 'h_ef');
  calculation.step('A_c_N_0', 's_cr_N^2', 'mm2', cone.referenceArea);
  const others = group.filter(({ no }) => no !== anchor.no);
  calculation.given(
    'A_c_N',
    bisectedSquareArea(anchor, others, state.product.s_cr_N, outline),
    'mm2',
    'layout',
  );
  edgeFactor(calculation, c, 'c_cr_N', cone.edge);
  shellFactor(calculation, denseReinforcement, 'h_ef', cone.shell);
  for (const [symbol, value] of [
    ['e_V_x', 0],
    ['e_V_y', 0],
    ['psi_ec_N_x', 1],
    ['psi_ec_N_y', 1],
  ] as const) {
    calculation.assume(symbol, value);
  }
  calculation.step('N_Rk_c', 'N_Rk_c_0 * A_c_N / A_c_N_0 * psi_s_N * psi_re_N', 'kN', at);
  const { resistance, beta } = pryOutResistance(calculation, state);
  const anchors = [anchor.no];
  return {
    action,
    resistance,
    beta,
    anchors,
    calculation,
    detail: calculation.pick(pryOutNames(state), {
      mode: 'single',
      c,
      anchors,
      group: group.map(({ no }) => no),
    }),
  };
}
