/**
 * Steel failure in tension: the most loaded anchor.
 *
 * EN 1992-4, 7.2.1.3. JGJ145-2013, 6.1.2, which takes the yield strength instead of the ultimate strength.
 */
import { clausesOf, utilisation, type CheckRemarks, type CheckContext } from '@/engineering/checks/context';
import { modeOf, reasonOf, type ModeResult } from '@/engineering/checks/mode-result';
import { noteTension, type TensionAnchor } from '@/engineering/forces/tension-resultants';
import { largestBy } from '@/engineering/model/largest-result';
import { Calculation, formula } from '@/engineering/trail/calculation';

export const STEEL_TENSION = clausesOf({
  N_Ed_h: ['6.2.1', '5.2'],
  N_Rd_s: ['7.2.1.3', '6.1.2'],
});

/** Returns the first anchor with the largest tension; undefined without anchors. */
export function mostTensioned(inTension: readonly TensionAnchor[]): TensionAnchor | undefined {
  return largestBy(inTension, ({ N }) => N);
}

/** Computes N_Rd_s of one anchor, kN. */
export function noteSteelResistance(
  calculation: Calculation,
  { product, symbol, input }: CheckContext,
): number {
  const at = STEEL_TENSION[input.standard];
  calculation.given('N_Rk_s', product.N_Rk_s, 'kN', 'anchor');
  calculation.given(symbol.gamma_Ms_N, product.gamma_Ms_N, '', 'anchor');
  return calculation.step('N_Rd_s', formula`N_Rk_s / ${symbol.gamma_Ms_N}`, 'kN', at.N_Rd_s);
}

export function steelTension(state: CheckContext): ModeResult {
  const anchor = mostTensioned(state.inTension);
  if (!anchor) return { applicable: false, reason: 'no_tension' };
  const at = STEEL_TENSION[state.input.standard];
  const calculation = new Calculation(state.trail);
  const resistance = noteSteelResistance(calculation, state);
  const action = noteTension(calculation, anchor, 'N_Ed_h', at.N_Ed_h);
  const beta = utilisation(calculation, state, ['beta_N', 'N_Ed_h', 'N_Rd_s'], at.N_Rd_s);
  const detail = calculation.pick(['N_Rk_s', state.symbol.gamma_Ms_N, 'N_Rd_s', 'N_Ed_h', 'beta_N']);
  return modeOf({ action, resistance, beta, anchors: [anchor.no], calculation, detail });
}

export const STEEL_TENSION_REMARKS: CheckRemarks = {
  not_required: [
    {
      code: 'no_tension',
      at: ['7.2.1', '6.1'],
      when: (_, { steel_tension }) => reasonOf(steel_tension) === 'no_tension',
    },
  ],
};
