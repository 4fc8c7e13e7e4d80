/**
 * Steel failure in shear, without and with lever arm; the less favourable result applies.
 *
 * EN 1992-4, 7.2.2.3.1 and 7.2.2.3.2, lever arm by 6.2.2.3: a thick mortar layer does not clamp the anchor.
 * JGJ145-2013, 6.1: a thick mortar layer clamps it.
 */
import {
  clausesOf,
  utilisation,
  type CheckRemarks,
  type CheckContext,
  type ShearAnchor,
} from '@/engineering/checks/context';
import { governing, reasonOf, type ModeResult } from '@/engineering/checks/mode-result';
import { noteSteelResistance, STEEL_TENSION } from '@/engineering/checks/steel-tension';
import { NEGLIGIBLE_FORCE } from '@/engineering/forces/loads';
import { noteTension } from '@/engineering/forces/tension-resultants';
import { type CheckInput, standsOff } from '@/engineering/model/design';
import { largestBy } from '@/engineering/model/largest-result';
import { Calculation, formula } from '@/engineering/trail/calculation';

const STEEL_SHEAR = clausesOf({
  V_Rk_s: ['7.2.2.3.1 (7.35)', '6.1'],
  V_Rd_s: ['7.2.2.3.1', '4.3.3'],
  l_a: ['6.2.2.3', '6.1'],
  M_Rk_s: ['7.2.2.3.2 (7.38)', '6.1'],
  V_Rk_s_M: ['7.2.2.3.2 (7.37)', '6.1'],
  V_Rd_s_M: ['7.2.2.3.2', '4.3.3'],
});

/** Returns the anchors that can resist shear in some direction, whether or not they are loaded. */
export function ableToShear(inShear: readonly ShearAnchor[]): ShearAnchor[] {
  return inShear.filter(({ actsX, actsY }) => actsX || actsY);
}

/**
 * Returns a_3 / d_nom of a stand-off plate: the distance from the concrete surface to the point of restraint,
 * 0 if the anchor is clamped. Returns null if the plate lies on the concrete or on a thin mortar layer,
 * without lever arm.
 */
export function leverArm(input: CheckInput): 0 | 0.5 | null {
  if (!standsOff(input)) return null;
  if (input.plate.installationPosition === 'clamped') return 0;
  return input.plate.installationPosition === 'grouted' && input.standard === 'JGJ145-2013' ? 0 : 0.5;
}

/** Checks one anchor without lever arm; k_7 counts only if several anchors can resist shear. */
function withoutLeverArm(state: CheckContext, anchor: ShearAnchor) {
  const { product, inShear } = state;
  const { gamma_Ms_V } = state.symbol;
  const at = STEEL_SHEAR[state.input.standard];
  const calculation = new Calculation(state.trail);
  calculation.given('V_Rk_s_0', product.V_Rk_s_0, 'kN', 'anchor');
  calculation.given('k7', ableToShear(inShear).length === 1 ? 1 : product.k7, '', 'anchor');
  calculation.given(gamma_Ms_V, product.gamma_Ms_V, '', 'anchor');
  calculation.step('V_Rk_s', 'k7 * V_Rk_s_0', 'kN', at.V_Rk_s);
  const resistance = calculation.step('V_Rd_s', formula`V_Rk_s / ${gamma_Ms_V}`, 'kN', at.V_Rd_s);
  const action = calculation.given('V_Ed_h', anchor.V, 'kN', 'forces');
  const beta = utilisation(calculation, state, ['beta_V', 'V_Ed_h', 'V_Rd_s'], at.V_Rd_s);
  return { action, resistance, beta, anchor, calculation, lever_arm: false };
}

