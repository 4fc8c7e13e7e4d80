/** Steel failure in tension, EN 1992-4, 7.2.1.3: most loaded anchor. */
import type { ModeResult } from '../../mode';
import type { PulledAnchor } from '../../breakout';
import { Calculation } from '../../trail';
import { clause } from '../clause';
import type { CheckState } from '../state';

const NAMES = ['N_Rk_s', 'gamma_Ms_N', 'N_Rd_s', 'N_Ed_h', 'beta_N'] as const;

/** The first of the most loaded anchors. */
export function mostPulled(pulled: readonly PulledAnchor[]): PulledAnchor | undefined {
  return pulled.reduce<PulledAnchor | undefined>(
    (most, anchor) => (most && most.N >= anchor.N ? most : anchor),
    undefined,
  );
}

export function steelTension({ pulled, product }: CheckState): ModeResult {
  const anchor = mostPulled(pulled);
  if (!anchor) return { applicable: false, reason: 'no_tension' };
  const calculation = new Calculation();
  calculation.given('N_Rk_s', product.N_Rk_s, 'kN', 'anchor');
  calculation.given('gamma_Ms_N', product.gamma_Ms_N, '', 'anchor');
  const resistance = calculation.step('N_Rd_s', 'N_Rk_s / gamma_Ms_N', 'kN', clause('7.2.1.3'));
  const action = calculation.given('N_Ed_h', anchor.N, 'kN', 'forces');
  const beta = calculation.step('beta_N', 'N_Ed_h / N_Rd_s', '', clause('7.2.1.3'));
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
