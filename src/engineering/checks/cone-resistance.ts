/** N_Rk_c of a group, used by concrete cone, splitting and pry-out of both standards. */
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

/** Names of the detail values of a cone, in the notation of the standard. */
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
 * Notes embedment, critical distances, factor and concrete strength in the trail, so that the symbols of the
 * cone formulas are defined.
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
 * Computes the basic resistance of one anchor far from edges and other anchors, kN. `depth` is the symbol of
 * the embedment used.
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
  /** Symbol of the eccentricities: `${e}_x`, `${e}_y` (mm) must be known. */
  e: 'e_N' | 'e_V';
  /** Adds psi_M_N, which it must set; without it the resistance has no such factor. */
  bendingFactor?: (c: number | null) => void;
}

/** Writes all factors into the calculation. */
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
