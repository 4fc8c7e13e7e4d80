/** Checks groups of anchors in tension for concrete cone failure. */
import { tensionGroup } from '@/engineering/breakout';
import { breakoutGroups } from '@/engineering/checks/breakout-groups';
import { coneNames, coneResistance } from '@/engineering/checks/cone-resistance';
import type { CheckState } from '@/engineering/checks/state';
import { utilisation } from '@/engineering/checks/utilisation';
import type { TensionAnchor } from '@/engineering/forces';
import { modeOfParts, type ModeResult, type PartCheck } from '@/engineering/mode';
import type { DetailValue } from '@/engineering/model/result';
import { Calculation, formula } from '@/engineering/trail';

/** Computes psi_M_N. `c` is the group's smallest edge distance in mm, null without edges. */
export type BendingFactor = (calculation: Calculation, state: CheckState, c: number | null) => void;

function checkGroup(
  state: CheckState,
  group: readonly TensionAnchor[],
  bending: BendingFactor | null,
): PartCheck {
  const { notation, clauses } = state.spec;
  const { general } = clauses.cone;
  const calculation = new Calculation(state.trail);
  const action = tensionGroup(calculation, group, general);
  const factor = bending ? (c: number | null) => bending(calculation, state, c) : undefined;
  coneResistance(calculation, state, group, { e: 'e_N', bendingFactor: factor });
  calculation.given(notation.gamma_Mc, state.product.gamma_Mc, '', 'anchor');
  const resistance = calculation.step('N_Rd_c', formula`N_Rk_c / ${notation.gamma_Mc}`, 'kN', general);
  const beta = utilisation(calculation, state, ['beta_N', 'N_Ed_g', 'N_Rd_c'], general);
  const anchors = group.map(({ no }) => no);
  const [C_Ed, z, c] = ['C_Ed', 'z', 'c'].map((symbol) => calculation.known(symbol));
  const names = [
    ...coneNames(notation),
    'e_N_x',
    'e_N_y',
    'psi_M_N',
    notation.gamma_Mc,
    'N_Rd_c',
    'N_Ed_g',
    'beta_N',
  ];
  const first: Record<string, DetailValue> = bending ? { C_Ed, z, c, anchors } : { c, anchors };
  return { action, resistance, beta, anchors, calculation, detail: calculation.pick(names, first) };
}

export function concreteCone(state: CheckState, bending: BendingFactor | null): ModeResult {
  const groups = breakoutGroups(state, state.pulled, state.product.s_cr_N);
  const parts = groups.map((group) => checkGroup(state, group, bending));
  return modeOfParts(parts, 'clusters') ?? { applicable: false, reason: 'no_tension' };
}
