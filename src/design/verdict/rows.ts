/** The rows of an answer by name, and how they make the documented verdict. */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import {
  COMBINED_CHECKS,
  COMBINED_KEYS,
  withinLimit,
  type CombinedKey,
  type CombinedRow,
  type SummaryRow,
  type Verdict,
} from '@/engineering';

export const MODES = {
  tension: ['steel_tension', 'pull_out', 'concrete_cone', 'splitting'],
  shear: ['steel_shear', 'pry_out', 'concrete_edge'],
} as const;

export type ForceKind = keyof typeof MODES;
export type ModeKey = (typeof MODES)[ForceKind][number];

/** Tension before shear, as the answer has them. */
export const MODE_KEYS: readonly ModeKey[] = [...MODES.tension, ...MODES.shear];

export const FORCE_KINDS = ['tension', 'shear'] as const satisfies readonly ForceKind[];

export interface NamedRow {
  kind: ForceKind;
  mode: ModeKey;
  /** Verdict of its values, whatever the server's word. */
  row: SummaryRow;
  /** The server's word contradicts the figures of the row. */
  isContradictory: boolean;
}

/**
 * A row above 100 % is not satisfied, whatever its word; a word that fails a row stands. What does not apply
 * has no share.
 */
function namedRow(kind: ForceKind, mode: ModeKey, row: SummaryRow): NamedRow {
  const [action, resistance, utilisation, anchors, word] = row;
  if (word === 'Not applicable' && !(utilisation !== null && utilisation > 0))
    return { kind, mode, row, isContradictory: false };
  const isWithin = utilisation !== null && withinLimit(utilisation, 100);
  const isContradictory = word === 'Not applicable' || isWithin !== (word === 'Satisfied');
  const verdict = isWithin ? (word === 'Not applicable' ? 'Satisfied' : word) : 'Not satisfied';
  return { kind, mode, row: [action, resistance, utilisation, anchors, verdict], isContradictory };
}

export const rowsOf = ({ summary }: CheckAnswerOnWire, kind: ForceKind): NamedRow[] =>
  MODES[kind].map((mode, index) => namedRow(kind, mode, summary[kind][index]));

export const namedRows = (answer: CheckAnswerOnWire): NamedRow[] =>
  FORCE_KINDS.flatMap((kind) => rowsOf(answer, kind));

export interface NamedSum {
  key: CombinedKey;
  row: CombinedRow;
  /** Null where the row does not apply. */
  value: number | null;
  limit: number;
  verdict: Verdict;
  /** One of two conditions is sufficient for the documented verdict, and the other one is met. */
  isNotNeeded: boolean;
  /** Word shown in place of its verdict. */
  shown: Verdict | 'notNeeded' | 'reserved';
  /** Numbers of the anchors whose ratios it takes; none where the answer does not say. */
  anchors: readonly number[];
}

/** Either of these conditions is sufficient (EN 1992-4, table 7.3). */
const EITHER: readonly CombinedKey[] = ['concrete', 'linear'];

export function combinedSums(answer: CheckAnswerOnWire): NamedSum[] {
  const { tension_and_shear: rows, combined, tensionShear2 } = answer;
  const isMet = COMBINED_KEYS.some((key, index) => {
    const [, , value] = rows[index];
    return EITHER.includes(key) && value !== null && withinLimit(value, COMBINED_CHECKS[key].limit);
  });
  const isEitherMet = isMet && tensionShear2 === 'Satisfied';
  return COMBINED_KEYS.map((key, index) => {
    const row = rows[index];
    const [, , value] = row;
    const { limit } = COMBINED_CHECKS[key];
    const anchors = combined?.[key].anchors ?? [];
    const sum = { key, row, value, limit, anchors };
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
  rowsOf(answer, kind).some(({ row: [, , , , verdict] }) => verdict !== 'Not applicable');

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
    .filter(({ row: [, , , , verdict] }) => verdict !== 'Not applicable')
    .map(({ mode, row: [, , utilisation] }) => [mode, utilisation] as const);
  const sums = combinedSums(answer).flatMap(({ key, value, limit }) =>
    value === null ? [] : [[key, (100 * value) / limit] as const],
  );
  return Object.fromEntries([...modes, ...sums]);
}
