/** Pry-out failure: groups of shear-loaded anchors, or anchor by anchor where forces oppose one another. */
import { edgeFactor, giveEdgeDistances, shellFactor, smallestDistance } from '../breakout';
import { bisectedSquareArea } from '../geometry';
import { modeOfParts, type ModeResult } from '../mode';
import { Calculation } from '../trail';
import { basicCone, coneNames, coneResistance, giveConeInputs } from './cone-resistance';
import { breakoutGroups } from './breakout-groups';
import type { CheckState, ShearedAnchor } from './state';
import { shearLoaded } from './steel-shear';
import { utilisation } from './utilisation';

function names({ spec }: CheckState): string[] {
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

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const terms = (group: readonly ShearedAnchor[], term: (no: number) => string): string =>
  group.map(({ no }) => term(no)).join(' + ');

/** True where every force has a part along the sum of all: the group is pushed one way. */
function pushedOneWay(group: readonly ShearedAnchor[]): boolean {
  const Rx = sum(group.map(({ Vx }) => Vx));
  const Ry = sum(group.map(({ Vy }) => Vy));
  const R = Math.hypot(Rx, Ry);
  return group.every(({ Vx, Vy, V }) => Vx * Rx + Vy * Ry > 1e-9 * V * R);
}

/** V_Rk_cp, V_Rd_cp and beta_V once N_Rk_c and V_Ed_g are known. */
function pryOutResistance(calculation: Calculation, state: CheckState) {
  const { k8, gamma_Mcp } = state.spec.notation;
  const { pryOut: at, pryOutResistance: equation } = state.spec.clauses;
  calculation.given(k8, state.product.k8, '', 'anchor');
  calculation.given(gamma_Mcp, state.product.gamma_Mcp, '', 'anchor');
  calculation.step('V_Rk_cp', `${k8} * N_Rk_c`, 'kN', equation);
  const resistance = calculation.step('V_Rd_cp', `V_Rk_cp / ${gamma_Mcp}`, 'kN', at);
  const beta = utilisation(calculation, state, ['beta_V', 'V_Ed_g', 'V_Rd_cp'], at);
  return { resistance, beta };
}

/** Resultant and its distance from the centroid; the eccentricities are the foot of the perpendicular on its line. */
function groupAction(calculation: Calculation, group: readonly ShearedAnchor[], at: string): number {
  for (const { no, x, y, Vx, Vy } of group) {
    calculation.given(`V_${no}_x`, Vx, 'kN', 'forces');
    calculation.given(`V_${no}_y`, Vy, 'kN', 'forces');
    calculation.given(`x_${no}`, x, 'mm', 'layout');
    calculation.given(`y_${no}`, y, 'mm', 'layout');
  }
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
  const action = groupAction(calculation, group, state.spec.clauses.pryOut);
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
    detail: calculation.pick(names(state), { mode: 'group', c, anchors }),
  };
}

/** One anchor alone: its square ends at the edges and half way to every other loaded anchor of its cluster. */
export function checkSingle(state: CheckState, anchor: ShearedAnchor, cluster: readonly ShearedAnchor[]) {
  const { outline, denseReinforcement } = state.input.concrete;
  const calculation = new Calculation();
  const { cone, pryOut: at } = state.spec.clauses;
  const action = calculation.given('V_Ed_g', anchor.V, 'kN', 'forces');
  giveConeInputs(calculation, state);
  const existing = giveEdgeDistances(calculation, [anchor], outline);
  const c = smallestDistance(calculation, existing, cone.general);
  calculation.assume('h_ef_used', state.product.h_ef);
  basicCone(calculation, state, 'h_ef');
  calculation.step('A_c_N_0', 's_cr_N^2', 'mm2', cone.referenceArea);
  const others = cluster.filter(({ no }) => no !== anchor.no);
  calculation.given(
    'A_c_N',
    bisectedSquareArea(anchor, others, state.product.s_cr_N, outline),
    'mm2',
    'layout',
  );
  edgeFactor(calculation, c, 'c_cr_N', cone.edge);
  shellFactor(calculation, denseReinforcement, 'h_ef', cone.shell);
  for (const [symbol, value] of [
    ['e_V_x', 0],
    ['e_V_y', 0],
    ['psi_ec_N_x', 1],
    ['psi_ec_N_y', 1],
  ] as const) {
    calculation.assume(symbol, value);
  }
  calculation.step('N_Rk_c', 'N_Rk_c_0 * A_c_N / A_c_N_0 * psi_s_N * psi_re_N', 'kN', at);
  const { resistance, beta } = pryOutResistance(calculation, state);
  const anchors = [anchor.no];
  return {
    action,
    resistance,
    beta,
    anchors,
    calculation,
    detail: calculation.pick(names(state), { mode: 'single', c, anchors }),
  };
}

export function pryOut(state: CheckState): ModeResult {
  const groups = breakoutGroups(state, shearLoaded(state.sheared), state.product.s_cr_N);
  const parts = groups.flatMap((group) =>
    pushedOneWay(group)
      ? [checkGroup(state, group)]
      : group.map((anchor) => checkSingle(state, anchor, group)),
  );
  return modeOfParts(parts, 'clusters') ?? { applicable: false, reason: 'no_shear' };
}
