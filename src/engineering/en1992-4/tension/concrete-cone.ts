/** Concrete cone failure, EN 1992-4, 7.2.1.4: per group of pulled anchors with spacings up to s_cr_N. */
import { tensionGroup, type PulledAnchor } from '../../breakout';
import { clusters, within } from '../../geometry';
import { modeOfParts, type ModeResult, type PartCheck } from '../../mode';
import { Calculation } from '../../trail';
import { clause } from '../clause';
import { CONE_NAMES, coneResistance } from '../cone-resistance';
import type { CheckState } from '../state';

const CONE = '7.2.1.4';
const NAMES = [
  ...CONE_NAMES,
  'e_N_x',
  'e_N_y',
  'C_Ed',
  'z',
  'psi_M_N',
  'gamma_Mc',
  'N_Rd_c',
  'N_Ed_g',
  'beta_N',
] as const;

/** Neighbours by absolute distance in both directions. */
export function near(spacing: number) {
  return (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
    within(Math.abs(a.x - b.x), spacing) && within(Math.abs(a.y - b.y), spacing);
}

/** psi_M_N of (7.7): the plate's pressure hinders the cone, if it is large and close enough and no edge is near. */
function bendingFactor(
  calculation: Calculation,
  { resultants, product }: CheckState,
  c: number | null,
): void {
  const { T, C, z } = resultants;
  const hindered =
    z !== null && z < 1.5 * product.h_ef && C >= 0.8 * T && (c === null || c >= 1.5 * product.h_ef);
  if (z !== null) {
    calculation.given('C_Ed', C, 'kN', 'forces');
    calculation.given('T_Ed_N', T, 'kN', 'forces');
    calculation.given('z', z, 'mm', 'forces');
  }
  calculation.step('psi_M_N', hindered ? 'max(1, 2 - z / (1.5 * h_ef))' : '1', '', clause(CONE, '7.7'));
}

function checkCluster(state: CheckState, group: readonly PulledAnchor[]): PartCheck {
  const calculation = new Calculation();
  const action = tensionGroup(calculation, group, clause(CONE));
  coneResistance(calculation, state, group, 'e_N', (c) => bendingFactor(calculation, state, c));
  calculation.given('gamma_Mc', state.product.gamma_Mc, '', 'anchor');
  const resistance = calculation.step('N_Rd_c', 'N_Rk_c / gamma_Mc', 'kN', clause(CONE));
  const beta = calculation.step('beta_N', 'N_Ed_g / N_Rd_c', '', clause(CONE));
  const anchors = group.map(({ no }) => no);
  const [C_Ed, z, c] = ['C_Ed', 'z', 'c'].map((symbol) => calculation.known(symbol));
  return {
    action,
    resistance,
    beta,
    anchors,
    calculation,
    detail: calculation.pick(NAMES, { C_Ed, z, c, anchors }),
  };
}

export function concreteCone(state: CheckState): ModeResult {
  const groups = clusters(state.pulled, near(state.product.s_cr_N));
  const mode = modeOfParts(
    groups.map((group) => checkCluster(state, group)),
    'clusters',
  );
  return mode ?? { applicable: false, reason: 'no_tension' };
}
