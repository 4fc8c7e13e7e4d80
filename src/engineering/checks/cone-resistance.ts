/**
 * Computes the group resistance N_Rk_c, used by the concrete cone, splitting and pry-out checks of both
 * standards.
 */
import {
  coneArea,
  eccentricityFactors,
  edgeFactor,
  noteEdgeDistances,
  reducedDepth,
  shellFactor,
  smallestDistance,
} from '@/engineering/breakout';
import type { CheckState, Notation } from '@/engineering/checks/state';
import type { AnchorPoint } from '@/engineering/model/design';
import { formula, type Calculation } from '@/engineering/trail';

/** Returns the symbols that the result details of a cone check contain, in the notation of the standard. */
export function coneNames({ k_cone, strength }: Notation): string[] {
  return [
    'h_ef',
    'h_ef_used',
    's_cr_N',
    's_cr_N_used',
    'c_cr_N',
    'c_cr_N_used',
    k_cone,
    strength,
    'N_Rk_c_0',
    'A_c_N',
    'A_c_N_0',
    'c',
    'psi_s_N',
    'psi_re_N',
    'psi_ec_N_x',
    'psi_ec_N_y',
    'N_Rk_c',
  ];
}

/**
 * Records embedment depth, critical distances, cone constant and concrete strength in the trail, so that the
 * cone formulas can use their symbols.
 */
export function noteConeInputs(calculation: Calculation, { product, spec }: CheckState): void {
  calculation.given('h_ef', product.h_ef, 'mm', 'anchor');
  calculation.given('s_cr_N', product.s_cr_N, 'mm', 'anchor');
  calculation.given('c_cr_N', product.c_cr_N, 'mm', 'anchor');
  calculation.given(spec.notation.k_cone, product.k_cone, '', 'anchor');
  calculation.given(spec.notation.strength, product.strength, 'MPa', 'concrete');
}

const CONE = 'N_Rk_c_0 * A_c_N / A_c_N_0 * psi_s_N * psi_re_N * psi_ec_N_x * psi_ec_N_y';
const BENT_CONE = `${CONE} * psi_M_N`;

/**
 * Computes the basic resistance in kN of one anchor that is far from edges and other anchors. `depth` is the
 * symbol for the embedment depth used.
 */
export function basicCone(calculation: Calculation, { spec }: CheckState, depth: string): number {
  const { k_cone, root } = spec.notation;
  return calculation.step(
    'N_Rk_c_0',
    formula`${k_cone} * ${root} * ${depth}^1.5 / 1000`,
    'kN',
    spec.clauses.cone.basic,
  );
}

interface ConeFactors {
  /** Prefix of the eccentricity symbols: `${e}_x` and `${e}_y` (mm) must have values. */
  e: 'e_N' | 'e_V';
  /** Computes psi_M_N; if omitted, the resistance has no factor psi_M_N. */
  bendingFactor?: (c: number | null) => void;
}

/** Computes the group's N_Rk_c in kN, with all factors, and records each step. */
export function coneResistance(
  calculation: Calculation,
  state: CheckState,
  group: readonly AnchorPoint[],
  { e, bendingFactor }: ConeFactors,
): number {
  const { outline, denseReinforcement } = state.input.concrete;
  const { cone } = state.spec.clauses;
  noteConeInputs(calculation, state);
  const existing = noteEdgeDistances(calculation, group, outline);
  const c = smallestDistance(calculation, existing, cone.general);
  const { depth, spacing, edge } = reducedDepth(calculation, group, existing, cone.reducedDepth);
  calculation.assume('h_ef_used', state.product.h_ef);
  basicCone(calculation, state, depth);
  calculation.step('A_c_N_0', formula`${spacing}^2`, 'mm2', cone.referenceArea);
  coneArea(calculation, group, { outline, existing, side: spacing, clause: cone.area });
  edgeFactor(calculation, c, edge, cone.edge);
  shellFactor(calculation, denseReinforcement, depth, cone.shell);
  eccentricityFactors(calculation, e, spacing, cone.eccentricity);
  bendingFactor?.(c);
  return calculation.step('N_Rk_c', bendingFactor ? BENT_CONE : CONE, 'kN', cone.resistance);
}
