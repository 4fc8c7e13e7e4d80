/** Checks steel failure in shear, with and without a lever arm; the less favourable result applies. */
import type { CheckState, LeverArm, ShearedAnchor } from '@/engineering/checks/state';
import { utilisation } from '@/engineering/checks/utilisation';
import { noteTension, NEGLIGIBLE_FORCE } from '@/engineering/forces';
import { governing, type ModeResult } from '@/engineering/mode';
import { largestBy } from '@/engineering/model/largest';
import { Calculation, formula } from '@/engineering/trail';

/** Returns the anchors that carry shear. */
function shearLoaded(sheared: readonly ShearedAnchor[]): ShearedAnchor[] {
  return sheared.filter(({ V }) => V > NEGLIGIBLE_FORCE);
}

/** Returns the anchors that can resist shear in some direction, whether or not they are loaded. */
export function ableToShear(sheared: readonly ShearedAnchor[]): ShearedAnchor[] {
  return sheared.filter(({ actsX, actsY }) => actsX || actsY);
}

/**
 * Checks a single anchor without a lever arm. The ductility factor k_7 for groups applies only if more than
 * one anchor can resist shear.
 */
function withoutLeverArm(state: CheckState, anchor: ShearedAnchor) {
  const { product, sheared, spec } = state;
  const { gamma_Ms_V } = spec.notation;
  const calculation = new Calculation(state.trail);
  calculation.given('V_Rk_s_0', product.V_Rk_s_0, 'kN', 'anchor');
  calculation.given('k7', ableToShear(sheared).length === 1 ? 1 : product.k7, '', 'anchor');
  calculation.given(gamma_Ms_V, product.gamma_Ms_V, '', 'anchor');
  calculation.step('V_Rk_s', 'k7 * V_Rk_s_0', 'kN', spec.clauses.steelShearGroup);
  const at = spec.clauses.basis ?? spec.clauses.steelShear;
  const resistance = calculation.step('V_Rd_s', formula`V_Rk_s / ${gamma_Ms_V}`, 'kN', at);
  const action = calculation.given('V_Ed_h', anchor.V, 'kN', 'forces');
  const beta = utilisation(calculation, state, ['beta_V', 'V_Ed_h', 'V_Rd_s'], at);
  return { action, resistance, beta, anchor, calculation, lever_arm: false };
}

function withLeverArm(state: CheckState, anchor: ShearedAnchor, { restraintShare }: LeverArm) {
  const { input, product, pulled, spec } = state;
  const { gamma_Ms_N, gamma_Ms_V } = spec.notation;
  const { leverArm, leverArmLength, leverArmMoment, leverArmResistance, steelTension } = spec.clauses;
  const at = spec.clauses.basis ?? leverArm;
  const calculation = new Calculation(state.trail);
  calculation.given('d_nom', product.d_nom, 'mm', 'anchor');
  calculation.given('e_base', input.plate.baseDistance, 'mm', 'plate');
  calculation.given('t_fix', input.plate.thickness, 'mm', 'plate');
  calculation.given('alpha_M', input.plate.degreeOfRestraint, '', 'plate');
  calculation.given('M_Rk_s_0', product.M_Rk_s_0, 'Nm', 'anchor');
  calculation.given(gamma_Ms_V, product.gamma_Ms_V, '', 'anchor');
  calculation.step('a_3', formula`${restraintShare} * d_nom`, 'mm', leverArmLength);
  calculation.step('e_1', 'e_base + t_fix / 2', 'mm', leverArmLength);
  calculation.step('l_a', 'a_3 + e_1', 'mm', leverArmLength);
  const tension = pulled.find(({ no }) => no === anchor.no);
  if (tension) {
    noteTension(calculation, tension, 'N_Ed', spec.clauses.forces);
    calculation.given('N_Rk_s', product.N_Rk_s, 'kN', 'anchor');
    calculation.given(gamma_Ms_N, product.gamma_Ms_N, '', 'anchor');
    calculation.step('N_Rd_s', formula`N_Rk_s / ${gamma_Ms_N}`, 'kN', steelTension);
    calculation.step('M_Rk_s', 'M_Rk_s_0 * max(0, 1 - N_Ed / N_Rd_s)', 'Nm', leverArmMoment);
  } else calculation.step('M_Rk_s', 'M_Rk_s_0', 'Nm', leverArmMoment);
  calculation.step('V_Rk_s_M', 'alpha_M * M_Rk_s / l_a', 'kN', leverArmResistance);
  const resistance = calculation.step('V_Rd_s_M', formula`V_Rk_s_M / ${gamma_Ms_V}`, 'kN', at);
  const action = calculation.given('V_Ed_h', anchor.V, 'kN', 'forces');
  // If the tension uses up the whole bending resistance, no resistance remains for shear, and the ratio is
  // infinite.
  const beta =
    resistance > 0 ? utilisation(calculation, state, ['beta_V', 'V_Ed_h', 'V_Rd_s_M'], at) : Infinity;
  return { action, resistance, beta, anchor, calculation, lever_arm: true };
}

const PLAIN_NAMES = ['V_Rk_s_0', 'k7', 'V_Rk_s', 'V_Rd_s', 'V_Ed_h'];
const LEVER_NAMES = ['a_3', 'e_1', 'l_a', 'alpha_M', 'M_Rk_s_0', 'N_Rd_s', 'M_Rk_s', 'V_Rk_s_M', 'V_Rd_s_M'];

export function steelShear(state: CheckState): ModeResult {
  const loaded = shearLoaded(state.sheared);
  const most = largestBy(loaded, ({ V }) => V);
  if (!most) return { applicable: false, reason: 'no_shear' };
  const plain = withoutLeverArm(state, most);
  const arm = state.spec.leverArm(state.input);
  const bent = arm && governing(loaded.map((anchor) => withLeverArm(state, anchor, arm)));
  const row = bent && bent.beta > plain.beta ? bent : plain;
  const plainTrail = plain.calculation.trail;
  return {
    applicable: true,
    action: row.action,
    resistance: row.resistance,
    beta: row.beta,
    anchors: [row.anchor.no],
    detail: {
      ...plain.calculation.pick([...PLAIN_NAMES, state.spec.notation.gamma_Ms_V]),
      ...bent?.calculation.pick(LEVER_NAMES),
      V_Ed_h: row.action,
      beta_V: Number.isFinite(row.beta) ? row.beta : null,
      lever_arm: row.lever_arm,
      stand_off: arm !== null,
      beta_V_no_lever_arm: plain.beta,
      beta_V_lever_arm: bent && Number.isFinite(bent.beta) ? bent.beta : null,
      bending_used_up: row.beta === Infinity,
    },
    trail: row.lever_arm ? [...plainTrail, ...row.calculation.trail] : plainTrail,
  };
}
