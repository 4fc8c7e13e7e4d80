/**
 * Pull-out failure: the most loaded anchor.
 *
 * EN 1992-4, 7.2.1.5; a resistance of 0 means that pull-out does not govern. JGJ145-2013 has no design
 * equation for mechanical anchors, because product qualification excludes this failure mode.
 */
import { clausesOf, type CheckRemarks, type CheckContext } from '@/engineering/checks/context';
import { modeOf, reasonOf, type ModeResult } from '@/engineering/checks/mode-result';
import { mostTensioned } from '@/engineering/checks/steel-tension';
import { Calculation } from '@/engineering/trail/calculation';

const PULL_OUT = clausesOf({
  N_Rk_p: ['7.2.1.5', null],
  N_Rd_p: ['7.2.1.5', null],
});

const DETAIL = ['N_Rk_p_0', 'psi_c', 'N_Rk_p', 'gamma_Mp', 'N_Rd_p', 'N_Ed_h', 'beta_N'] as const;

export function pullOut({ inTension, product, trail, input }: CheckContext): ModeResult {
  const anchor = mostTensioned(inTension);
  if (!anchor) return { applicable: false, reason: 'no_tension' };
  if (input.standard === 'JGJ145-2013') return { applicable: false, reason: 'pull_out_no_check' };
  if (product.N_Rk_p_0 === 0) return { applicable: false, reason: 'pull_out_not_decisive' };
  const at = PULL_OUT[input.standard];
  const calculation = new Calculation(trail);
  calculation.given('N_Rk_p_0', product.N_Rk_p_0, 'kN', 'anchor');
  calculation.given('psi_c', product.psi_c, '', 'anchor');
  calculation.given('gamma_Mp', product.gamma_Mp, '', 'anchor');
  calculation.step('N_Rk_p', 'psi_c * N_Rk_p_0', 'kN', at.N_Rk_p);
  const resistance = calculation.step('N_Rd_p', 'N_Rk_p / gamma_Mp', 'kN', at.N_Rd_p);
  const action = calculation.given('N_Ed_h', anchor.N, 'kN', 'forces');
  const beta = calculation.step('beta_N', 'N_Ed_h / N_Rd_p', '', at.N_Rd_p);
  const detail = calculation.pick(DETAIL);
  return modeOf({ action, resistance, beta, anchors: [anchor.no], calculation, detail });
}

export const PULL_OUT_REMARKS: CheckRemarks = {
  not_required: [
    {
      code: 'pull_out_not_decisive',
      at: ['7.2.1.5', null],
      when: (_, { pull_out }) => reasonOf(pull_out) === 'pull_out_not_decisive',
    },
    {
      code: 'pull_out_no_check',
      at: [null, '6.1'],
      when: (_, { pull_out }) => reasonOf(pull_out) === 'pull_out_no_check',
    },
  ],
};
