/** Pry-out failure, EN 1992-4, 7.2.2.4: groups of shear-loaded anchors, or anchor by anchor where forces oppose. */
import {
  eccentricityFactors,
  edgeFactor,
  giveEdgeDistances,
  shellFactor,
  smallestDistance,
} from '../../breakout';
import { bisectedSquareArea, clusters } from '../../geometry';
import { modeOfParts, type ModeResult } from '../../mode';
import { Calculation } from '../../trail';
import { clause } from '../clause';
import { basicCone, CONE_NAMES, coneResistance, giveConeInputs } from '../cone-resistance';
import type { CheckState, ShearedAnchor } from '../state';
import { near } from '../tension/concrete-cone';
import { shearLoaded } from './steel';

const PRY_OUT = '7.2.2.4';
const NAMES = [
  ...CONE_NAMES,
  'e_V_x',
  'e_V_y',
  'k8',
  'V_Rk_cp',
  'gamma_Mcp',
  'V_Rd_cp',
  'V_Ed_g',
  'beta_V',
] as const;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const terms = (group: readonly ShearedAnchor[], term: (no: number) => string): string =>
  group.map(({ no }) => term(no)).join(' + ');

/** True where every force has a part along the sum of all: the group is pushed one way. */
export function pushedOneWay(group: readonly ShearedAnchor[]): boolean {
  const Rx = sum(group.map(({ Vx }) => Vx));
  const Ry = sum(group.map(({ Vy }) => Vy));
  const R = Math.hypot(Rx, Ry);
  return group.every(({ Vx, Vy, V }) => Vx * Rx + Vy * Ry > 1e-9 * V * R);
}

/** V_Rk_cp, V_Rd_cp and beta_V once N_Rk_c and V_Ed_g are known. */
function pryOutResistance(calculation: Calculation, { product }: CheckState) {
  calculation.given('k8', product.k8, '', 'anchor');
  calculation.given('gamma_Mcp', product.gamma_Mcp, '', 'anchor');
  calculation.step('V_Rk_cp', 'k8 * N_Rk_c', 'kN', clause(PRY_OUT, '7.39a'));
  const resistance = calculation.step('V_Rd_cp', 'V_Rk_cp / gamma_Mcp', 'kN', clause(PRY_OUT));
  const beta = calculation.step('beta_V', 'V_Ed_g / V_Rd_cp', '', clause(PRY_OUT));
  return { resistance, beta };
}

/** Resultant and its distance from the centroid; the eccentricities are the foot of the perpendicular on its line. */
function groupAction(calculation: Calculation, group: readonly ShearedAnchor[]): number {
  for (const { no, x, y, Vx, Vy } of group) {
    calculation.given(`V_${no}_x`, Vx, 'kN', 'forces');
    calculation.given(`V_${no}_y`, Vy, 'kN', 'forces');
    calculation.given(`x_${no}`, x, 'mm', 'layout');
    calculation.given(`y_${no}`, y, 'mm', 'layout');
  }
  const at = clause(PRY_OUT);
  const n = group.length;
  calculation.step(
    'R_x',
    terms(group, (no) => `V_${no}_x`),
    'kN',
    at,
  );
  calculation.step(
    'R_y',
    terms(group, (no) => `V_${no}_y`),
    'kN',
    at,
  );
  const action = calculation.step('V_Ed_g', 'sqrt(R_x^2 + R_y^2)', 'kN', at);
  calculation.step('x_g', `(${terms(group, (no) => `x_${no}`)}) / ${n}`, 'mm', at);
  calculation.step('y_g', `(${terms(group, (no) => `y_${no}`)}) / ${n}`, 'mm', at);
  const moment = terms(group, (no) => `(x_${no} - x_g) * V_${no}_y - (y_${no} - y_g) * V_${no}_x`);
  calculation.step('m_R', moment, 'kNmm', at);
  calculation.step('e_V_x', 'abs(m_R * R_y) / V_Ed_g^2', 'mm', at);
  calculation.step('e_V_y', 'abs(m_R * R_x) / V_Ed_g^2', 'mm', at);
  return action;
}

function checkGroup(state: CheckState, group: readonly ShearedAnchor[]) {
  const calculation = new Calculation();
  const action = groupAction(calculation, group);
  coneResistance(calculation, state, group, 'e_V', null);
  const { resistance, beta } = pryOutResistance(calculation, state);
  const anchors = group.map(({ no }) => no);
  const c = calculation.known('c');
  return {
    action,
    resistance,
    beta,
    anchors,
    calculation,
    detail: calculation.pick(NAMES, { mode: 'group', c, anchors }),
  };
}

/** One anchor alone: its square ends at the edges and half way to every other loaded anchor of its cluster. */
export function checkSingle(state: CheckState, anchor: ShearedAnchor, cluster: readonly ShearedAnchor[]) {
  const { outline, denseReinforcement } = state.input.concrete;
  const calculation = new Calculation();
  const CONE = '7.2.1.4';
  const action = calculation.given('V_Ed_g', anchor.V, 'kN', 'forces');
  giveConeInputs(calculation, state);
  const existing = giveEdgeDistances(calculation, [anchor], outline);
  const c = smallestDistance(calculation, existing, clause(CONE));
  calculation.assume('h_ef_used', state.product.h_ef);
  basicCone(calculation, 'h_ef');
  calculation.step('A_c_N_0', 's_cr_N^2', 'mm2', clause(CONE, '7.3'));
  const others = cluster.filter(({ no }) => no !== anchor.no);
  calculation.given(
    'A_c_N',
    bisectedSquareArea(anchor, others, state.product.s_cr_N, outline),
    'mm2',
    'layout',
  );
  edgeFactor(calculation, c, 'c_cr_N', clause(CONE, '7.4'));
  shellFactor(calculation, denseReinforcement, 'h_ef', clause(CONE, '7.5'));
  for (const [symbol, value] of [
    ['e_V_x', 0],
    ['e_V_y', 0],
    ['psi_ec_N_x', 1],
    ['psi_ec_N_y', 1],
  ] as const) {
    calculation.assume(symbol, value);
  }
  calculation.step('N_Rk_c', 'N_Rk_c_0 * A_c_N / A_c_N_0 * psi_s_N * psi_re_N', 'kN', clause(PRY_OUT));
  const { resistance, beta } = pryOutResistance(calculation, state);
  const anchors = [anchor.no];
  return {
    action,
    resistance,
    beta,
    anchors,
    calculation,
    detail: calculation.pick(NAMES, { mode: 'single', c, anchors }),
  };
}

export function pryOut(state: CheckState): ModeResult {
  const groups = clusters(shearLoaded(state.sheared), near(state.product.s_cr_N));
  const parts = groups.flatMap((group) =>
    pushedOneWay(group)
      ? [checkGroup(state, group)]
      : group.map((anchor) => checkSingle(state, anchor, group)),
  );
  return modeOfParts(parts, 'clusters') ?? { applicable: false, reason: 'no_shear' };
}
