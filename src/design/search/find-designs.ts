/**
 * "Design it" in Explore: finds the connections that pass without reservations at the position of the open
 * design. A connection is covered, and not offered, if another passing connection is no larger in any measure
 * (`isCoveredBy`). Small connections are tried first, so a connection covered by a connection already found
 * is never calculated.
 */
import { type Batch, evaluateMany, yieldToMain } from '@/design/run/batch';
import type { Candidate } from '@/design/search/candidate';
import type { Connection, Refusal, Space } from '@/design/search/connections';
import {
  type CandidateOutcome,
  certainReservations,
  type EvaluateCandidate,
  type EvaluatedCandidate,
} from '@/design/search/evaluate-candidate';
import { missedBy, type Miss } from '@/design/search/nearest-misses';
import type { Proposal } from '@/design/search/proposal';
import { isCoveredBy, unbeaten } from '@/design/search/sizes';
import { type RowKey, rowKeyOf } from '@/design/verdict/checks';

/**
 * Reason why a connection is not among the results: an exclusion before any call, a smaller connection that
 * covers it, the failing row, or another verdict that is not a pass without reservations.
 */
export type Reason = Refusal | 'scope' | 'covered' | RowKey | 'reservations' | 'incomplete' | 'unanswered';

export interface DesignsFound {
  total: number;
  /** Number of calculated connections. */
  tried: number;
  reasons: ReadonlyMap<Reason, number>;
  /** Proposals so far that are not covered by another proposal. */
  proposals: readonly Proposal[];
  /** Calculated connections that do not pass without reservations; evaluated in full only if none passes. */
  misses: readonly Miss[];
}

/**
 * True if a design passes without reservations. Also true if nothing needs to be verified, as under
 * compression alone, although the verdict then does not state a pass.
 */
export const passesWithoutReservations = ({
  word,
  reservations,
}: Pick<EvaluatedCandidate, 'word' | 'reservations'>): boolean =>
  word === 'verified' || word === 'verified_rigid' || (word === 'nothing' && reservations.length === 0);

function reasonOf(end: Exclude<CandidateOutcome, { kind: 'cancelled' }>): Reason {
  if (end.kind !== 'judged') return 'unanswered';
  if (end.word === 'incomplete') return 'incomplete';
  return end.passes || end.governing === null ? 'reservations' : rowKeyOf(end.governing);
}

type Outcome = CandidateOutcome | { kind: 'scope' } | { kind: 'covered' };

/** Searches for designs. `onFound` is called after each calculated connection. */
export async function findDesigns(
  { connections, refused, total }: Space,
  evaluateCandidate: EvaluateCandidate,
  onFound: (found: DesignsFound) => void,
  batch: Batch,
): Promise<readonly Proposal[]> {
  const places = new Map(connections.map((connection, index) => [connection, index]));
  const reasons = new Map<Reason, number>(refused);
  const count = (reason: Reason) => reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  let proposals: readonly Proposal[] = [];
  const misses: Miss[] = [];
  let tried = 0;
  const pause = yieldToMain();
  const ask = async (connection: Connection): Promise<{ candidate: Candidate | null; end: Outcome }> => {
    if (proposals.some(({ size }) => isCoveredBy(connection.size, size)))
      return { candidate: null, end: { kind: 'covered' } };
    await pause();
    const candidate = connection.candidate();
    if (certainReservations(candidate).length > 0) return { candidate, end: { kind: 'scope' } };
    return { candidate, end: await evaluateCandidate(candidate, { stopAtFailure: true }) };
  };
  const take = (connection: Connection, candidate: Candidate, judged: EvaluatedCandidate) => {
    const { size } = connection;
    const all = [...proposals, { connection, candidate, size, judged }].toSorted(
      (one, other) => (places.get(one.connection) ?? 0) - (places.get(other.connection) ?? 0),
    );
    proposals = unbeaten(all);
    // Connections are calculated in parallel, so a new proposal may cover proposals found earlier.
    for (let gone = all.length - proposals.length; gone > 0; gone--) count('covered');
  };
  await evaluateMany(
    connections,
    ask,
    (connection, { candidate, end }) => {
      if (end.kind === 'cancelled') return;
      if (end.kind === 'scope' || end.kind === 'covered') count(end.kind);
      else {
        tried += 1;
        if (candidate === null || end.kind !== 'judged' || !passesWithoutReservations(end)) {
          count(reasonOf(end));
          if (end.kind === 'judged') misses.push({ connection, atLeast: missedBy(end) });
        } else take(connection, candidate, end);
      }
      onFound({ total, tried, reasons: new Map(reasons), proposals, misses });
    },
    batch,
  );
  return proposals;
}
