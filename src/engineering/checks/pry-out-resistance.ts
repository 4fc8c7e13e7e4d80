/** Formulas shared by the pry-out checks of groups and of single anchors. */
import { coneNames } from '@/engineering/checks/cone-resistance';
import type { CheckState } from '@/engineering/checks/state';
import { utilisation } from '@/engineering/checks/utilisation';
import { formula, type Calculation } from '@/engineering/trail';

/**
 * Returns the symbols that the result details of a pry-out check contain, in the notation of the standard.
 */
export function pryOutNames({ spec }: CheckState): string[] {
  const { k8, gamma_Mcp } = spec.notation;
  return [
    ...coneNames(spec.notation),
    'e_V_x',
    'e_V_y',
    k8,
    'V_Rk_cp',
    gamma_Mcp,
    'V_Rd_cp',
    'V_Ed_g',
    'beta_V',
  ];
}

/** Computes V_Rk_cp, V_Rd_cp and beta_V. N_Rk_c and V_Ed_g must have values. */
export function pryOutResistance(
  calculation: Calculation,
  state: CheckState,
): { resistance: number; beta: number } {
  const { k8, gamma_Mcp } = state.spec.notation;
  const { pryOut, pryOutResistance: equation, basis } = state.spec.clauses;
  const at = basis ?? pryOut;
  calculation.given(k8, state.product.k8, '', 'anchor');
  calculation.given(gamma_Mcp, state.product.gamma_Mcp, '', 'anchor');
  calculation.step('V_Rk_cp', formula`${k8} * N_Rk_c`, 'kN', equation);
  const resistance = calculation.step('V_Rd_cp', formula`V_Rk_cp / ${gamma_Mcp}`, 'kN', at);
  const beta = utilisation(calculation, state, ['beta_V', 'V_Ed_g', 'V_Rd_cp'], at);
  return { resistance, beta };
}
