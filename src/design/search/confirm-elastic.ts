/** For each connection found with a rigid plate, finds the thinnest elastic plate that passes. */
import { type Batch, evaluateMany } from '@/design/run/batch';
import { withModel } from '@/design/run/plate-models';
import type { Candidate } from '@/design/search/candidate';
import type { EvaluateCandidate } from '@/design/search/evaluate-candidate';
import { passesWithoutReservations } from '@/design/search/find-designs';
import type { Proposal } from '@/design/search/proposal';
import { unbeaten } from '@/design/search/sizes';
import { changed } from '@/design/search/variable';

/** Available plate thicknesses, mm. */
const THICKNESSES: readonly number[] = [8, 10, 12, 15, 20, 25, 30, 40];

export interface ElasticFound {
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
  onFound: (found: ElasticFound) => void,
  batch: Batch,
): Promise<void> {
  const chosen = rigid.filter(({ candidate }) => onElasticPlate(candidate) !== null);
  const found = new Map<Proposal, Proposal | null>();
  await evaluateMany(
    chosen,
    (proposal) => thinnest(proposal, evaluateCandidate, batch.signal),
    (proposal, end) => {
      found.set(proposal, end);
      const passed = chosen.flatMap((one) => found.get(one) ?? []);
      const failed = found.size - passed.length;
      onFound({ done: found.size, total: chosen.length, failed, proposals: unbeaten(passed) });
    },
    batch,
  );
}
