/**
 * Concrete cone failure of the anchors in tension. Splitting and pry-out use its parts.
 *
 * EN 1992-4, 7.2.1.4: anchors more than s_cr,N apart form separate groups, and pressure under the plate can
 * restrain the cone (psi_M,N). JGJ145-2013, 6.1.3 to 6.1.8: all anchors in tension are one group, and the
 * cube strength counts (from C45 on, 0.95 of it).
 */
import { clausesOf, utilisation, type CheckRemarks, type CheckContext } from '@/engineering/checks/context';
import { modeOfParts, type ModeResult, type PartCheck } from '@/engineering/checks/mode-result';
import { noteTension, type TensionAnchor } from '@/engineering/forces/tension-resultants';
import { edgeDistances } from '@/engineering/geometry/edges';
import { isRectangle, unionStrips } from '@/engineering/geometry/projected-areas';
import { groupsOf, largestGap, within } from '@/engineering/geometry/spacing-groups';
import { type AnchorPoint, hasContact } from '@/engineering/model/design';
import type { ConeOutline, DetailRecord, Strip } from '@/engineering/model/result';
import { Calculation, type OneIf, byMembers, formula, meanOf, sumOf } from '@/engineering/trail/calculation';
import { EDGE_NAMES, EDGES_ACROSS, forEachEdge, type EdgeName } from '@/quantities/edges';

const CONE = clausesOf({
  N_Ed_g: ['7.2.1.4', '6.1.3 (6.1.3-1)'],
  c: ['7.2.1.4', '6.1.3 (6.1.3-1)'],
  h_ef_used: ['7.2.1.4', '6.1'],
  N_Rk_c_0: ['7.2.1.4 (7.2)', '6.1.3'],
  A_c_N_0: ['7.2.1.4 (7.3)', '6.1.4'],
  A_c_N: ['7.2.1.4', '6.1.5'],
  psi_s_N: ['7.2.1.4 (7.4)', '6.1.6'],
  psi_re_N: ['7.2.1.4 (7.5)', '6.1.7'],
  psi_ec_N: ['7.2.1.4 (7.6)', '6.1.8'],
  psi_M_N: ['7.2.1.4 (7.7)', null],
  N_Rk_c: ['7.2.1.4 (7.1)', '6.1.3 (6.1.3-2)'],
  N_Rd_c: ['7.2.1.4', '6.1.3 (6.1.3-1)'],
});

/** Clauses of the steps that splitting has in common with the cone, by quantity. */
type ConeClauses = Readonly<Record<'A_c_N' | 'psi_s_N' | 'psi_re_N' | 'psi_ec_N', string>>;

/** N_Rk,c without psi_M,N. */
export const CONE_PRODUCT = 'N_Rk_c_0 * A_c_N / A_c_N_0 * psi_s_N * psi_re_N * psi_ec_N_x * psi_ec_N_y';
const BENT_PRODUCT = `${CONE_PRODUCT} * psi_M_N`;

const PSI_EC = { x: 'psi_ec_N_x', y: 'psi_ec_N_y' } as const;
const DISTANCE = forEachEdge((name) => `c_${name}`);

/** Symbols in the details of a cone, in the order of the response. */
export const coneDetail = ({ symbol }: CheckContext): string[] => [
  ...['h_ef', 'h_ef_used', 's_cr_N', 's_cr_N_used', 'c_cr_N', 'c_cr_N_used', symbol.k_cone, symbol.strength],
  ...['N_Rk_c_0', 'A_c_N', 'A_c_N_0', 'c', 'psi_s_N', 'psi_re_N', 'psi_ec_N_x', 'psi_ec_N_y', 'N_Rk_c'],
];

/**
 * Splits anchors into the groups that the standard checks together: EN 1992-4, anchors whose distances along
 * x and y do not exceed `spacing` (mm); JGJ145-2013, all. Returns no group without anchors.
 */
export function breakoutGroups<T extends AnchorPoint>(
  { input }: CheckContext,
  anchors: readonly T[],
  spacing: number,
): T[][] {
  if (input.standard === 'JGJ145-2013') return anchors.length > 0 ? [[...anchors]] : [];
  return groupsOf(
    anchors,
    (a, b) => within(Math.abs(a.x - b.x), spacing) && within(Math.abs(a.y - b.y), spacing),
  );
}

const tensionFormulas = byMembers((numbers) => {
  const along = (axis: 'x' | 'y') => ({
    places: numbers.map((no) => `${axis}_${no}`),
    e_N: `abs((${sumOf(numbers, (no) => `N_${no} * ${axis}_${no}`)}) / N_Ed_g - ${meanOf(numbers, (no) => `${axis}_${no}`)})`,
  });
  return {
    tensions: numbers.map((no) => `N_${no}`),
    N_Ed_g: sumOf(numbers, (no) => `N_${no}`),
    x: along('x'),
    y: along('y'),
  };
});

