/**
 * Outcome of a load case: verdict, governing row, states of the requirements, and reservations; and the order
 * of outcomes by severity.
 */
import type { GoverningRow } from '@/design/verdict/governing';
import { restoreCells, sharedCells, wordOf, type Cells, type VerdictWord } from '@/design/verdict/ledger';
import { claimOf, type Reservation } from '@/design/verdict/reservations';
import { byLargest } from '@/engineering';

/** Outcome of one load case. */
export interface Outcome {
  word: VerdictWord;
  /** Governing row; null if nothing needs to be verified. */
  governing: GoverningRow | null;
  cells: Cells;
  reservations: readonly Reservation[];
}

/** Returns the outcome of one load case without its rigidity, which is judged for all load cases together. */
export function outcomeOf({ governing, cells, reservations }: Omit<Outcome, 'word'>): Outcome {
  const own = sharedCells({ ...cells, rigidity: 'not_applicable' });
  return {
    word: wordOf(own),
    governing,
    cells: own,
    reservations: reservations.filter((one) => claimOf(one) !== 'rigidity'),
  };
}

const SEVERITY: Readonly<Record<VerdictWord, number>> = {
  nothing: 0,
  verified: 1,
  verified_rigid: 2,
  reservations: 3,
  incomplete: 4,
  not_verified: 5,
};

/** All verdicts, the least favourable first. */
export const WORST_FIRST = (Object.keys(SEVERITY) as VerdictWord[]).toSorted(
  (one, other) => SEVERITY[other] - SEVERITY[one],
);

type Ranked = Pick<Outcome, 'word' | 'governing'>;

/** True if the verdict on `one` is less favourable than the verdict on `other`. */
export const hasWorseWord = (one: Pick<Outcome, 'word'>, other: Pick<Outcome, 'word'>): boolean =>
  SEVERITY[one.word] > SEVERITY[other.word];

/**
 * Returns the utilisation in per cent of the limit: infinite if unbounded, 0 if nothing needs to be
 * verified.
 */
export const utilisationOf = ({ governing }: Pick<Outcome, 'governing'>): number =>
  governing === null ? 0 : (governing.utilisation ?? Infinity);

const rankOf = (outcome: Ranked) => ({
  severity: SEVERITY[outcome.word],
  utilisation: utilisationOf(outcome),
});

const byRank = (one: ReturnType<typeof rankOf>, other: typeof one): number =>
  one.severity - other.severity || byLargest(other.utilisation, one.utilisation);

/**
 * Returns a positive number if the first outcome is more unfavourable: by verdict, then by utilisation; 0 if
 * the utilisations differ only by rounding.
 */
export const bySeverity = (one: Ranked, other: Ranked): number => byRank(rankOf(one), rankOf(other));

/**
 * Sorts by `bySeverity`, the most unfavourable first; equally unfavourable items stay in order. Ranks each
 * item only once, because a load list has thousands of rows.
 */
export const sortedBySeverity = <Item extends { outcome: Ranked }>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, rank: rankOf(item.outcome) }))
    .sort((one, other) => byRank(other.rank, one.rank))
    .map(({ item }) => item);

/**
 * Restores a stored outcome; returns null if the outcome is invalid or comes from an earlier version and has
 * no cells.
 */
export function restoreOutcome(raw: unknown): Outcome | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { governing = null, cells: stored, reservations } = raw as Partial<Record<keyof Outcome, unknown>>;
  const cells = restoreCells(stored);
  if (cells === null || typeof governing !== 'object' || !Array.isArray(reservations)) return null;
  return {
    word: wordOf(cells),
    governing: governing as GoverningRow | null,
    cells,
    reservations: reservations as Reservation[],
  };
}
