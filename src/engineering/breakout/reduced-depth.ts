/** Reduced embedment h'_ef for a group with three or more close edges. */
import { largestGap } from '@/engineering/geometry';
import type { AnchorPoint } from '@/engineering/model/design';
import type { Calculation } from '@/engineering/trail';
import type { EdgeName } from '@/quantities/edges';

/** Symbols for embedment depth, spacing and edge distance to use in the cone formulas. */
export interface ConeSymbols {
  depth: 'h_ef' | 'h_ef_used';
  spacing: 's_cr_N' | 's_cr_N_used';
  edge: 'c_cr_N' | 'c_cr_N_used';
}

const UNREDUCED: ConeSymbols = { depth: 'h_ef', spacing: 's_cr_N', edge: 'c_cr_N' };
const REDUCED: ConeSymbols = { depth: 'h_ef_used', spacing: 's_cr_N_used', edge: 'c_cr_N_used' };

/**
 * Computes the reduced `..._used` values if the reduction factor is below 1, and returns the symbols to use.
 * Call after the edge distances, h_ef, s_cr_N and c_cr_N have values.
 */
export function reducedDepth(
  calculation: Calculation,
  anchors: readonly AnchorPoint[],
  existing: readonly EdgeName[],
  clause: string,
): ConeSymbols {
  const [s_cr_N, c_cr_N] = [calculation.value('s_cr_N'), calculation.value('c_cr_N')];
  const close = existing.filter((name) => calculation.value(`c_${name}`) < c_cr_N);
  if (close.length < 3) return UNREDUCED;
  const s_gap = Math.max(largestGap(anchors.map(({ x }) => x)), largestGap(anchors.map(({ y }) => y)));
  const c_max = Math.max(...close.map((name) => calculation.value(`c_${name}`)));
  if (Math.max(c_max / c_cr_N, Math.min(s_gap, s_cr_N) / s_cr_N) >= 1) return UNREDUCED;
  calculation.given('s_gap', s_gap, 'mm', 'layout');
  calculation.step('c_max', `max(${close.map((name) => `c_${name}`).join(', ')})`, 'mm', clause);
  calculation.step('s_max', 'min(s_gap, s_cr_N)', 'mm', clause);
  calculation.step('r_ef', 'max(c_max / c_cr_N, s_max / s_cr_N)', '', clause);
  calculation.step('h_ef_used', 'r_ef * h_ef', 'mm', clause);
  calculation.step('s_cr_N_used', 'r_ef * s_cr_N', 'mm', clause);
  calculation.step('c_cr_N_used', 'r_ef * c_cr_N', 'mm', clause);
  return REDUCED;
}
