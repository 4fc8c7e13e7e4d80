/**
 * Pry-out failure: the cone of the anchors that take shear, times k_8.
 *
 * EN 1992-4, 7.2.2.4. JGJ145-2013, 6.1, which writes k_cp. In both, anchors whose shear forces form angles of
 * less than 90° with each other break out together; otherwise each anchor is checked alone, its square cut
 * off halfway to the others (7.2.2.4(4)). With slotted holes, the forces along x and y may be resisted by
 * different anchors: each force is then checked with the anchors that resist it, because an anchor must not
 * add its area to the resistance against a force that it does not carry. The standards are silent on that.
 */
import {
  breakoutGroups,
  coneDetail,
  coneOutline,
  noteBasicCone,
  noteConeFactors,
  noteConeInputs,
  noteConeResistance,
  noteEdges,
  UNREDUCED,
} from '@/engineering/checks/concrete-cone';
import {
  clausesOf,
  utilisation,
  type CheckRemarks,
  type CheckContext,
  type ShearAnchor,
} from '@/engineering/checks/context';
import { joinDirections } from '@/engineering/checks/join-directions';
import { governing, modeOfParts, type ModeResult, type PartCheck } from '@/engineering/checks/mode-result';
import { ableToShear } from '@/engineering/checks/steel-shear';
import { NEGLIGIBLE_FORCE } from '@/engineering/forces/loads';
import { squareAreaInHalfPlane } from '@/engineering/geometry/projected-areas';
import type { DetailRecord } from '@/engineering/model/result';
import { Calculation, byMembers, formula, meanOf, sumOf } from '@/engineering/trail/calculation';

const PRY_OUT = clausesOf({
  V_Ed_g: ['7.2.2.4', '6.1'],
  A_c_N_0: ['7.2.1.4 (7.3)', '6.1.4'],
  N_Rk_c: ['7.2.2.4', '6.1'],
  V_Rk_cp: ['7.2.2.4 (7.39a)', '6.1'],
  V_Rd_cp: ['7.2.2.4', '4.3.3'],
});

