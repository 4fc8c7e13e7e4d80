/** Computes the concrete edge resistance of an anchor group, with the areas and factors of both standards. */
import type { EdgeGroup } from '@/engineering/checks/edge-actions';
import { EDGE_FORMULAS, type EdgeDistanceSymbol } from '@/engineering/checks/edge-formulas';
import type { CheckState } from '@/engineering/checks/state';
import { clusters, EDGE_AXES, largestGap, within } from '@/engineering/geometry';
import type { Calculation } from '@/engineering/trail';

export interface EdgeRules {
  /** True if anchors of a row that are more than 3 c_1 apart break out separately. */
  separateGroups: boolean;
  /** Symbol for the force by which the moment is divided to give e_V. */
  eccentricityBy: 'V_Ed_g' | 'P';
  /** Formula for psi_alpha_V as a function of alpha_V. */
  psi_alpha_V: string;
  reinforcementFactor: (state: CheckState) => number;
  /** Computes k_T, an additional factor on the resistance. Called after V_Rk_c_1 has a value. */
  pairFactor: (calculation: Calculation, state: CheckState, group: EdgeGroup) => void;
  clauses: Readonly<
    Record<
      | 'V_Rk_c'
      | 'V_Rk_c_0'
      | 'alpha'
      | 'beta'
      | 'A_c_V_0'
      | 'psi_s_V'
      | 'psi_h_V'
      | 'psi_ec_V'
      | 'psi_alpha_V',
      string
    >
  >;
}

/**
 * Records the distances from the group to the existing side edges, and returns the symbols for these
 * distances.
 */
function noteSides(calculation: Calculation, state: CheckState, group: EdgeGroup): string[] {
  const { outline } = state.input.concrete;
  const [a, b] = EDGE_AXES[group.edge].sides;
  const found: string[] = [];
  const places = group.anchors.map(({ t }) => t);
  const note = (name: string, distance: number) => {
    if (!Number.isFinite(distance)) return;
    calculation.given(name, distance, 'mm', 'layout');
    found.push(name);
  };
  note('c_2_a', Math.min(...places) - outline[a]);
  note('c_2_b', outline[b] - Math.max(...places));
  return found;
}

/**
 * Reduces c_1 for a member that is both narrow and thin (both side distances and the thickness below 1.5
 * c_1). Returns the symbol for the edge distance to use in the formulas.
 */
function reducedDistance(
  calculation: Calculation,
  sides: readonly string[],
  group: EdgeGroup,
  clause: string,
): EdgeDistanceSymbol {
  if (sides.length < 2) return 'c_1';
  const [c_1, h] = [calculation.value('c_1'), calculation.value('h')];
  const c_2 = sides.map((side) => calculation.value(side));
  const narrow = c_2.every((distance) => distance < 1.5 * c_1);
  if (!narrow || h >= 1.5 * c_1) return 'c_1';
  const s_gap = largestGap(group.anchors.map(({ t }) => t));
  if (Math.max(Math.max(...c_2) / 1.5, h / 1.5, s_gap / 3) >= c_1) return 'c_1';
  calculation.given('s_2_max', s_gap, 'mm', 'layout');
  calculation.step('c_1_used', 'max(max(c_2_a, c_2_b) / 1.5, h / 1.5, s_2_max / 3)', 'mm', clause);
  return 'c_1_used';
}

/**
 * Returns the key under which the table of breakout lengths (`l_c_V`) lists the formula for the existing
 * side edges.
 */
function sidePattern(sides: readonly string[]): 'both' | 'a' | 'b' | 'none' {
  if (sides.length === 2) return 'both';
  if (sides.length === 0) return 'none';
  return sides[0] === 'c_2_a' ? 'a' : 'b';
}

/**
 * Computes the length of the breakout body along the edge; if wide gaps divide the body, the sum of the
 * separate lengths.
 */
function breakoutLength(
  calculation: Calculation,
  { anchors }: EdgeGroup,
  { sides, c_1, clause }: { sides: readonly string[]; c_1: EdgeDistanceSymbol; clause: string },
): void {
  const reach = 1.5 * calculation.value(c_1);
  const all = anchors.map(({ t }) => t);
  if (within(largestGap(all), 2 * reach)) {
    calculation.given('s_2', Math.max(...all) - Math.min(...all), 'mm', 'layout');
    calculation.step('l_c_V', EDGE_FORMULAS[c_1].l_c_V[sidePattern(sides)], 'mm', clause);
    return;
  }
  const parts = clusters(all, (a, b) => within(Math.abs(a - b), 2 * reach));
  const from = Math.min(...all) - (calculation.known('c_2_a') ?? Infinity);
  const to = Math.max(...all) + (calculation.known('c_2_b') ?? Infinity);
  parts.forEach((places, index) => {
    const length = Math.min(to, Math.max(...places) + reach) - Math.max(from, Math.min(...places) - reach);
    calculation.given(`l_${index + 1}`, length, 'mm', 'layout');
  });
  calculation.step('l_c_V', parts.map((_, index) => `l_${index + 1}`).join(' + '), 'mm', clause);
}

/** Computes V_Rk_c_1, the resistance before the factor k_T for torsion pairs. */
export function edgeResistance(
  calculation: Calculation,
  state: CheckState,
  group: EdgeGroup,
  rules: EdgeRules,
): void {
  const { product, input, spec } = state;
  const { clauses } = rules;
  const { notation } = spec;
  const at = spec.clauses.edge;
  calculation.given('c_1', group.c_1, 'mm', 'layout');
  calculation.given('h', input.concrete.h, 'mm', 'concrete');
  calculation.given('k9', product.k9, '', 'anchor');
  calculation.given('d_nom', product.d_nom, 'mm', 'anchor');
  calculation.given('l_f', product.l_f, 'mm', 'anchor');
  calculation.given(notation.strength, product.strength, 'MPa', 'concrete');
  const sides = noteSides(calculation, state, group);
  const c_1 = reducedDistance(calculation, sides, group, at);
  calculation.assume('c_1_used', group.c_1);
  const formulas = EDGE_FORMULAS[c_1];
  calculation.step('alpha', formulas.alpha, '', clauses.alpha);
  calculation.step('beta', formulas.beta, '', clauses.beta);
  calculation.step('V_Rk_c_0', formulas.V_Rk_c_0(notation.root), 'kN', clauses.V_Rk_c_0);
  breakoutLength(calculation, group, { sides, c_1, clause: at });
  calculation.step('A_c_V', formulas.A_c_V, 'mm2', at);
  calculation.step('A_c_V_0', formulas.A_c_V_0, 'mm2', clauses.A_c_V_0);
  if (sides.length > 0) {
    calculation.step('c_2', sides.length === 1 ? sides[0] : 'min(c_2_a, c_2_b)', 'mm', at);
  }
  calculation.step('psi_s_V', sides.length > 0 ? formulas.psi_s_V : '1', '', clauses.psi_s_V);
  calculation.step('psi_h_V', formulas.psi_h_V, '', clauses.psi_h_V);
  calculation.step('psi_ec_V', formulas.psi_ec_V, '', clauses.psi_ec_V);
  calculation.step('psi_alpha_V', rules.psi_alpha_V, '', clauses.psi_alpha_V);
  calculation.given('psi_re_V', rules.reinforcementFactor(state), '', 'concrete');
  calculation.step('V_Rk_c_1', formulas.V_Rk_c, 'kN', clauses.V_Rk_c);
}
