/** A verdict in short: the word and what decides it. */
import type { GoverningRow } from '@/design/verdict/governing';
import { restoreCells, wordOf, type Cells, type VerdictWord } from '@/design/verdict/ledger';
import { claimOf, type Reservation } from '@/design/verdict/reservations';

/** Outcome of one load case. */
export interface Outcome {
  word: VerdictWord;
  /** The row that decides; null where nothing is to be verified. */
  governing: GoverningRow | null;
  cells: Cells;
  reservations: readonly Reservation[];
}

/** Ledger entries of one load case. Rigidity is judged over all load cases together. */
export function outcomeOf({ governing, cells, reservations }: Omit<Outcome, 'word'>): Outcome {
  const own: Cells = { ...cells, rigidity: 'not_applicable' };
  return {
    word: wordOf(own),
    governing,
    cells: own,
    reservations: reservations.filter((one) => claimOf(one) !== 'rigidity'),
  };
}

const GRAVITY: readonly VerdictWord[] = [
  'nothing',
  'verified',
  'verified_rigid',
  'reservations',
  'incomplete',
  'not_verified',
];

type Ranked = Pick<Outcome, 'word' | 'governing'>;

/** True if the verdict of `one` is less favourable than that of `other`. */
export const hasWorseWord = (one: Pick<Outcome, 'word'>, other: Pick<Outcome, 'word'>): boolean =>
  GRAVITY.indexOf(one.word) > GRAVITY.indexOf(other.word);

/** Per cent of the limit: infinite without a bound, 0 where nothing is to be verified. */
export const utilisationOf = ({ governing }: Pick<Outcome, 'governing'>): number =>
  governing === null ? 0 : (governing.utilisation ?? Infinity);

/** Above 0 where the one is the graver: by its word, then by how much of its limit it uses. */
export function byGravity(one: Ranked, other: Ranked): number {
  const words = GRAVITY.indexOf(one.word) - GRAVITY.indexOf(other.word);
  if (words !== 0) return words;
  const [mine, others] = [utilisationOf(one), utilisationOf(other)];
  return mine === others ? 0 : mine - others;
}

/** A stored outcome; null for what is none, and for one of an earlier version, which has no cells. */
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
