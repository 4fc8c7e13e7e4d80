/** Finds checks that are missing from a single response, independently of other results. */
import { FORCE_KINDS, MODES } from '@/api/contract/named-checks';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { acts, type RowKey } from '@/design/verdict/rows';
import { NEGLIGIBLE_FORCE, standsOff, type CheckInput } from '@/engineering';

/**
 * Combined checks represented by each of the two documented verdicts on combined load; either of the last
 * two checks is sufficient.
 */
const SUMS_OF = {
  tensionShear1: ['steel'],
  tensionShear2: ['concrete', 'linear'],
} as const satisfies Readonly<Record<string, readonly RowKey[]>>;

/**
 * Returns the combined checks that the response neither contains nor reports as not applicable although
 * tension and shear act together. With a lever arm, the steel shear check includes the tension.
 */
export function checksMissing(answer: CheckAnswerOnWire, input: CheckInput | null): RowKey[] {
  if (!acts(answer, 'tension') || !acts(answer, 'shear')) return [];
  const hasLever = answer.steel_shear?.lever_arm === true || (input !== null && standsOff(input));
  return (answer.unstated ?? [])
    .filter((verdict) => verdict !== 'tensionShear1' || !hasLever)
    .flatMap((verdict) => SUMS_OF[verdict]);
}

/**
 * Returns the rows for each kind of force that acts on anchors although the response reports all these rows
 * as not applicable.
 */
export const rowsMissing = (answer: CheckAnswerOnWire): RowKey[] =>
  FORCE_KINDS.filter(
    (kind) => !acts(answer, kind) && answer.reaction.some((anchor) => anchor[kind] > NEGLIGIBLE_FORCE),
  ).flatMap((kind) => MODES[kind]);
