/**
 * Rows of a response by name (failure modes and combined checks), with verdicts corrected to agree with the
 * values of the rows.
 */
import {
  allChecksOf,
  combinedChecksOf,
  MODES,
  type CombinedCheck,
  type ForceKind,
  type ModeKey,
  type NamedCheck,
} from '@/api/contract/named-checks';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { oncePerAnswer } from '@/design/verdict/once-per-answer';
import { COMBINED_CHECKS, COMBINED_KEYS, withinLimit, type CombinedKey, type Verdict } from '@/engineering';

export type { ForceKind, ModeKey };

/** Failure modes, tension before shear as in the response. */
export const MODE_KEYS: readonly ModeKey[] = [...MODES.tension, ...MODES.shear];

/** Check for a failure mode; its verdict is corrected if it contradicts the values (see `judged`). */
export interface NamedRow extends NamedCheck {
  /** True if the server's verdict contradicts the values of the check. */
  isContradictory: boolean;
}

/**
 * Returns a check with a corrected verdict. A check above 100 % or with no resistance left is not satisfied,
 * whatever its verdict; a failing verdict is kept. A check with a utilisation above 0 always applies.
 */
function judged(check: NamedCheck): NamedRow {
  const { utilisation, verdict: word } = check;
  if (word === 'Not applicable' && !(utilisation !== null && utilisation > 0))
    return { ...check, isContradictory: false };
  const isWithin = utilisation !== null && withinLimit(utilisation, 100);
  const isContradictory = word === 'Not applicable' || isWithin !== (word === 'Satisfied');
  const verdict = isWithin ? (word === 'Not applicable' ? 'Satisfied' : word) : 'Not satisfied';
  return { ...check, verdict, isContradictory };
}

/**
 * The rows are cached: a verdict reads the response rows a dozen times, and a load list has thousands of
 * responses.
 */
export const namedRows = oncePerAnswer((answer): readonly NamedRow[] => allChecksOf(answer).map(judged));

export const rowsOf = (answer: CheckAnswerOnWire, kind: ForceKind): NamedRow[] =>
  namedRows(answer).filter((row) => row.kind === kind);

export interface NamedSum extends CombinedCheck {
  limit: number;
  verdict: Verdict;
  /**
   * True if this condition is not met but the alternative condition is, so that this condition is not
   * required.
   */
  isNotNeeded: boolean;
  /**
   * Verdict as displayed: `notNeeded` if only the alternative condition is met, `reserved` if meeting only
   * the alternative condition causes a reservation.
   */
  shown: Verdict | 'notNeeded' | 'reserved';
  /** Numbers of the anchors whose ratios the row uses; empty if the response does not contain them. */
  anchors: readonly number[];
}

/** The two combined checks of which one is sufficient (EN 1992-4, table 7.3). */
export const ALTERNATIVE_SUMS: readonly RowKey[] = ['concrete', 'linear'];

export const combinedSums = oncePerAnswer((answer): readonly NamedSum[] => {
  const { combined, tensionShear2 } = answer;
  const checks = combinedChecksOf(answer);
  const isMet = checks.some(
    ({ key, value }) =>
      ALTERNATIVE_SUMS.includes(key) && value !== null && withinLimit(value, COMBINED_CHECKS[key].limit),
  );
  const isEitherMet = isMet && tensionShear2 === 'Satisfied';
  return checks.map((check) => {
    const { key, value } = check;
    const { limit } = COMBINED_CHECKS[key];
    const sum = { ...check, limit, anchors: combined?.[key].anchors ?? [] };
    if (value === null)
      return { ...sum, verdict: 'Not applicable', isNotNeeded: false, shown: 'Not applicable' };
    const verdict: Verdict = withinLimit(value, limit) ? 'Satisfied' : 'Not satisfied';
    const isNotNeeded = verdict === 'Not satisfied' && isEitherMet && ALTERNATIVE_SUMS.includes(key);
    // JGJ145-2013 has no linear check: a design that passes only by the linear check has a reservation.
    const isReserved = answer.standard === 'JGJ145-2013' && key === 'concrete';
    const either = isReserved ? 'reserved' : 'notNeeded';
    return { ...sum, verdict, isNotNeeded, shown: isNotNeeded ? either : verdict };
  });
});

/**
 * True if the steel check fails or both other combined checks fail; a failing verdict from the server is
 * kept.
 */
export function combinedFails(answer: CheckAnswerOnWire): boolean {
  const fails = (key: RowKey) =>
    combinedSums(answer).some((sum) => sum.key === key && sum.verdict === 'Not satisfied');
  return (
    answer.tensionShear1 === 'Not satisfied' ||
    answer.tensionShear2 === 'Not satisfied' ||
    fails('steel') ||
    ALTERNATIVE_SUMS.every(fails)
  );
}

/** True if a check for this kind of force applies, that is, if the force acts on the anchors. */
export const acts = (answer: CheckAnswerOnWire, kind: ForceKind): boolean =>
  rowsOf(answer, kind).some(({ verdict }) => verdict !== 'Not applicable');

/** Name of any row: a failure mode or a combined check. */
export type RowKey = ModeKey | CombinedKey;

/** Rows in the order of the results. */
export const ROW_KEYS: readonly RowKey[] = [...MODE_KEYS, ...COMBINED_KEYS];

/** Utilisation of each applicable row in per cent; null = unbounded, no resistance left. */
export type Utilisations = Readonly<Partial<Record<RowKey, number | null>>>;

/**
 * True if a combined check is not required; the same rule as for the checks themselves, for results stored
 * as utilisations only.
 */
export function isNotNeededOf(shares: Utilisations, key: RowKey): boolean {
  const exceeds = (of: RowKey) => !withinLimit((shares[of] ?? Infinity) / 100, 1);
  return (
    ALTERNATIVE_SUMS.includes(key) &&
    exceeds(key) &&
    ALTERNATIVE_SUMS.some((other) => other in shares && !exceeds(other))
  );
}

export function utilisationsOf(answer: CheckAnswerOnWire): Utilisations {
  const modes = namedRows(answer)
    .filter(({ verdict }) => verdict !== 'Not applicable')
    .map(({ mode, utilisation }) => [mode, utilisation] as const);
  const sums = combinedSums(answer).flatMap(({ key, value, limit }) =>
    value === null ? [] : [[key, (100 * value) / limit] as const],
  );
  return Object.fromEntries([...modes, ...sums]);
}

/** True if the response contains a check of the failure mode that applies. */
export const isChecked = (answer: CheckAnswerOnWire, mode: ModeKey): boolean =>
  namedRows(answer).some((row) => row.mode === mode && row.verdict !== 'Not applicable');
