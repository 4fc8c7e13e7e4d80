/**
 * Combined tension and shear: sums of powers of the ratios (exponents and limits: `model/combined.ts`).
 *
 * EN 1992-4, 7.2.3 and table 7.3: steel anchor by anchor, and not with lever arm, whose check (7.38) contains
 * the tension. JGJ145-2013, 6.1: steel with the largest ratios of the group; the linear sum is not in the
 * standard, but accepted as an alternative. Pull-out counts as concrete; JGJ145-2013 has no such check.
 */
import type { CheckRemarks, CheckState } from '@/engineering/checks/state';
import { leverArm } from '@/engineering/checks/steel-shear';
import { NEGLIGIBLE_FORCE } from '@/engineering/forces/loads';
import { governing, verdictOf, type CheckedModes, type ModeResult } from '@/engineering/mode/mode-result';
import { COMBINED_CHECKS, type CombinedKey } from '@/engineering/model/combined';
import type { CombinedVerdicts } from '@/engineering/model/result';

/** Values of a combined check. */
export interface Interaction {
  beta_N: number;
  beta_V: number;
  /** Sum beta_N^exponent + beta_V^exponent. */
  value: number;
  /** Numbers of the anchors whose ratios are used. */
  anchors: readonly number[];
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

interface Ratios {
  betas: readonly [tension: number, shear: number];
  anchors: readonly number[];
}

export function interaction(key: CombinedKey, { betas, anchors }: Ratios): Interaction {
  const { exponent } = COMBINED_CHECKS[key];
  const [beta_N, beta_V] = betas;
  return { beta_N, beta_V, value: beta_N ** exponent + beta_V ** exponent, anchors };
}

/** Returns the largest tension and shear ratios of the modes, and the anchors of those modes. */
function worstOf(tension: readonly ModeResult[], shear: readonly ModeResult[]): Ratios {
  const [N, V] = [tension, shear].map((modes) => governing(modes.filter((mode) => mode.applicable)));
  const anchors = [...new Set([...(N?.anchors ?? []), ...(V?.anchors ?? [])])];
  return { betas: [N?.beta ?? 0, V?.beta ?? 0], anchors: anchors.sort((a, b) => a - b) };
}

/**
 * Checks steel failure for each anchor separately (footnote to table 7.3) and returns the values of the most
 * unfavourable anchor; null if tension or shear was not checked.
 */
function steelPerAnchor(
  { sheared, pulled }: CheckState,
  { steel_tension, steel_shear }: CheckedModes,
): Interaction | null {
  if (!steel_tension.applicable || !steel_shear.applicable) return null;
  const [N_Rd_s, V_Rd_s] = [steel_tension.resistance, steel_shear.resistance];
  const perAnchor = sheared.map(({ no, V }) => {
    const N = pulled.find((anchor) => anchor.no === no)?.N ?? 0;
    const check = interaction('steel', { betas: [N / N_Rd_s, V / V_Rd_s], anchors: [no] });
    return { check, beta: check.value };
  });
  return governing(perAnchor)?.check ?? null;
}

export function combinedTensionAndShear(state: CheckState, modes: CheckedModes): CombinedResult {
  const isPulled = state.pulled.length > 0;
  if (!isPulled || state.sheared.every(({ V }) => V <= NEGLIGIBLE_FORCE)) {
    const reason = isPulled ? 'no_shear' : 'no_tension';
    const reasons = { steel: reason, concrete: reason, linear: reason };
    return { reasons, steel: null, concrete: null, linear: null };
  }
  const isEuropean = state.input.standard === 'EN1992-4';
  const isBent = isEuropean && leverArm(state.input) !== null;
  const steel = isEuropean
    ? steelPerAnchor(state, modes)
    : interaction('steel', worstOf([modes.steel_tension], [modes.steel_shear]));
  const concrete = worstOf(
    [modes.pull_out, modes.concrete_cone, modes.splitting],
    [modes.pry_out, modes.concrete_edge],
  );
  return {
    reasons: { steel: isBent ? 'lever_arm_contains_tension' : '', concrete: '', linear: '' },
    steel: isBent ? null : steel,
    concrete: interaction('concrete', concrete),
    linear: interaction('linear', concrete),
  };
}

/** Returns the verdicts on steel, and on the other modes: the power or the linear sum suffices. */
export function combinedVerdicts({ steel, concrete, linear }: CombinedResult): CombinedVerdicts {
  const ofSteel = steel === null ? 'Not applicable' : verdictOf(steel.value);
  if (concrete === null || linear === null) return { steel: ofSteel, either: 'Not applicable' };
  const isEither =
    verdictOf(concrete.value) === 'Satisfied' ||
    verdictOf(linear.value, COMBINED_CHECKS.linear.limit) === 'Satisfied';
  return { steel: ofSteel, either: isEither ? 'Satisfied' : 'Not satisfied' };
}

export const COMBINED_REMARKS: CheckRemarks = {
  assumption: [
    {
      code: 'linear_row_not_of_standard',
      at: [null, '6.1'],
      when: (_, { steel_tension, steel_shear }) => steel_tension.applicable && steel_shear.applicable,
    },
  ],
};