/** Checks one anchor with lever arm and a_3 / d_nom; its tension reduces the bending resistance. */
function withLeverArm(state: CheckContext, anchor: ShearAnchor, restraint: 0 | 0.5) {
  const { input, product, inTension } = state;
  const { gamma_Ms_V } = state.symbol;
  const at = STEEL_SHEAR[input.standard];
  const calculation = new Calculation(state.trail);
  calculation.given('d_nom', product.d_nom, 'mm', 'anchor');
  calculation.given('e_base', input.plate.baseDistance, 'mm', 'plate');
  calculation.given('t_fix', input.plate.thickness, 'mm', 'plate');
  calculation.given('alpha_M', input.plate.degreeOfRestraint, '', 'plate');
  calculation.given('M_Rk_s_0', product.M_Rk_s_0, 'Nm', 'anchor');
  calculation.given(gamma_Ms_V, product.gamma_Ms_V, '', 'anchor');
  calculation.step('a_3', formula`${restraint} * d_nom`, 'mm', at.l_a);
  calculation.step('e_1', 'e_base + t_fix / 2', 'mm', at.l_a);
  calculation.step('l_a', 'a_3 + e_1', 'mm', at.l_a);
  const tension = inTension.find(({ no }) => no === anchor.no);
  if (tension) {
    noteTension(calculation, tension, 'N_Ed', STEEL_TENSION[input.standard].N_Ed_h);
    noteSteelResistance(calculation, state);
  }
  const bending = tension ? 'M_Rk_s_0 * max(0, 1 - N_Ed / N_Rd_s)' : 'M_Rk_s_0';
  calculation.step('M_Rk_s', bending, 'Nm', at.M_Rk_s);
  calculation.step('V_Rk_s_M', 'alpha_M * M_Rk_s / l_a', 'kN', at.V_Rk_s_M);
  const resistance = calculation.step('V_Rd_s_M', formula`V_Rk_s_M / ${gamma_Ms_V}`, 'kN', at.V_Rd_s_M);
  const action = calculation.given('V_Ed_h', anchor.V, 'kN', 'forces');
  // If the tension uses up the whole bending resistance, none remains for shear, and the ratio is infinite.
  const beta =
    resistance > 0
      ? utilisation(calculation, state, ['beta_V', 'V_Ed_h', 'V_Rd_s_M'], at.V_Rd_s_M)
      : Infinity;
  return { action, resistance, beta, anchor, calculation, lever_arm: true };
}

/** Symbols in the details, in the order of the response. */
const PLAIN = ['V_Rk_s_0', 'k7', 'V_Rk_s', 'V_Rd_s', 'V_Ed_h'];
const BENT = ['a_3', 'e_1', 'l_a', 'alpha_M', 'M_Rk_s_0', 'N_Rd_s', 'M_Rk_s', 'V_Rk_s_M', 'V_Rd_s_M'];

export function steelShear(state: CheckContext): ModeResult {
  const loaded = state.inShear.filter(({ V }) => V > NEGLIGIBLE_FORCE);
  const most = largestBy(loaded, ({ V }) => V);
  if (!most) return { applicable: false, reason: 'no_shear' };
  const plain = withoutLeverArm(state, most);
  const arm = leverArm(state.input);
  const bent = arm === null ? null : governing(loaded.map((anchor) => withLeverArm(state, anchor, arm)));
  const row = bent && bent.beta > plain.beta ? bent : plain;
  const plainTrail = plain.calculation.trail;
  return {
    applicable: true,
    action: row.action,
    resistance: row.resistance,
    beta: row.beta,
    anchors: [row.anchor.no],
    detail: {
      ...plain.calculation.pick([...PLAIN, state.symbol.gamma_Ms_V]),
      ...bent?.calculation.pick(BENT),
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

export const STEEL_SHEAR_REMARKS: CheckRemarks = {
  not_required: [
    {
      code: 'no_shear',
      at: ['7.2.2', '6.1'],
      when: (_, { steel_shear }) => reasonOf(steel_shear) === 'no_shear',
    },
  ],
  assumption: [
    { code: 'annular_gap_filled', at: ['6.2.2.2', null], when: ({ input }) => input.plate.annularGapFilled },
    {
      code: 'annular_gap_open',
      at: ['6.2.2.2', null],
      when: ({ input }, { steel_shear }) => steel_shear.applicable && !input.plate.annularGapFilled,
    },
    {
      code: 'restraint',
      at: ['6.2.2.3', '6.1'],
      when: ({ input }) => standsOff(input) && input.plate.degreeOfRestraint > 1,
      values: ({ input }) => ({ alpha_M: input.plate.degreeOfRestraint }),
    },
    {
      code: 'thin_mortar',
      at: ['6.2.2.3', '6.1'],
      when: ({ input }) => input.plate.installationPosition === 'grouted' && !standsOff(input),
      values: ({ input }) => ({ thickness: input.plate.baseDistance, limit: 0.5 * input.product.d_nom }),
    },
  ],
};
