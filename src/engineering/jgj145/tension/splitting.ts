/** Concrete splitting under load, JGJ145-2013, 6.1. */
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
import { basicCone, breakoutGroups, noteConeInputs, utilisation, type CheckState } from '../../checks';
import { edgeDistances, smallestEdgeDistance } from '../../geometry';
import { modeOfParts, type ModeResult, type PartCheck, type SkippedMode } from '../../mode';
import { Calculation } from '../../trail';
import { clause } from '../clause';

const AT = clause('6.1');
const NAMES = [
  's_cr_sp',
  'c_cr_sp',
  'h',
  'h_min',
  'N_Rk_c_0',
  'A_c_N',
  'A_c_N_0',
  'psi_s_N',
  'psi_re_N',
  'e_N_x',
  'e_N_y',
  'psi_ec_N_x',
  'psi_ec_N_y',
  'N_Rk_c',
  'psi_h_sp',
  'N_Rk_sp',
  'gamma_Rsp',
  'N_Rd_sp',
  'N_Ed_g',
  'beta_N',
];

/** Distance and thickness that free from the check. */
export function splittingLimits({ product }: CheckState): { c: number; h: number } {
  return { c: 1.5 * product.c_cr_sp, h: 2 * product.h_min };
}

function waived(state: CheckState): SkippedMode | null {
  const { concrete } = state.input;
  const limits = splittingLimits(state);
  const c = smallestEdgeDistance(edgeDistances(state.pulled, concrete.outline));
  const { s_cr_sp, c_cr_sp, h_min } = state.product;
  const detail = {
    required: false,
    s_cr_sp,
    c_cr_sp,
    h: concrete.h,
    h_min,
    c: Number.isFinite(c) ? c : null,
  };
  if (c >= limits.c * (1 - 1e-9) && concrete.h >= limits.h) {
    return { applicable: false, reason: 'splitting_far_from_edges', detail };
  }
  if (concrete.cracked && concrete.crackWidthLimited) {
    return { applicable: false, reason: 'splitting_crack_width_limited', detail };
  }
  return null;
}

function checkGroup(state: CheckState, group: readonly PulledAnchor[]): PartCheck {
  const { product, input } = state;
  const { outline, h, denseReinforcement } = input.concrete;
  const calculation = new Calculation(state.words);
  const action = tensionGroup(calculation, group, AT);
  noteConeInputs(calculation, state);
  calculation.given('s_cr_sp', product.s_cr_sp, 'mm', 'anchor');
  calculation.given('c_cr_sp', product.c_cr_sp, 'mm', 'anchor');
  calculation.given('h', h, 'mm', 'concrete');
  calculation.given('h_min', product.h_min, 'mm', 'anchor');
  calculation.given('gamma_Rsp', product.gamma_Msp, '', 'anchor');
  const existing = noteEdgeDistances(calculation, group, outline);
  const c = smallestDistance(calculation, existing, AT);
  basicCone(calculation, state, 'h_ef');
  calculation.step('A_c_N_0', 's_cr_sp^2', 'mm2', AT);
  coneArea(calculation, group, outline, existing, 's_cr_sp', AT);
  edgeFactor(calculation, c, 'c_cr_sp', AT);
  shellFactor(calculation, denseReinforcement, 'h_ef', AT);
  eccentricityFactors(calculation, 'e_N', 's_cr_sp', AT);
  const cone = 'N_Rk_c_0 * A_c_N / A_c_N_0 * psi_s_N * psi_re_N * psi_ec_N_x * psi_ec_N_y';
  calculation.step('N_Rk_c', cone, 'kN', AT);
  calculation.step('psi_h_sp', 'min((h / h_min)^(2 / 3), 1.5)', '', AT);
  calculation.step('N_Rk_sp', 'psi_h_sp * N_Rk_c', 'kN', AT);
  const resistance = calculation.step('N_Rd_sp', 'N_Rk_sp / gamma_Rsp', 'kN', AT);
  const beta = utilisation(calculation, state, ['beta_N', 'N_Ed_g', 'N_Rd_sp'], AT);
  const anchors = group.map(({ no }) => no);
  const detail = calculation.pick(NAMES, { required: true, c, anchors });
  return { action, resistance, beta, anchors, calculation, detail };
}

export function splitting(state: CheckState): ModeResult {
  if (state.pulled.length === 0)
    return { applicable: false, reason: 'no_tension', detail: { required: false } };
  const skipped = waived(state);
  if (skipped) return skipped;
  const groups = breakoutGroups(state, state.pulled, state.product.s_cr_sp);
  const parts = groups.map((group) => checkGroup(state, group));
  return modeOfParts(parts, 'clusters') ?? { applicable: false, reason: 'no_tension' };
}
