/** Nearest misses: if no connection passes, the ones closest to passing and the check that fails. */
import type { Batch } from '@/design/evaluation/evaluate-many';
import type { Connection } from '@/design/search/connections';
import type { EvaluateCandidate, EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import type { Proposal } from '@/design/search/proposal';

/** Connection that the search dropped at the first failing load. */
export interface Miss {
  connection: Connection;
  /** Per cent that its governing row uses at least: other loads may use more. */
  atLeast: number;
}

/** How many are shown. */
const NEAREST = 3;

/** Per cent: what passes, though with reservations, is nearer than whatever fails. */
export const missedBy = ({ passes, governing }: EvaluatedCandidate): number =>
  passes ? 0 : (governing?.utilisation ?? Infinity);

/**
 * The nearest of all, under all of their loads. A miss is judged anew only while what is known of it lets it
 * be nearer than the ones that are held.
 */
export async function nearestMisses(
  misses: readonly Miss[],
  evaluateCandidate: EvaluateCandidate,
  { signal }: Pick<Batch, 'signal'>,
): Promise<readonly Proposal[]> {
  let nearest: readonly Proposal[] = [];
  for (const { connection, atLeast } of misses.toSorted((one, other) => one.atLeast - other.atLeast)) {
    const farthest = nearest.length < NEAREST ? undefined : nearest.at(-1);
    if (signal.aborted || (farthest && atLeast >= missedBy(farthest.judged))) break;
    const candidate = connection.candidate();
    const judged = await evaluateCandidate(candidate);
    if (judged.kind !== 'judged') continue;
    nearest = [...nearest, { connection, candidate, size: connection.size, judged }]
      .toSorted((one, other) => missedBy(one.judged) - missedBy(other.judged))
      .slice(0, NEAREST);
  }
  return nearest;
}
