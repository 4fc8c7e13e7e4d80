/** A verdict in short: enough for a row of a table of many designs, small enough to keep for thousands. */
import type { GoverningRow } from './governing';
import { combinedSums, namedRows, type ModeKey } from './rows';
import type { CombinedKey } from '../engineering';
import type { ReservationFacts } from './reservations';
import { verdictOf, type VerdictWord } from './verdict';

export interface Outcome {
  word: VerdictWord;
  governing: GoverningRow | null;
  /** Per cent of the limit by failure mode and sum; null = unbounded, missing where the row does not apply. */
  utilisations: Readonly<Partial<Record<ModeKey | CombinedKey, number | null>>>;
  /** Codes of the reservations. */
  reservations: readonly string[];
}

export function outcomeOf(facts: ReservationFacts): Outcome {
  const { answer } = facts;
  const { word, governing, reservations } = verdictOf(facts);
  const modes = namedRows(answer)
    .filter(({ row: [, , , , verdict] }) => verdict !== 'Not applicable')
    .map(({ mode, row: [, , utilisation] }) => [mode, utilisation] as const);
  const sums = combinedSums(answer)
    .filter(({ value }) => value !== null)
    .map(({ key, value, limit }) => [key, (100 * (value ?? 0)) / limit] as const);
  return {
    word,
    governing,
    utilisations: Object.fromEntries<number | null>([...modes, ...sums]),
    reservations: reservations.map(({ code }) => code),
  };
}

const GRAVITY: readonly VerdictWord[] = ['nothing', 'verified', 'reservations', 'not_verified'];

/** Of the governing row; unbounded is beyond every number, nothing to verify uses nothing. */
export const utilisationOf = ({ governing }: Pick<Outcome, 'governing'>): number =>
  governing === null ? 0 : (governing.utilisation ?? Infinity);

/** Above 0 where the one is the graver: by its word, then by how much of its limit it uses. */
export function byGravity(
  one: Pick<Outcome, 'word' | 'governing'>,
  other: Pick<Outcome, 'word' | 'governing'>,
): number {
  const words = GRAVITY.indexOf(one.word) - GRAVITY.indexOf(other.word);
  if (words !== 0) return words;
  const [mine, others] = [utilisationOf(one), utilisationOf(other)];
  return mine === others ? 0 : mine - others;
}
