/**
 * Combined tension and shear: sums of powers of the ratios (exponents and limits: `model/combined.ts`).
 *
 * EN 1992-4, 7.2.3 and table 7.3: steel anchor by anchor, and not with lever arm, whose check (7.38) contains
 * the tension. JGJ145-2013, 6.1: steel with the largest ratios of the group; the linear sum is not in the
 * standard, but accepted as an alternative. Pull-out counts as concrete; JGJ145-2013 has no such check.
 */
import type { CheckRemarks, CheckContext } from '@/engineering/checks/context';
import { governing, verdictOf, type CheckedModes, type ModeResult } from '@/engineering/checks/mode-result';
import { leverArm } from '@/engineering/checks/steel-shear';
import { COMBINED_CHECKS, type CombinedKey } from '@/engineering/model/combined';
import { finite, largestBy } from '@/engineering/model/largest-result';
import type { CheckResult, CombinedCheck, CombinedVerdicts, Verdict } from '@/engineering/model/result';

interface Ratios {
  betas: readonly [tension: number, shear: number];
  anchors: readonly number[];
}

export const interaction = (key: CombinedKey, [beta_N, beta_V]: Ratios['betas']): number =>
  beta_N ** COMBINED_CHECKS[key].exponent + beta_V ** COMBINED_CHECKS[key].exponent;

const checkOf = (key: CombinedKey, { betas, anchors }: Ratios): CombinedCheck => ({
  key,
  beta_N: finite(betas[0]),
  beta_V: finite(betas[1]),
  value: finite(interaction(key, betas)),
  anchors,
  reason: '',
});

const skipped = (key: CombinedKey, reason: string): CombinedCheck => ({
  key,
  beta_N: null,
  beta_V: null,
  value: null,
  anchors: [],
  reason,
});

/** Returns the largest tension and shear ratios of the modes, and the anchors of those modes. */
function worstOf(tension: readonly ModeResult[], shear: readonly ModeResult[]): Ratios {
  const [N, V] = [tension, shear].map((modes) => governing(modes.filter((mode) => mode.applicable)));
  const anchors = [...new Set([...(N?.anchors ?? []), ...(V?.anchors ?? [])])];
  return { betas: [N?.beta ?? 0, V?.beta ?? 0], anchors: anchors.sort((a, b) => a - b) };
}

/** Returns the ratios of the anchor with the most unfavourable sum for steel (footnote to table 7.3). */
function worstAnchor({ inShear, inTension }: CheckContext, N_Rd_s: number, V_Rd_s: number): Ratios {
  const perAnchor = inShear.map(({ no, V }): Ratios => {
    const N = inTension.find((anchor) => anchor.no === no)?.N ?? 0;
    return { betas: [N / N_Rd_s, V / V_Rd_s], anchors: [no] };
  });
  return largestBy(perAnchor, ({ betas }) => interaction('steel', betas)) ?? perAnchor[0];
}

export function combinedTensionAndShear(state: CheckContext, modes: CheckedModes): CheckResult['combined'] {
  const { steel_tension, steel_shear, pull_out, concrete_cone, splitting, pry_out, concrete_edge } = modes;
  if (!steel_tension.applicable || !steel_shear.applicable) {
    const reason = steel_tension.applicable ? 'no_shear' : 'no_tension';
    return {
      steel: skipped('steel', reason),
      concrete: skipped('concrete', reason),
      linear: skipped('linear', reason),
    };
  }
  const isEuropean = state.input.standard === 'EN1992-4';
  const isBent = isEuropean && leverArm(state.input) !== null;
  const steel = isEuropean
    ? worstAnchor(state, steel_tension.resistance, steel_shear.resistance)
    : worstOf([steel_tension], [steel_shear]);
  const concrete = worstOf([pull_out, concrete_cone, splitting], [pry_out, concrete_edge]);
  return {
    steel: isBent ? skipped('steel', 'lever_arm_contains_tension') : checkOf('steel', steel),
    concrete: checkOf('concrete', concrete),
    linear: checkOf('linear', concrete),
  };
}

/** Returns the verdicts on steel, and on the other modes: the power or the linear sum suffices. */
export function combinedVerdicts({ steel, concrete, linear }: CheckResult['combined']): CombinedVerdicts {
  const verdict = ({ key, value, reason }: CombinedCheck): Verdict =>
    reason === '' ? verdictOf(value ?? Infinity, COMBINED_CHECKS[key].limit) : 'Not applicable';
  const either = [concrete, linear].map(verdict);
  return { steel: verdict(steel), either: either.find((one) => one === 'Satisfied') ?? either[0] };
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
