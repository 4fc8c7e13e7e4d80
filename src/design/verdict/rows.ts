/** The rows of an answer by name, and how they make the documented verdict. */
import {
  allChecksOf,
  checksOf,
  combinedChecksOf,
  MODES,
  type CombinedCheck,
  type ForceKind,
  type ModeKey,
  type NamedCheck,
} from '@/api/contract/named-checks';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { COMBINED_CHECKS, COMBINED_KEYS, withinLimit, type CombinedKey, type Verdict } from '@/engineering';

export type { ForceKind, ModeKey };

/** Tension before shear, as the answer has them. */
export const MODE_KEYS: readonly ModeKey[] = [...MODES.tension, ...MODES.shear];

/** Check of a failure mode. Its verdict is that of its values, whatever the server's word. */
export interface NamedRow extends NamedCheck {
  /** The server's word contradicts the values of the check. */
  isContradictory: boolean;
}

/**
 * A row above 100 % is not satisfied, whatever its word; a word that fails a row stands. What does not apply
 * has no share.
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

export const rowsOf = (answer: CheckAnswerOnWire, kind: ForceKind): NamedRow[] =>
  checksOf(answer, kind).map(judged);

export const namedRows = (answer: CheckAnswerOnWire): NamedRow[] => allChecksOf(answer).map(judged);

export interface NamedSum extends CombinedCheck {
  limit: number;
  verdict: Verdict;
  /** The other of two alternative conditions is met, so that this one is not needed. */
  isNotNeeded: boolean;
  /** Word shown in place of its verdict. */
  shown: Verdict | 'notNeeded' | 'reserved';
  /** Numbers of the anchors whose ratios it takes; none where the answer does not say. */
  anchors: readonly number[];
}

/** Either of these conditions is sufficient (EN 1992-4, table 7.3). */
const EITHER: readonly CombinedKey[] = ['concrete', 'linear'];

export function combinedSums(answer: CheckAnswerOnWire): NamedSum[] {
  const { combined, tensionShear2 } = answer;
  const checks = combinedChecksOf(answer);
  const isMet = checks.some(
    ({ key, value }) =>
      EITHER.includes(key) && value !== null && withinLimit(value, COMBINED_CHECKS[key].limit),
  );
  const isEitherMet = isMet && tensionShear2 === 'Satisfied';
  return checks.map((check) => {
    const { key, value } = check;
    const { limit } = COMBINED_CHECKS[key];
    const sum = { ...check, limit, anchors: combined?.[key].anchors ?? [] };
    if (value === null)
      return { ...sum, verdict: 'Not applicable', isNotNeeded: false, shown: 'Not applicable' };
    const verdict: Verdict = withinLimit(value, limit) ? 'Satisfied' : 'Not satisfied';
    const isNotNeeded = verdict === 'Not satisfied' && isEitherMet && EITHER.includes(key);
    // JGJ145-2013 has no linear sum: what holds by that alone has a reservation.
    const isReserved = answer.standard === 'JGJ145-2013' && key === 'concrete';
    const either = isReserved ? 'reserved' : 'notNeeded';
    return { ...sum, verdict, isNotNeeded, shown: isNotNeeded ? either : verdict };
  });
}

/** The combined check fails where its first row fails or both of the others do; a failing word stands. */
export function combinedFails(answer: CheckAnswerOnWire): boolean {
  const fails = (key: CombinedKey) =>
    combinedSums(answer).some((sum) => sum.key === key && sum.verdict === 'Not satisfied');
  return (
    answer.tensionShear1 === 'Not satisfied' ||
    answer.tensionShear2 === 'Not satisfied' ||
    fails('steel') ||
    EITHER.every(fails)
  );
}

/** True where some row of the kind applies: the anchors carry such a force. */
export const acts = (answer: CheckAnswerOnWire, kind: ForceKind): boolean =>
  rowsOf(answer, kind).some(({ verdict }) => verdict !== 'Not applicable');

/** Names of all rows: failure modes and combined checks. */
export type RowKey = ModeKey | CombinedKey;

/** In the order of the results. */
export const ROW_KEYS: readonly RowKey[] = [...MODE_KEYS, ...COMBINED_KEYS];

/** Per cent of each row that applies; null = unbounded, a resistance that is used up. */
export type Utilisations = Readonly<Partial<Record<RowKey, number | null>>>;

/** As of the sums themselves, where only their shares are kept. */
export function isNotNeededOf(shares: Utilisations, key: RowKey): boolean {
  const exceeds = (of: RowKey) => !withinLimit((shares[of] ?? Infinity) / 100, 1);
  const either: readonly RowKey[] = EITHER;
  return either.includes(key) && exceeds(key) && either.some((other) => other in shares && !exceeds(other));
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
