/** Combined tension and shear: power sums and their verdicts, alike in both standards. */
import type { CombinedRow, Verdict } from '../model/result';
import { finite, verdictOf } from './mode-result';

/** One check of combined load; null where it does not apply. */
export interface Interaction {
  beta_N: number;
  beta_V: number;
  /** beta_N^exponent + beta_V^exponent. */
  value: number;
}

/** Limit of the linear sum. */
export const LINEAR_LIMIT = 1.2;

export function interaction(beta_N: number, beta_V: number, exponent: number): Interaction {
  return { beta_N, beta_V, value: beta_N ** exponent + beta_V ** exponent };
}

export interface CombinedResult {
  /** Steel, exponent 2. */
  steel: Interaction | null;
  /** Other modes, exponent 1.5. */
  concrete: Interaction | null;
  /** Other modes, linear with limit 1.2. */
  linear: Interaction | null;
}

export function combinedRow(check: Interaction | null): CombinedRow {
  if (check === null) return [null, null, null];
  return [finite(check.beta_N), finite(check.beta_V), finite(check.value)];
}

export function combinedVerdicts({ steel, concrete, linear }: CombinedResult): {
  first: Verdict;
  second: Verdict;
} {
  const first = steel === null ? 'Not applicable' : verdictOf(steel.value);
  if (concrete === null || linear === null) return { first, second: 'Not applicable' };
  const either =
    verdictOf(concrete.value) === 'Satisfied' || verdictOf(linear.value, LINEAR_LIMIT) === 'Satisfied';
  return { first, second: either ? 'Satisfied' : 'Not satisfied' };
}

/** Share of the combined limit that is used: 1 is the verdict's limit; 0 where nothing is combined. */
export function combinedUtilisation({ steel, concrete, linear }: CombinedResult): number {
  const second = concrete && linear ? Math.min(concrete.value, linear.value / LINEAR_LIMIT) : 0;
  return Math.max(steel?.value ?? 0, second);
}
