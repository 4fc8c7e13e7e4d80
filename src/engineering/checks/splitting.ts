/**
 * Checks groups of anchors in tension for concrete splitting under load, according to the standard's rules.
 */
import {
  coneArea,
  eccentricityFactors,
  edgeFactor,
  noteEdgeDistances,
  shellFactor,
  smallestDistance,
  tensionGroup,
} from '@/engineering/breakout';
import { breakoutGroups } from '@/engineering/checks/breakout-groups';
import { basicCone, noteConeInputs } from '@/engineering/checks/cone-resistance';
import type { CheckState, StandardSpec } from '@/engineering/checks/state';
import { utilisation } from '@/engineering/checks/utilisation';
import type { TensionAnchor } from '@/engineering/forces';
import { edgeDistances, smallestEdgeDistance } from '@/engineering/geometry';
import { modeOfParts, type ModeResult, type PartCheck, type SkippedMode } from '@/engineering/mode';
import { Calculation, formula } from '@/engineering/trail';

type ConeClauses = StandardSpec['clauses']['cone'];

export interface SplittingRules {
  clause: string;
  /** Clauses cited for the steps that the splitting check has in common with the cone check. */
  cone: Pick<ConeClauses, 'general' | 'referenceArea' | 'area' | 'edge' | 'shell' | 'eccentricity'>;
  /**
   * Additional symbols in the result details: the symbols in `basic` are listed between N_Rk_c_0 and A_c_N,
   * the symbols in `whole` between psi_ec_N_y and psi_h_sp.
   */
  detail: { basic: readonly string[]; whole: readonly string[] };
  /**
   * True if the edge distance `c` (mm, infinite without edges) and the member thickness are so large that
   * the check is not required.
   */
  isFar: (state: CheckState, c: number) => boolean;
  /** Records the quantities that depend only on the basic resistance. */
  noteBasic: (calculation: Calculation, state: CheckState) => void;
  /** Computes psi_h_sp and N_Rk_sp; `c` is the group's smallest edge distance in mm, null without edges. */
  noteResistance: (calculation: Calculation, c: number | null) => void;
}

function waived(state: CheckState, { isFar }: SplittingRules): SkippedMode | null {
  const { concrete } = state.input;
  const { h_min, c_cr_sp, s_cr_sp } = state.product;
  const c = smallestEdgeDistance(edgeDistances(state.pulled, concrete.outline));
  const finite = Number.isFinite(c) ? c : null;
  const detail = { required: false, s_cr_sp, c_cr_sp, h: concrete.h, h_min, c: finite };
  if (isFar(state, c)) return { applicable: false, reason: 'splitting_far_from_edges', detail };
  if (concrete.cracked && concrete.crackWidthLimited) {
    return { applicable: false, reason: 'splitting_crack_width_limited', detail };
  }
  return null;
}

const namesOf = ({ basic, whole }: SplittingRules['detail'], gamma: string): readonly string[] => [
  's_cr_sp',
  'c_cr_sp',
  'h',
  'h_min',
  'N_Rk_c_0',
  ...basic,
  'A_c_N',
  'A_c_N_0',
  'c',
  'psi_s_N',
  'psi_re_N',
  'e_N_x',
  'e_N_y',
  'psi_ec_N_x',
  'psi_ec_N_y',
  ...whole,
  'psi_h_sp',
  'N_Rk_sp',
  gamma,
  'N_Rd_sp',
  'N_Ed_g',
  'beta_N',
];

function checkGroup(state: CheckState, group: readonly TensionAnchor[], rules: SplittingRules): PartCheck {
  const { product, input, spec } = state;
  const { outline, h, denseReinforcement } = input.concrete;
  const { gamma_Msp } = spec.notation;
  const { cone } = rules;
  const at = spec.clauses.basis ?? rules.clause;
  const calculation = new Calculation(state.trail);
  const action = tensionGroup(calculation, group, cone.general);
  noteConeInputs(calculation, state);
  calculation.given('s_cr_sp', product.s_cr_sp, 'mm', 'anchor');
  calculation.given('c_cr_sp', product.c_cr_sp, 'mm', 'anchor');
  calculation.given('h', h, 'mm', 'concrete');
  calculation.given('h_min', product.h_min, 'mm', 'anchor');
  calculation.given(gamma_Msp, product.gamma_Msp, '', 'anchor');
  const existing = noteEdgeDistances(calculation, group, outline);
  const c = smallestDistance(calculation, existing, cone.general);
  basicCone(calculation, state, 'h_ef');
  rules.noteBasic(calculation, state);
  calculation.step('A_c_N_0', 's_cr_sp^2', 'mm2', cone.referenceArea);
  coneArea(calculation, group, { outline, existing, side: 's_cr_sp', clause: cone.area });
  edgeFactor(calculation, c, 'c_cr_sp', cone.edge);
  shellFactor(calculation, denseReinforcement, 'h_ef', cone.shell);
  eccentricityFactors(calculation, 'e_N', 's_cr_sp', cone.eccentricity);
  rules.noteResistance(calculation, c);
  const resistance = calculation.step('N_Rd_sp', formula`N_Rk_sp / ${gamma_Msp}`, 'kN', at);
  const beta = utilisation(calculation, state, ['beta_N', 'N_Ed_g', 'N_Rd_sp'], at);
  const anchors = group.map(({ no }) => no);
  const detail = calculation.pick(namesOf(rules.detail, gamma_Msp), { required: true, c, anchors });
  return { action, resistance, beta, anchors, calculation, detail };
}

export function splitting(state: CheckState, rules: SplittingRules): ModeResult {
  if (state.pulled.length === 0)
    return { applicable: false, reason: 'no_tension', detail: { required: false } };
  const skipped = waived(state, rules);
  if (skipped) return skipped;
  const groups = breakoutGroups(state, state.pulled, state.product.s_cr_sp);
  const parts = groups.map((group) => checkGroup(state, group, rules));
  return modeOfParts(parts, 'clusters') ?? { applicable: false, reason: 'no_tension' };
}
