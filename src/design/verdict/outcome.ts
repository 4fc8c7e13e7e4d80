/** A verdict in short: the word and what decides it. */
import type { DesignVerdict, VerdictWord } from './verdict';

export type Outcome = Pick<DesignVerdict, 'word' | 'governing'>;

const GRAVITY: readonly VerdictWord[] = ['nothing', 'verified', 'reservations', 'incomplete', 'not_verified'];

/** Unbounded is beyond every number, nothing to verify uses nothing. */
const utilisationOf = ({ governing }: Outcome): number =>
  governing === null ? 0 : (governing.utilisation ?? Infinity);

/** Above 0 where the one is the graver: by its word, then by how much of its limit it uses. */
export function byGravity(one: Outcome, other: Outcome): number {
  const words = GRAVITY.indexOf(one.word) - GRAVITY.indexOf(other.word);
  if (words !== 0) return words;
  const [mine, others] = [utilisationOf(one), utilisationOf(other)];
  return mine === others ? 0 : mine - others;
}
