/**
 * Checks anchors whose shear forces act in similar directions for pry-out: one breakout body, with the
 * eccentricity of the resultant force.
 */
import { coneResistance } from '@/engineering/checks/cone-resistance';
import { pryOutNames, pryOutResistance } from '@/engineering/checks/pry-out-resistance';
import type { CheckState, ShearedAnchor } from '@/engineering/checks/state';
import type { PartCheck } from '@/engineering/mode';
import { byMembers, Calculation, meanOf, sumOf } from '@/engineering/trail';

const formulasOf = byMembers((numbers) => ({
  anchors: numbers.map((no) => ({
    Vx: `V_${no}_x`,
    Vy: `V_${no}_y`,
    x: `x_${no}`,
    y: `y_${no}`,
    m: `m_${no}`,
    moment: `((x_${no} - x_g) * V_${no}_y - (y_${no} - y_g) * V_${no}_x) / 1000`,
  })),
  R_x: sumOf(numbers, (no) => `V_${no}_x`),
  R_y: sumOf(numbers, (no) => `V_${no}_y`),
  x_g: meanOf(numbers, (no) => `x_${no}`),
  y_g: meanOf(numbers, (no) => `y_${no}`),
  m_R: sumOf(numbers, (no) => `m_${no}`),
}));

/**
 * Computes the resultant in kN and its eccentricities. e_V_x and e_V_y are the components along x and y of
 * the perpendicular from the centroid to the line of action.
 */
function groupAction(calculation: Calculation, group: readonly ShearedAnchor[], at: string): number {
  const formulas = formulasOf(group);
  group.forEach(({ x, y, Vx, Vy }, i) => {
    const symbols = formulas.anchors[i];
    calculation.given(symbols.Vx, Vx, 'kN', 'forces');
    calculation.given(symbols.Vy, Vy, 'kN', 'forces');
    calculation.given(symbols.x, x, 'mm', 'layout');
    calculation.given(symbols.y, y, 'mm', 'layout');
  });
  calculation.step('R_x', formulas.R_x, 'kN', at);
  calculation.step('R_y', formulas.R_y, 'kN', at);
  const action = calculation.step('V_Ed_g', 'sqrt(R_x^2 + R_y^2)', 'kN', at);
  calculation.step('x_g', formulas.x_g, 'mm', at);
  calculation.step('y_g', formulas.y_g, 'mm', at);
  for (const { m, moment } of formulas.anchors) calculation.step(m, moment, 'kNm', at);
  calculation.step('m_R', formulas.m_R, 'kNm', at);
  calculation.step('e_V_x', '1000 * abs(m_R * R_y) / V_Ed_g^2', 'mm', at);
  calculation.step('e_V_y', '1000 * abs(m_R * R_x) / V_Ed_g^2', 'mm', at);
  return action;
}

export function pryOutOfGroup(state: CheckState, group: readonly ShearedAnchor[]): PartCheck {
  const calculation = new Calculation(state.trail);
  const action = groupAction(calculation, group, state.spec.clauses.pryOut);
  coneResistance(calculation, state, group, { e: 'e_V' });
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