const groupFormulas = byMembers((numbers) => ({
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
 * Computes the resultant V_Ed_g of a group in kN, and e_V_x, e_V_y in mm: the components of the perpendicular
 * from the centroid to its line of action.
 */
function noteGroupShear(calculation: Calculation, group: readonly ShearAnchor[], clause: string): number {
  const formulas = groupFormulas(group);
  group.forEach(({ x, y, Vx, Vy }, i) => {
    const symbols = formulas.anchors[i];
    calculation.given(symbols.Vx, Vx, 'kN', 'forces');
    calculation.given(symbols.Vy, Vy, 'kN', 'forces');
    calculation.given(symbols.x, x, 'mm', 'layout');
    calculation.given(symbols.y, y, 'mm', 'layout');
  });
  calculation.step('R_x', formulas.R_x, 'kN', clause);
  calculation.step('R_y', formulas.R_y, 'kN', clause);
  const action = calculation.step('V_Ed_g', 'sqrt(R_x^2 + R_y^2)', 'kN', clause);
  calculation.step('x_g', formulas.x_g, 'mm', clause);
  calculation.step('y_g', formulas.y_g, 'mm', clause);
  for (const { m, moment } of formulas.anchors) calculation.step(m, moment, 'kNm', clause);
  calculation.step('m_R', formulas.m_R, 'kNm', clause);
  calculation.step('e_V_x', '1000 * abs(m_R * R_y) / V_Ed_g^2', 'mm', clause);
  calculation.step('e_V_y', '1000 * abs(m_R * R_x) / V_Ed_g^2', 'mm', clause);
  return action;
}

/** Computes V_Rk_cp, V_Rd_cp and beta_V from N_Rk_c and V_Ed_g; the details begin with `first`. */
function noteResistance(
  calculation: Calculation,
  state: CheckContext,
  first: DetailRecord & { anchors: readonly number[] },
): Omit<PartCheck, 'action'> & { calculation: Calculation } {
  const { k8, gamma_Mcp } = state.symbol;
  const at = PRY_OUT[state.input.standard];
  calculation.given(k8, state.product.k8, '', 'anchor');
  calculation.given(gamma_Mcp, state.product.gamma_Mcp, '', 'anchor');
  calculation.step('V_Rk_cp', formula`${k8} * N_Rk_c`, 'kN', at.V_Rk_cp);
  const resistance = calculation.step('V_Rd_cp', formula`V_Rk_cp / ${gamma_Mcp}`, 'kN', at.V_Rd_cp);
  const beta = utilisation(calculation, state, ['beta_V', 'V_Ed_g', 'V_Rd_cp'], at.V_Rd_cp);
  const names = ['e_V_x', 'e_V_y', k8, 'V_Rk_cp', gamma_Mcp, 'V_Rd_cp', 'V_Ed_g', 'beta_V'];
  const detail = calculation.pick([...coneDetail(state), ...names], first);
  return { resistance, beta, anchors: first.anchors, calculation, detail };
}

/** Checks anchors with forces in similar directions: one body, with the resultant's eccentricity. */
function checkGroup(state: CheckContext, group: readonly ShearAnchor[]): PartCheck {
  const at = PRY_OUT[state.input.standard];
  const calculation = new Calculation(state.trail);
  const action = noteGroupShear(calculation, group, at.V_Ed_g);
  const body = noteConeResistance(calculation, state, group, { e: 'e_V' });
  const anchors = group.map(({ no }) => no);
  const first = { mode: 'group', c: calculation.known('c'), anchors };
  return { action, body, ...noteResistance(calculation, state, first) };
}

/**
 * Checks one anchor under the shear `V` (kN). The square around the anchor is cut off at the edges and
 * halfway to every other anchor of its group that can resist shear.
 */
function checkSingle(
  state: CheckContext,
  anchor: ShearAnchor,
  group: readonly ShearAnchor[],
  V: number,
): PartCheck & { calculation: Calculation } {
  const at = PRY_OUT[state.input.standard];
  const { s_cr_N, h_ef } = state.product;
  const calculation = new Calculation(state.trail);
  const action = calculation.given('V_Ed_g', V, 'kN', 'forces');
  noteConeInputs(calculation, state);
  noteEdges(calculation, state, [anchor]);
  calculation.assume('h_ef_used', h_ef);
  noteBasicCone(calculation, state, 'h_ef');
  calculation.step('A_c_N_0', 's_cr_N^2', 'mm2', at.A_c_N_0);
  const others = group.filter(({ no }) => no !== anchor.no);
  const area = squareAreaInHalfPlane(anchor, others, s_cr_N, state.input.concrete.outline);
  calculation.given('A_c_N', area, 'mm2', 'layout');
  noteConeFactors(calculation, state, { size: UNREDUCED, e: null });
  calculation.step('N_Rk_c', 'N_Rk_c_0 * A_c_N / A_c_N_0 * psi_s_N * psi_re_N', 'kN', at.N_Rk_c);
  const numbers = group.map(({ no }) => no);
  const body = coneOutline(calculation, [anchor], UNREDUCED, { apartFrom: numbers });
  const first = { mode: 'single', c: calculation.known('c'), anchors: [anchor.no], group: numbers };
  return { action, body, ...noteResistance(calculation, state, first) };
}

/** Returns groups by slots and positions only: a very small force must not change a group. */
function groupsOf(state: CheckContext): ShearAnchor[][] {
  return breakoutGroups(state, ableToShear(state.inShear), state.product.s_cr_N);
}

/** True if every two anchors have shear forces with an angle of less than 90° between them. */
function pushedOneWay(group: readonly ShearAnchor[]): boolean {
  return group.every((a, i) => group.slice(i + 1).every((b) => a.Vx * b.Vx + a.Vy * b.Vy > 1e-9 * a.V * b.V));
}

const withoutSlots = (group: readonly ShearAnchor[]): boolean =>
  group.every(({ actsX, actsY }) => actsX && actsY);

function checkTogether(state: CheckContext, group: readonly ShearAnchor[]): PartCheck[] {
  const loaded = group.filter(({ V }) => V > NEGLIGIBLE_FORCE);
  if (loaded.length === 0) return [];
  if (pushedOneWay(group)) return [checkGroup(state, group)];
  return loaded.map((anchor) => checkSingle(state, anchor, group, anchor.V));
}

/**
 * Checks the force along one axis without torsion; the anchors that resist the force share it equally.
 * Returns the most unfavourable group; null if there is no force or no anchor in the group resists it.
 */
function alongAxis(state: CheckContext, group: readonly ShearAnchor[], axis: 'x' | 'y'): PartCheck | null {
  const acts = axis === 'x' ? 'actsX' : 'actsY';
  const force = axis === 'x' ? state.Vx : state.Vy;
  const sharing = state.inShear.filter((anchor) => anchor[acts]).length;
  if (Math.abs(force) <= NEGLIGIBLE_FORCE) return null;
  const share = force / sharing;
  const own = group
    .filter((anchor) => anchor[acts])
    .map((anchor): ShearAnchor => ({
      ...anchor,
      Vx: axis === 'x' ? share : 0,
      Vy: axis === 'y' ? share : 0,
      V: Math.abs(share),
    }));
  const groups = breakoutGroups(state, own, state.product.s_cr_N);
  return governing(groups.map((part) => checkGroup(state, part))) ?? null;
}

/** Checks each anchor under its torsion force alone; returns the worst, or null without torsion. */
function underTorsion(state: CheckContext, group: readonly ShearAnchor[]): PartCheck | null {
  const parts = group.flatMap((anchor) => {
    const V = Math.hypot(anchor.torsionX, anchor.torsionY);
    return V > NEGLIGIBLE_FORCE ? [checkSingle(state, anchor, group, V)] : [];
  });
  return governing(parts) ?? null;
}

function checkByDirection(state: CheckContext, group: readonly ShearAnchor[]): PartCheck[] {
  const joined = joinDirections(
    state,
    {
      squared: { x: alongAxis(state, group, 'x'), y: alongAxis(state, group, 'y') },
      added: { t: underTorsion(state, group) },
      resistance: 'V_Rd_cp',
      clause: PRY_OUT[state.input.standard].V_Ed_g,
    },
    { anchors: group.map(({ no }) => no) },
  );
  return joined ? [joined] : [];
}

export function pryOut(state: CheckContext): ModeResult {
  const parts = groupsOf(state).flatMap((group) =>
    withoutSlots(group) ? checkTogether(state, group) : checkByDirection(state, group),
  );
  return modeOfParts(parts, 'clusters') ?? { applicable: false, reason: 'no_shear' };
}

/** Computes V_Rk_cp of a single anchor, kN; the other anchors of its group limit its area. */
export function pryOutAlone(state: CheckContext, anchor: ShearAnchor): number {
  const group = groupsOf(state).find((members) => members.some(({ no }) => no === anchor.no)) ?? [anchor];
  return checkSingle(state, anchor, group, anchor.V).calculation.value('V_Rk_cp');
}

export const PRY_OUT_REMARKS: CheckRemarks = {
  assumption: [
    {
      code: 'pry_out_alone',
      at: ['7.2.2.4', '6.1'],
      // Checking at least one group together, without slotted holes, would be unsafe.
      when: (state) =>
        groupsOf(state).some(
          (group) =>
            group.length > 1 &&
            withoutSlots(group) &&
            group.some(({ V }) => V > NEGLIGIBLE_FORCE) &&
            !pushedOneWay(group),
        ),
    },
  ],
};
