/** Pry-out of anchors that are pushed one way: one breakout body, with the eccentricity of their resultant. */
import type { PartCheck } from '../mode';
import { Calculation } from '../trail';
import { coneResistance } from './cone-resistance';
import { pryOutNames, pryOutResistance } from './pry-out-resistance';
import type { CheckState, ShearedAnchor } from './state';

const terms = (group: readonly ShearedAnchor[], term: (no: number) => string): string =>
  group.map(({ no }) => term(no)).join(' + ');

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

export function pryOutOfGroup(state: CheckState, group: readonly ShearedAnchor[]): PartCheck {
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
    detail: calculation.pick(pryOutNames(state), { mode: 'group', c, anchors }),
  };
}
