/** Combined tension and shear: power sums and their verdicts, the same in both standards. */
import { finite, governing, verdictOf, type ModeResult } from '@/engineering/mode/mode-result';
import { COMBINED_CHECKS, type CombinedKey } from '@/engineering/model/combined';
import type { CombinedPart, CombinedRow, Verdict } from '@/engineering/model/result';

/** A combined check; null if it does not apply. */
export interface Interaction {
  beta_N: number;
  beta_V: number;
  /** beta_N^exponent + beta_V^exponent. */
  value: number;
  /** Numbers of the anchors to which the ratios belong. */
  anchors: readonly number[];
}

export function interaction(
  key: CombinedKey,
  [beta_N, beta_V]: readonly [number, number],
  anchors: readonly number[],
): Interaction {
  const { exponent } = COMBINED_CHECKS[key];
  return { beta_N, beta_V, value: beta_N ** exponent + beta_V ** exponent, anchors };
}

/**
 * Returns the largest ratios of the tension modes and of the shear modes, and the anchors of the modes
 * concerned.
 */
export function worstOf(
  tension: readonly ModeResult[],
  shear: readonly ModeResult[],
): { betas: readonly [number, number]; anchors: readonly number[] } {
  const [N, V] = [tension, shear].map((modes) => governing(modes.filter((mode) => mode.applicable)));
  const anchors = [...new Set([...(N?.anchors ?? []), ...(V?.anchors ?? [])])];
  return { betas: [N?.beta ?? 0, V?.beta ?? 0], anchors: anchors.sort((a, b) => a - b) };
}

export interface CombinedResult {
  /** Remark code of the reason why a row does not apply; '' if the row applies. */
  reasons: Readonly<Record<CombinedKey, string>>;
  /** Steel, exponent 2. */
  steel: Interaction | null;
  /** Other modes, exponent 1.5. */
  concrete: Interaction | null;
  /** Other modes, linear with limit 1.2. */
  linear: Interaction | null;
}

/** Returns the result without combined load; null if tension and shear both act. */
export function notCombined(pulled: boolean, sheared: boolean): CombinedResult | null {
  if (pulled && sheared) return null;
  const reason = pulled ? 'no_shear' : 'no_tension';
  const reasons = { steel: reason, concrete: reason, linear: reason };
  return { reasons, steel: null, concrete: null, linear: null };
}

/** Returns the anchors of a row, or the reason why the row does not apply. */
export function combinedPart(combined: CombinedResult, key: CombinedKey): CombinedPart {
  return { anchors: combined[key]?.anchors ?? [], reason: combined.reasons[key] };
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
    verdictOf(concrete.value) === 'Satisfied' ||
    verdictOf(linear.value, COMBINED_CHECKS.linear.limit) === 'Satisfied';
  return { first, second: either ? 'Satisfied' : 'Not satisfied' };
}

/** Returns the utilisation of the combined limit: 1 at the limit; 0 if no combined check applies. */
export function combinedUtilisation({ steel, concrete, linear }: CombinedResult): number {
  const second =
    concrete && linear ? Math.min(concrete.value, linear.value / COMBINED_CHECKS.linear.limit) : 0;
  return Math.max(steel?.value ?? 0, second);
}