/** Computes the load on a group, N_Ed_g, kN, and the eccentricities e_N_x, e_N_y of its resultant, mm. */
export function noteGroupTension(
  calculation: Calculation,
  group: readonly TensionAnchor[],
  clause: string,
): number {
  const formulas = tensionFormulas(group);
  group.forEach((anchor, i) => noteTension(calculation, anchor, formulas.tensions[i], clause));
  const N_Ed_g = calculation.step('N_Ed_g', formulas.N_Ed_g, 'kN', clause);
  for (const axis of ['x', 'y'] as const) {
    const { places, e_N } = formulas[axis];
    const isInLine = group.every((anchor) => anchor[axis] === group[0][axis]);
    if (!isInLine) group.forEach((anchor, i) => calculation.given(places[i], anchor[axis], 'mm', 'layout'));
    calculation.step(`e_N_${axis}`, isInLine ? '0' : e_N, 'mm', clause);
  }
  return N_Ed_g;
}

/** Records embedment depth, characteristic distances, cone constant and concrete strength. */
export function noteConeInputs(calculation: Calculation, { product, symbol }: CheckContext): void {
  calculation.given('h_ef', product.h_ef, 'mm', 'anchor');
  calculation.given('s_cr_N', product.s_cr_N, 'mm', 'anchor');
  calculation.given('c_cr_N', product.c_cr_N, 'mm', 'anchor');
  calculation.given(symbol.k_cone, product.k_cone, '', 'anchor');
  calculation.given(symbol.strength, product.strength, 'MPa', 'concrete');
}

/** Records the distances of a group from the existing edges and computes the smallest; returns the edges. */
export function noteEdges(
  calculation: Calculation,
  { input }: CheckContext,
  group: readonly AnchorPoint[],
  clause = CONE[input.standard].c,
): EdgeName[] {
  const distances = edgeDistances(group, input.concrete.outline);
  const existing = EDGE_NAMES.filter((name) => Number.isFinite(distances[name]));
  for (const name of existing) calculation.given(DISTANCE[name], distances[name], 'mm', 'layout');
  if (existing.length > 0) calculation.step('c', smallestOf(existing), 'mm', clause);
  return existing;
}

function smallestOf(edges: readonly EdgeName[]): string {
  const [a, b, c, d] = edges.map((name) => DISTANCE[name]);
  if (edges.length === 1) return a;
  if (edges.length === 2) return formula`min(${a}, ${b})`;
  return edges.length === 3 ? formula`min(${a}, ${b}, ${c})` : formula`min(${a}, ${b}, ${c}, ${d})`;
}

/** Symbols of the depth and the characteristic distances to use: reduced ones with three close edges. */
interface ConeSize {
  depth: 'h_ef' | 'h_ef_used';
  spacing: 's_cr_N' | 's_cr_N_used' | 's_cr_sp';
  edge: 'c_cr_N' | 'c_cr_N_used' | 'c_cr_sp';
}

export const UNREDUCED: ConeSize = { depth: 'h_ef', spacing: 's_cr_N', edge: 'c_cr_N' };
const REDUCED: ConeSize = { depth: 'h_ef_used', spacing: 's_cr_N_used', edge: 'c_cr_N_used' };

/** Computes h'_ef, s'_cr,N, c'_cr,N with three edges closer than c_cr,N; returns the symbols to use. */
function noteReducedDepth(
  calculation: Calculation,
  group: readonly AnchorPoint[],
  existing: readonly EdgeName[],
  clause: string,
): ConeSize {
  const [s_cr_N, c_cr_N] = [calculation.value('s_cr_N'), calculation.value('c_cr_N')];
  const close = existing.filter((name) => calculation.value(DISTANCE[name]) < c_cr_N);
  if (close.length < 3) return UNREDUCED;
  const s_gap = Math.max(largestGap(group.map(({ x }) => x)), largestGap(group.map(({ y }) => y)));
  const c_max = Math.max(...close.map((name) => calculation.value(DISTANCE[name])));
  if (Math.max(c_max / c_cr_N, Math.min(s_gap, s_cr_N) / s_cr_N) >= 1) return UNREDUCED;
  calculation.given('s_gap', s_gap, 'mm', 'layout');
  calculation.step('c_max', `max(${close.map((name) => DISTANCE[name]).join(', ')})`, 'mm', clause);
  calculation.step('s_max', 'min(s_gap, s_cr_N)', 'mm', clause);
  calculation.step('r_ef', 'max(c_max / c_cr_N, s_max / s_cr_N)', '', clause);
  calculation.step('h_ef_used', 'r_ef * h_ef', 'mm', clause);
  calculation.step('s_cr_N_used', 'r_ef * s_cr_N', 'mm', clause);
  calculation.step('c_cr_N_used', 'r_ef * c_cr_N', 'mm', clause);
  return REDUCED;
}

