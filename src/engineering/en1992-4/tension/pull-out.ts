/**
 * Checks the most loaded anchor for pull-out failure, EN 1992-4, 7.2.1.5. The check is omitted if the
 * pull-out resistance is 0, which means that pull-out does not govern.
 */
import { mostPulled, type CheckState } from '@/engineering/checks';
import { clause } from '@/engineering/en1992-4/clause';
import type { ModeResult } from '@/engineering/mode';
import { Calculation } from '@/engineering/trail';

const AT = clause('7.2.1.5');
const NAMES = ['N_Rk_p_0', 'psi_c', 'N_Rk_p', 'gamma_Mp', 'N_Rd_p', 'N_Ed_h', 'beta_N'] as const;

export function pullOut({ pulled, product, trail }: CheckState): ModeResult {
  const anchor = mostPulled(pulled);
  if (!anchor) return { applicable: false, reason: 'no_tension' };
  if (product.N_Rk_p_0 === 0) return { applicable: false, reason: 'pull_out_not_decisive' };
  const calculation = new Calculation(trail);
  calculation.given('N_Rk_p_0', product.N_Rk_p_0, 'kN', 'anchor');
  calculation.given('psi_c', product.psi_c, '', 'anchor');
  calculation.given('gamma_Mp', product.gamma_Mp, '', 'anchor');
  calculation.step('N_Rk_p', 'psi_c * N_Rk_p_0', 'kN', AT);
  const resistance = calculation.step('N_Rd_p', 'N_Rk_p / gamma_Mp', 'kN', AT);
  const action = calculation.given('N_Ed_h', anchor.N, 'kN', 'forces');
  const beta = calculation.step('beta_N', 'N_Ed_h / N_Rd_p', '', AT);
  return {
    applicable: true,
    action,
    resistance,
    beta,
    anchors: [anchor.no],
    detail: calculation.pick(NAMES),
    trail: calculation.trail,
  };
}
