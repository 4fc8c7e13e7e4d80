/**
 * "Design it" in Explore: finds connections that pass without reservations where the open design is, the
 * small ones first. A connection that a passing one covers (`isCoveredBy`) is not calculated. Passing ones
 * then get an elastic plate; if none passes, the closest are returned with their failing checks.
 */
import { changed, withModel } from '@/design/run/compare-plate-models';
import { evaluateEach, yieldToMain, type Batch } from '@/design/run/evaluation-batch';
import type { Candidate } from '@/design/search/candidate';
import {
  type Connection,
  isCoveredBy,
  type Rejection,
  type Size,
  type Space,
  unbeaten,
} from '@/design/search/candidate-connections';
import {
  certainReservations,
  type CandidateOutcome,
  type EvaluateCandidate,
  type EvaluatedCandidate,
} from '@/design/search/evaluate-candidate';
import { rowKeyOf, type RowKey } from '@/design/verdict/check-status';

/** A calculated connection that is offered to the user. */
export interface Proposal {
  connection: Connection;
  /** The connection as it would be built, with a plate thickness if the plate is elastic. */
  candidate: Candidate;
  size: Size;
  judged: EvaluatedCandidate;
}

/** Why a connection is no result: excluded, covered, a failing row, or no pass without reservations. */
export type Reason = Rejection | 'scope' | 'covered' | RowKey | 'reservations' | 'incomplete' | 'unanswered';

export interface DesignsResult {
  total: number;
  /** Number of calculated connections. */
  tried: number;
  reasons: ReadonlyMap<Reason, number>;
  /** Proposals so far that are not covered by another proposal. */
  proposals: readonly Proposal[];
  /** Calculated connections that do not pass without reservations; evaluated in full only if none passes. */
  misses: readonly Miss[];
}

type Judgement = Pick<EvaluatedCandidate, 'word' | 'reservations'>;

/** True for a pass without reservations, or nothing to verify, as under compression alone. */
export const passesWithoutReservations = ({ word, reservations }: Judgement): boolean =>
  word === 'verified' || word === 'verified_rigid' || (word === 'nothing' && reservations.length === 0);

function reasonOf(end: Exclude<CandidateOutcome, { kind: 'cancelled' }>): Reason {
  if (end.kind !== 'judged') return 'unanswered';
  if (end.word === 'incomplete') return 'incomplete';
  return end.passes || end.governing === null ? 'reservations' : rowKeyOf(end.governing);
}

/** Searches for designs. `onFound` is called after each calculated connection. */
export async function findDesigns(
  { connections, refused, total }: Space,
  evaluateCandidate: EvaluateCandidate,
  onFound: (found: DesignsResult) => void,
  batch: Batch,
): Promise<readonly Proposal[]> {
  const places = new Map(connections.map((connection, index) => [connection, index]));
  const reasons = new Map<Reason, number>(refused);
  const count = (reason: Reason) => reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  let proposals: readonly Proposal[] = [];
  const misses: Miss[] = [];
  let tried = 0;
  const pause = yieldToMain();
  const ask = async ({ size, ...connection }: Connection) => {
    if (proposals.some((one) => isCoveredBy(size, one.size))) return 'covered';
    await pause();
    const candidate = connection.candidate();
    if (certainReservations(candidate).length > 0) return 'scope';
    return { candidate, end: await evaluateCandidate(candidate, { stopAtFailure: true }) };
  };
  const take = (proposal: Proposal) => {
    const all = [...proposals, proposal].toSorted(
      (one, other) => (places.get(one.connection) ?? 0) - (places.get(other.connection) ?? 0),
    );
    proposals = unbeaten(all);
    // Connections are calculated in parallel, so a new proposal may cover proposals found earlier.
    for (let gone = all.length - proposals.length; gone > 0; gone--) count('covered');
  };
  for await (const [connection, outcome] of evaluateEach(connections, ask, batch)) {
    if (typeof outcome === 'string') count(outcome);
    else {
      const { candidate, end } = outcome;
      if (end.kind === 'cancelled') continue;
      tried += 1;
      if (end.kind === 'judged' && passesWithoutReservations(end))
        take({ connection, candidate, size: connection.size, judged: end });
      else {
        count(reasonOf(end));
        if (end.kind === 'judged') misses.push({ connection, atLeast: missedBy(end) });
      }
    }
    onFound({ total, tried, reasons: new Map(reasons), proposals, misses });
  }
  return proposals;
}

/** Available plate thicknesses, mm. */
const THICKNESSES: readonly number[] = [8, 10, 12, 15, 20, 25, 30, 40];

export interface ElasticResult {
  /** Number of finished connections. */
  done: number;
  total: number;
  /** Number of connections that do not pass without reservations even with the thickest plate. */
  failed: number;
  proposals: readonly Proposal[];
}

/** Returns the candidate with an elastic plate; null if no profile is known for that plate. */
const onElasticPlate = (candidate: Candidate): Candidate | null => withModel(candidate, 'elastic', []);

async function thinnest(
  proposal: Proposal,
  evaluateCandidate: EvaluateCandidate,
  signal: AbortSignal,
): Promise<Proposal | null> {
  const elastic = onElasticPlate(proposal.candidate);
  if (elastic === null) return null;
  for (const thickness of THICKNESSES) {
    const candidate = changed(elastic, ({ plate }) => void (plate.thickness = thickness));
    const end = await evaluateCandidate(candidate, { stopAtFailure: true });
    if (signal.aborted) return null;
    if (end.kind === 'judged' && passesWithoutReservations(end))
      return { ...proposal, candidate, judged: end, size: { ...proposal.size, thickness } };
  }
  return null;
}

export async function confirmElastic(
  rigid: readonly Proposal[],
  evaluateCandidate: EvaluateCandidate,
  onFound: (found: ElasticResult) => void,
  batch: Batch,
): Promise<void> {
  const chosen = rigid.filter(({ candidate }) => onElasticPlate(candidate) !== null);
  const found = new Map<Proposal, Proposal | null>();
  const ask = (proposal: Proposal) => thinnest(proposal, evaluateCandidate, batch.signal);
  for await (const [proposal, end] of evaluateEach(chosen, ask, batch)) {
    found.set(proposal, end);
    const passed = chosen.flatMap((one) => found.get(one) ?? []);
    const failed = found.size - passed.length;
    onFound({ done: found.size, total: chosen.length, failed, proposals: unbeaten(passed) });
  }
}

/** Connection that does not pass without reservations; calculated up to its first failing load case. */
interface Miss {
  connection: Connection;
  /** Lower bound for the largest utilisation, per cent: other load cases may have a larger one. */
  atLeast: number;
}

/** Number of misses shown. */
const NEAREST = 3;

/** Utilisation in per cent; 0 if only reservations prevent a pass, which ranks before every failure. */
export const missedBy = ({ passes, governing }: EvaluatedCandidate): number =>
  passes ? 0 : (governing?.utilisation ?? Infinity);

/** Returns the nearest misses under all loads; a miss that its bound shows to be farther is left out. */
export async function nearMisses(
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