/** Computes the resistance in kN of one anchor far from edges and other anchors. */
export function noteBasicCone(
  calculation: Calculation,
  { symbol, input }: CheckContext,
  depth: ConeSize['depth'],
): number {
  const at = CONE[input.standard];
  const text = formula`${symbol.k_cone} * ${symbol.root} * ${depth}^1.5 / 1000`;
  return calculation.step('N_Rk_c_0', text, 'kN', at.N_Rk_c_0);
}

/**
 * Computes A_c_N in mm²: the union of squares around the anchors, cut off at the edges, from lengths that an
 * engineer would measure. `side` is the symbol of the side of the squares. Returns the strips of an area
 * that is no rectangle.
 */
export function noteConeArea(
  calculation: Calculation,
  { input }: CheckContext,
  group: readonly AnchorPoint[],
  { existing, side, clause }: { existing: readonly EdgeName[]; side: ConeSize['spacing']; clause: string },
): Strip[] | undefined {
  const strips = unionStrips(group, calculation.value(side), input.concrete.outline);
  if (!isRectangle(strips)) {
    strips.forEach(({ width, length }, index) => {
      calculation.given(`b_${index + 1}`, width, 'mm', 'layout');
      calculation.given(`l_${index + 1}`, length, 'mm', 'layout');
    });
    const sum = strips.map((_, index) => `b_${index + 1} * l_${index + 1}`).join(' + ');
    calculation.step('A_c_N', sum || '0', 'mm2', clause);
    return strips;
  }
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
  calculation.given('s_x', extent(group.map(({ x }) => x)), 'mm', 'layout');
  calculation.given('s_y', extent(group.map(({ y }) => y)), 'mm', 'layout');
  const reach = (edge: EdgeName): string =>
    existing.includes(edge) ? formula`min(${DISTANCE[edge]}, 0.5 * ${side})` : formula`0.5 * ${side}`;
  for (const axis of ['x', 'y'] as const) {
    const [low, high] = EDGES_ACROSS[axis].map(reach);
    calculation.step(`b_${axis}`, formula`${low} + s_${axis} + ${high}`, 'mm', clause);
  }
  calculation.step('A_c_N', 'b_x * b_y', 'mm2', clause);
  return undefined;
}

interface ConeFactors {
  size: ConeSize;
  /** Prefix of the known eccentricities; null for an anchor checked alone, which has none. */
  e: 'e_N' | 'e_V' | null;
  at?: ConeClauses;
}

/** Computes psi_s_N (edges), psi_re_N (dense reinforcement) and psi_ec_N (eccentricity). */
export function noteConeFactors(
  calculation: Calculation,
  { input }: CheckContext,
  { size, e, at = CONE[input.standard] }: ConeFactors,
): void {
  const { depth, spacing, edge } = size;
  if (calculation.known('c') === null) calculation.factor('psi_s_N', '1', at.psi_s_N, 'no_edge');
  else {
    const text = formula`min(1, 0.7 + 0.3 * c / ${edge})`;
    calculation.factor('psi_s_N', text, at.psi_s_N, ['c', '≥', edge]);
  }
  if (input.concrete.denseReinforcement) {
    const text = formula`min(1, 0.5 + ${depth} / 200)`;
    calculation.factor('psi_re_N', text, at.psi_re_N, [depth, '≥', '100']);
  } else calculation.factor('psi_re_N', '1', at.psi_re_N, 'not_dense');
  for (const axis of ['x', 'y'] as const) {
    if (e) {
      const text = formula`1 / (1 + 2 * ${e}_${axis} / ${spacing})`;
      calculation.factor(PSI_EC[axis], text, at.psi_ec_N, [formula`${e}_${axis}`, '=', '0']);
    } else {
      calculation.assume(`e_V_${axis}`, 0);
      calculation.assume(PSI_EC[axis], 1);
    }
  }
}

/**
 * Computes psi_M_N: pressure under the plate restrains the cone if the compression is large, the lever arm is
 * short and no edge is near; a plate without contact exerts no pressure.
 */
