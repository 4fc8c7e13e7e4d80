/**
 * Combined tension and shear: sums of powers of the ratios, and their verdicts; the same in both standards.
 */
import { finite, governing, verdictOf, type ModeResult } from '@/engineering/mode/mode-result';
import { COMBINED_CHECKS, type CombinedKey } from '@/engineering/model/combined';
import type { CombinedCheck, CombinedVerdicts } from '@/engineering/model/result';

/** Values of a combined check. */
export interface Interaction {
  beta_N: number;
  beta_V: number;
  /** Sum beta_N^exponent + beta_V^exponent. */
  value: number;
  /** Numbers of the anchors whose ratios are used. */
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
 * Returns the largest tension ratio and the largest shear ratio of the given modes, and the anchors of the
 * governing modes.
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
  /** Remark code explaining why a combined check does not apply; '' if it applies. */
  reasons: Readonly<Record<CombinedKey, string>>;
  /** Steel failure, exponent 2; null if the check does not apply. */
  steel: Interaction | null;
  /** Other failure modes, exponent 1.5; null if the check does not apply. */
  concrete: Interaction | null;
  /** Other failure modes, linear with limit 1.2; null if the check does not apply. */
  linear: Interaction | null;
}

/** Returns the combined result for a design without tension or without shear; null if both act. */
export function notCombined(pulled: boolean, sheared: boolean): CombinedResult | null {
  if (pulled && sheared) return null;
  const reason = pulled ? 'no_shear' : 'no_tension';
  const reasons = { steel: reason, concrete: reason, linear: reason };
  return { reasons, steel: null, concrete: null, linear: null };
}

export function combinedCheck({ reasons, ...checks }: CombinedResult, key: CombinedKey): CombinedCheck {
  const check = checks[key];
  const values =
    check === null
      ? { beta_N: null, beta_V: null, value: null }
      : { beta_N: finite(check.beta_N), beta_V: finite(check.beta_V), value: finite(check.value) };
  return { key, ...values, anchors: check?.anchors ?? [], reason: reasons[key] };
}

export function combinedVerdicts({ steel, concrete, linear }: CombinedResult): CombinedVerdicts {
  const ofSteel = steel === null ? 'Not applicable' : verdictOf(steel.value);
  if (concrete === null || linear === null) return { steel: ofSteel, either: 'Not applicable' };
  const isEither =
    verdictOf(concrete.value) === 'Satisfied' ||
    verdictOf(linear.value, COMBINED_CHECKS.linear.limit) === 'Satisfied';
  return { steel: ofSteel, either: isEither ? 'Satisfied' : 'Not satisfied' };
}
