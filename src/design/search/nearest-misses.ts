/**
 * Finds the nearest misses: if no connection passes, the connections closest to passing, with their failing
 * checks.
 */
import type { Batch } from '@/design/run/batch';
import type { Connection } from '@/design/search/connections';
import type { EvaluateCandidate, EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import type { Proposal } from '@/design/search/proposal';

/**
 * Calculated connection that does not pass without reservations; if a load case fails, the evaluation stopped
 * at the first failing load case.
 */
export interface Miss {
  connection: Connection;
  /**
   * Lower bound for the utilisation of the governing row, per cent: other load cases may have a larger
   * utilisation.
   */
  atLeast: number;
}

/** Number of misses shown. */
const NEAREST = 3;

/**
 * Returns the utilisation in per cent; 0 for a connection that passes with reservations, so that it ranks
 * before every connection that fails.
 */
export const missedBy = ({ passes, governing }: EvaluatedCandidate): number =>
  passes ? 0 : (governing?.utilisation ?? Infinity);

/**
 * Returns the nearest misses, evaluated for all their loads. A miss is evaluated again only while its lower
 * bound allows it to be nearer than the current results.
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