function noteBending(calculation: Calculation, { input, resultants, product }: CheckContext): void {
  const at = CONE[input.standard];
  const { T, C, z } = resultants;
  if (z !== null) {
    calculation.given('C_Ed', C, 'kN', 'forces');
    calculation.given('T_Ed_N', T, 'kN', 'forces');
    calculation.given('z', z, 'mm', 'forces');
  }
  const limit = 1.5 * product.h_ef;
  const isNear = (calculation.known('c') ?? Infinity) < limit;
  if (hasContact(input) && z !== null && z < limit && C >= 0.8 * T && !isNear) {
    const far = ['z', '≥', '1.5 * h_ef'] as const;
    calculation.factor('psi_M_N', 'max(1, 2 - z / (1.5 * h_ef))', at.psi_M_N, far);
    return;
  }
  let reason: OneIf = isNear ? ['c', '<', '1.5 * h_ef'] : 'no_compression';
  if (z !== null && z >= limit) reason = ['z', '≥', '1.5 * h_ef'];
  if (z !== null && C < 0.8 * T) reason = ['C_Ed', '<', '0.8 * T_Ed_N'];
  calculation.factor('psi_M_N', '1', at.psi_M_N, reason);
}

/** Returns the body that breaks out, from the calculated values; undefined without trail. */
export function coneOutline(
  calculation: Calculation,
  group: readonly AnchorPoint[],
  { depth, spacing }: ConeSize,
  more: Pick<ConeOutline, 'strips' | 'apartFrom' | 'cracks'>,
): ConeOutline | undefined {
  if (!calculation.isNoted) return undefined;
  return {
    kind: 'cone',
    anchors: group.map(({ no }) => no),
    reach: calculation.value(spacing) / 2,
    depth: calculation.value(depth),
    spacing,
    area: calculation.value('A_c_N'),
    ...more,
  };
}

/**
 * Computes the resistance N_Rk_c of a group in kN, and returns the body that breaks out. `e` are the symbols
 * of the eccentricities, which must have values: pry-out uses those of the shear. `bends` is true if psi_M_N
 * counts.
 */
export function noteConeResistance(
  calculation: Calculation,
  state: CheckContext,
  group: readonly AnchorPoint[],
  { e, bends = false }: { e: 'e_N' | 'e_V'; bends?: boolean },
): ConeOutline | undefined {
  const at = CONE[state.input.standard];
  noteConeInputs(calculation, state);
  const existing = noteEdges(calculation, state, group);
  const size = noteReducedDepth(calculation, group, existing, at.h_ef_used);
  calculation.assume('h_ef_used', state.product.h_ef);
  noteBasicCone(calculation, state, size.depth);
  calculation.step('A_c_N_0', formula`${size.spacing}^2`, 'mm2', at.A_c_N_0);
  const area = { existing, side: size.spacing, clause: at.A_c_N };
  const strips = noteConeArea(calculation, state, group, area);
  noteConeFactors(calculation, state, { size, e });
  if (bends) noteBending(calculation, state);
  calculation.step('N_Rk_c', bends ? BENT_PRODUCT : CONE_PRODUCT, 'kN', at.N_Rk_c);
  return coneOutline(calculation, group, size, { strips });
}

function checkGroup(state: CheckContext, group: readonly TensionAnchor[]): PartCheck {
  const { gamma_Mc } = state.symbol;
  const at = CONE[state.input.standard];
  const bends = state.input.standard === 'EN1992-4';
  const calculation = new Calculation(state.trail);
  const action = noteGroupTension(calculation, group, at.N_Ed_g);
  const body = noteConeResistance(calculation, state, group, { e: 'e_N', bends });
  calculation.given(gamma_Mc, state.product.gamma_Mc, '', 'anchor');
  const resistance = calculation.step('N_Rd_c', formula`N_Rk_c / ${gamma_Mc}`, 'kN', at.N_Rd_c);
  const beta = utilisation(calculation, state, ['beta_N', 'N_Ed_g', 'N_Rd_c'], at.N_Rd_c);
  const anchors = group.map(({ no }) => no);
  const [C_Ed, z, c] = ['C_Ed', 'z', 'c'].map((symbol) => calculation.known(symbol));
  const first: DetailRecord = bends ? { C_Ed, z, c, anchors } : { c, anchors };
  const names = ['e_N_x', 'e_N_y', 'psi_M_N', gamma_Mc, 'N_Rd_c', 'N_Ed_g', 'beta_N'];
  const detail = calculation.pick([...coneDetail(state), ...names], first);
  return { action, resistance, beta, anchors, calculation, detail, body };
}

export function concreteCone(state: CheckContext): ModeResult {
  const groups = breakoutGroups(state, state.inTension, state.product.s_cr_N);
  const parts = groups.map((group) => checkGroup(state, group));
  return modeOfParts(parts, 'clusters') ?? { applicable: false, reason: 'no_tension' };
}

export const CONE_REMARKS: CheckRemarks = {
  assumption: [
    {
      code: 'dense_reinforcement',
      at: ['7.2.1.4 (7.5)', '6.1.7'],
      when: ({ input, product }) => input.concrete.denseReinforcement && product.h_ef < 100,
    },
  ],
};
