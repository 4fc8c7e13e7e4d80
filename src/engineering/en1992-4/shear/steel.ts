/** Steel failure in shear, EN 1992-4, 7.2.2.3, without and with lever arm; the worse of the two is the row. */
import { NEGLIGIBLE_FORCE } from '../../forces';
import { governing, type ModeResult } from '../../mode';
import { Calculation } from '../../trail';
import { clause } from '../clause';
import type { CheckState, ShearedAnchor } from '../state';
import { leverArm, type LeverArm } from './lever-arm';

const NAMES = [
  'V_Rk_s_0',
  'k7',
  'V_Rk_s',
  'gamma_Ms_V',
  'V_Rd_s',
  'a_3',
  'e_1',
  'l_a',
  'alpha_M',
  'M_Rk_s_0',
  'N_Rd_s',
  'M_Rk_s',
  'V_Rk_s_M',
  'V_Rd_s_M',
  'V_Ed_h',
  'beta_V',
] as const;

/** Anchors that take shear. */
export function shearLoaded(sheared: readonly ShearedAnchor[]): ShearedAnchor[] {
  return sheared.filter(({ V }) => V > NEGLIGIBLE_FORCE);
}

/** V_Rd_s of one anchor without lever arm, kN (7.35). A group of one needs no group factor. */
export function steelShearResistance(calculation: Calculation, { product, sheared }: CheckState): number {
  calculation.given('V_Rk_s_0', product.V_Rk_s_0, 'kN', 'anchor');
  calculation.given('k7', shearLoaded(sheared).length === 1 ? 1 : product.k7, '', 'anchor');
  calculation.given('gamma_Ms_V', product.gamma_Ms_V, '', 'anchor');
  calculation.step('V_Rk_s', 'k7 * V_Rk_s_0', 'kN', clause('7.2.2.3.1', '7.35'));
  return calculation.step('V_Rd_s', 'V_Rk_s / gamma_Ms_V', 'kN', clause('7.2.2.3.1'));
}

function withoutLeverArm(state: CheckState, anchor: ShearedAnchor) {
  const calculation = new Calculation();
  const resistance = steelShearResistance(calculation, state);
  const action = calculation.given('V_Ed_h', anchor.V, 'kN', 'forces');
  const beta = calculation.step('beta_V', 'V_Ed_h / V_Rd_s', '', clause('7.2.2.3.1'));
  return { action, resistance, beta, anchor, calculation, lever_arm: false };
}

function withLeverArm(state: CheckState, anchor: ShearedAnchor, { restraintShare }: LeverArm) {
  const { input, product, pulled } = state;
  const calculation = new Calculation();
  const LEVER = '7.2.2.3.2';
  calculation.given('d_nom', product.d_nom, 'mm', 'anchor');
  calculation.given('e_base', input.plate.baseDistance, 'mm', 'plate');
  calculation.given('t_fix', input.plate.thickness, 'mm', 'plate');
  calculation.given('alpha_M', input.plate.degreeOfRestraint, '', 'plate');
  calculation.given('M_Rk_s_0', product.M_Rk_s_0, 'Nm', 'anchor');
  calculation.given('N_Rk_s', product.N_Rk_s, 'kN', 'anchor');
  calculation.given('gamma_Ms_N', product.gamma_Ms_N, '', 'anchor');
  calculation.given('gamma_Ms_V', product.gamma_Ms_V, '', 'anchor');
  calculation.given('N_Ed', pulled.find(({ no }) => no === anchor.no)?.N ?? 0, 'kN', 'forces');
  calculation.step('a_3', `${restraintShare} * d_nom`, 'mm', clause('6.2.2.3'));
  calculation.step('e_1', 'e_base + t_fix / 2', 'mm', clause('6.2.2.3'));
  calculation.step('l_a', 'a_3 + e_1', 'mm', clause('6.2.2.3'));
  if (product.N_Rk_s > 0) {
    calculation.step('N_Rd_s', 'N_Rk_s / gamma_Ms_N', 'kN', clause('7.2.1.3'));
    calculation.step('M_Rk_s', 'M_Rk_s_0 * max(0, 1 - N_Ed / N_Rd_s)', 'Nm', clause(LEVER, '7.38'));
  } else calculation.step('M_Rk_s', 'M_Rk_s_0', 'Nm', clause(LEVER, '7.38'));
  calculation.step('V_Rk_s_M', 'alpha_M * M_Rk_s / l_a', 'kN', clause(LEVER, '7.37'));
  const resistance = calculation.step('V_Rd_s_M', 'V_Rk_s_M / gamma_Ms_V', 'kN', clause(LEVER));
  const action = calculation.given('V_Ed_h', anchor.V, 'kN', 'forces');
  // Tension that uses up the bending resistance leaves none for shear: the ratio has no finite value.
  const beta = resistance > 0 ? calculation.step('beta_V', 'V_Ed_h / V_Rd_s_M', '', clause(LEVER)) : Infinity;
  return { action, resistance, beta, anchor, calculation, lever_arm: true };
}

export function steelShear(state: CheckState): ModeResult {
  const loaded = shearLoaded(state.sheared);
  const most = governing(loaded.map((anchor) => ({ anchor, beta: anchor.V })));
  if (!most) return { applicable: false, reason: 'no_shear' };
  const plain = withoutLeverArm(state, most.anchor);
  const arm = leverArm(state.input);
  const bent = arm && governing(loaded.map((anchor) => withLeverArm(state, anchor, arm)));
  const row = arm && bent && bent.beta > plain.beta ? bent : plain;
  return {
    applicable: true,
    action: row.action,
    resistance: row.resistance,
    beta: row.beta,
    anchors: [row.anchor.no],
    detail: {
      ...plain.calculation.pick(NAMES),
      ...bent?.calculation.pick(NAMES),
      ...row.calculation.pick(['V_Ed_h', 'beta_V']),
      V_Rk_s: plain.calculation.value('V_Rk_s'),
      V_Rd_s: plain.calculation.value('V_Rd_s'),
      lever_arm: row.lever_arm,
      stand_off: arm !== null,
      beta_V_no_lever_arm: plain.beta,
      beta_V_lever_arm: bent && Number.isFinite(bent.beta) ? bent.beta : null,
      beta_V: Number.isFinite(row.beta) ? row.beta : null,
      bending_used_up: row.beta === Infinity,
    },
    trail:
      arm === null || !row.lever_arm
        ? plain.calculation.trail
        : [...plain.calculation.trail, ...row.calculation.trail],
  };
}
