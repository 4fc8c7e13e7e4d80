/** Checks the most loaded anchor for steel failure in tension. */
import type { CheckState } from '@/engineering/checks/state';
import { utilisation } from '@/engineering/checks/utilisation';
import { noteTension, type TensionAnchor } from '@/engineering/forces';
import type { ModeResult } from '@/engineering/mode';
import { largestBy } from '@/engineering/model/largest';
import { Calculation, formula } from '@/engineering/trail';

/**
 * Returns the anchor with the largest tension, the first if several have the same tension; undefined without
 * anchors.
 */
export function mostPulled(pulled: readonly TensionAnchor[]): TensionAnchor | undefined {
  return largestBy(pulled, ({ N }) => N);
}

export function steelTension(state: CheckState): ModeResult {
  const { pulled, product, spec } = state;
  const anchor = mostPulled(pulled);
  if (!anchor) return { applicable: false, reason: 'no_tension' };
  const { gamma_Ms_N } = spec.notation;
  const calculation = new Calculation(state.trail);
  calculation.given('N_Rk_s', product.N_Rk_s, 'kN', 'anchor');
  calculation.given(gamma_Ms_N, product.gamma_Ms_N, '', 'anchor');
  const resistance = calculation.step(
    'N_Rd_s',
    formula`N_Rk_s / ${gamma_Ms_N}`,
    'kN',
    spec.clauses.steelTension,
  );
  const action = noteTension(calculation, anchor, 'N_Ed_h', spec.clauses.forces);
  const beta = utilisation(calculation, state, ['beta_N', 'N_Ed_h', 'N_Rd_s'], spec.clauses.steelTension);
  return {
    applicable: true,
    action,
    resistance,
    beta,
    anchors: [anchor.no],
    detail: calculation.pick(['N_Rk_s', gamma_Ms_N, 'N_Rd_s', 'N_Ed_h', 'beta_N']),
    trail: calculation.trail,
  };
}
