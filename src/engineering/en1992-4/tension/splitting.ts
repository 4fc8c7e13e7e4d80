/** Concrete splitting under load, EN 1992-4, 7.2.1.7. */
import {
  coneArea,
  eccentricityFactors,
  edgeFactor,
  noteEdgeDistances,
  shellFactor,
  smallestDistance,
  tensionGroup,
} from '../../breakout';
import type { PulledAnchor } from '../../forces';
import { edgeDistances, smallestEdgeDistance } from '../../geometry';
import { basicCone, breakoutGroups, noteConeInputs, type CheckState } from '../../checks';
import { modeOfParts, type ModeResult, type PartCheck, type SkippedMode } from '../../mode';
import { Calculation } from '../../trail';
import { clause } from '../clause';

const AT = clause('7.2.1.7');
const NAMES = [
  's_cr_sp',
  'c_cr_sp',
  'h',
  'h_min',
  'N_Rk_c_0',
  'N_Rk_sp_0',
  'A_c_N',
  'A_c_N_0',
  'c',
  'psi_s_N',
  'psi_re_N',
  'e_N_x',
  'e_N_y',
  'psi_ec_N_x',
  'psi_ec_N_y',
  'psi_h_sp',
  'N_Rk_sp',
  'gamma_Msp',
  'N_Rd_sp',
  'N_Ed_g',
  'beta_N',
] as const;

/** Share of c_cr_sp that frees from the check: 1.0 for one anchor, 1.2 for a group. */
export function splittingEdgeLimit({ input, product }: CheckState): number {
  return (input.anchors.length === 1 ? 1 : 1.2) * product.c_cr_sp;
}

function waived(state: CheckState): SkippedMode | null {
  const { concrete, anchors } = state.input;
  const { h_min, c_cr_sp, s_cr_sp } = state.product;
  const c = smallestEdgeDistance(edgeDistances(state.pulled, concrete.outline));
  const limit = splittingEdgeLimit(state);
  const far = anchors.length === 1 ? c > limit : c >= limit * (1 - 1e-9);
  const detail = {
    required: false,
    s_cr_sp,
    c_cr_sp,
    h: concrete.h,
    h_min,
    c: Number.isFinite(c) ? c : null,
  };
  if (concrete.h >= h_min && far) return { applicable: false, reason: 'splitting_far_from_edges', detail };
  if (concrete.cracked && concrete.crackWidthLimited) {
    return { applicable: false, reason: 'splitting_crack_width_limited', detail };
  }
  return null;
}

/** psi_h_sp: thick members split later, up to a limit that follows the distance to the edge. */
function thicknessFactor(calculation: Calculation, c: number | null): void {
  const limited = 'min((h / h_min)^(2 / 3), max(1, ((h_ef + 1.5 * c) / h_min)^(2 / 3)), 2)';
  const formula = c === null ? 'min((h / h_min)^(2 / 3), 2)' : limited;
  calculation.step('psi_h_sp', formula, '', AT);
}

function checkCluster(state: CheckState, group: readonly PulledAnchor[]): PartCheck {
  const { product, input } = state;
  const { outline, h, denseReinforcement } = input.concrete;
  const calculation = new Calculation(state.words);
  const action = tensionGroup(calculation, group, AT);
  noteConeInputs(calculation, state);
  calculation.given('s_cr_sp', product.s_cr_sp, 'mm', 'anchor');
  calculation.given('c_cr_sp', product.c_cr_sp, 'mm', 'anchor');
  calculation.given('h', h, 'mm', 'concrete');
  calculation.given('h_min', product.h_min, 'mm', 'anchor');
  calculation.given('gamma_Msp', product.gamma_Msp, '', 'anchor');
  const existing = noteEdgeDistances(calculation, group, outline);
  const c = smallestDistance(calculation, existing, AT);
  basicCone(calculation, state, 'h_ef');
  if (product.N_Rk_p_0 === 0) calculation.step('N_Rk_sp_0', 'N_Rk_c_0', 'kN', AT);
  else {
    calculation.given('N_Rk_p_0', product.N_Rk_p_0, 'kN', 'anchor');
    calculation.given('psi_c', product.psi_c, '', 'anchor');
    calculation.step('N_Rk_sp_0', 'min(N_Rk_c_0, psi_c * N_Rk_p_0)', 'kN', AT);
  }
  calculation.step('A_c_N_0', 's_cr_sp^2', 'mm2', AT);
  coneArea(calculation, group, outline, existing, 's_cr_sp', AT);
  edgeFactor(calculation, c, 'c_cr_sp', AT);
  shellFactor(calculation, denseReinforcement, 'h_ef', AT);
  eccentricityFactors(calculation, 'e_N', 's_cr_sp', AT);
  thicknessFactor(calculation, c);
  const formula = 'N_Rk_sp_0 * A_c_N / A_c_N_0 * psi_s_N * psi_re_N * psi_ec_N_x * psi_ec_N_y * psi_h_sp';
  calculation.step('N_Rk_sp', formula, 'kN', AT);
  const resistance = calculation.step('N_Rd_sp', 'N_Rk_sp / gamma_Msp', 'kN', AT);
  const beta = calculation.step('beta_N', 'N_Ed_g / N_Rd_sp', '', AT);
  const anchors = group.map(({ no }) => no);
  return {
    action,
    resistance,
    beta,
    anchors,
    calculation,
    detail: calculation.pick(NAMES, { required: true, c, anchors }),
  };
}

export function splitting(state: CheckState): ModeResult {
  if (state.pulled.length === 0)
    return { applicable: false, reason: 'no_tension', detail: { required: false } };
  const skipped = waived(state);
  if (skipped) return skipped;
  const groups = breakoutGroups(state, state.pulled, state.product.s_cr_sp);
  const mode = modeOfParts(
    groups.map((group) => checkCluster(state, group)),
    'clusters',
  );
  return mode ?? { applicable: false, reason: 'no_tension' };
}
