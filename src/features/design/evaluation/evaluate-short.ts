/** A design by the two calls, its verdict in short. Equal requests are asked once. */
import type { ApiFailure } from '@/api/errors';
import { postRun, postRunAlgorithm } from '@/api/calls/calculation';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { hashText } from '@/stores/design/fingerprint';
import { outcomeOf, type Outcome } from '@/verdict/outcome';
import { anchorsOf } from '../requests/anchor-points';
import { liveIsLeftOut } from '../requests/factored-loads';
import { algorithmRequest, simRequest } from '../requests/requests';
import { plateFigures } from '../verdict/plate-figures';
import { FORCES_MISSING, type EvaluationOrder } from './evaluate';

export type ShortEvaluation =
  | { kind: 'success'; outcome: Outcome }
  | { kind: 'cancelled' }
  | { kind: 'error1' | 'error2'; failure: ApiFailure };

/** Enough for a long load list and its elastic part. */
const MOST_KEPT = 50_000;
const kept = new Map<string, Outcome>();

function keep(key: string, outcome: Outcome): void {
  kept.set(key, outcome);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
}

/** Of all that goes out, the anchor's figures included; axial forces follow from it. */
export const orderKey = ({ design, anchor }: EvaluationOrder): string =>
  hashText(JSON.stringify([simRequest(design, anchor), algorithmRequest(design, anchor, [])]));

/** What was found for the order before, undefined where it was never evaluated. */
export const keptOutcome = (order: EvaluationOrder): Outcome | undefined => kept.get(orderKey(order));

export async function evaluateShort(order: EvaluationOrder, signal: AbortSignal): Promise<ShortEvaluation> {
  const key = orderKey(order);
  const known = kept.get(key);
  if (known) return { kind: 'success', outcome: known };
  const { design, anchor, userId } = order;
  const forces = await postRun(userId, simRequest(design, anchor), signal);
  if (signal.aborted) return { kind: 'cancelled' };
  if (!forces.ok) return { kind: 'error1', failure: forces.error };
  const { join, plate } = forces.value;
  if (join.length !== anchorsOf(design).length) return { kind: 'error1', failure: FORCES_MISSING };
  const request = algorithmRequest(design, anchor, join);
  const answer = await postRunAlgorithm(userId, request, signal, { summary: true });
  if (signal.aborted) return { kind: 'cancelled' };
  if (!answer.ok) return { kind: 'error2', failure: answer.error };
  const input = parseAlgorithm(request);
  const outcome = outcomeOf({
    input: input.ok ? input.value : null,
    answer: answer.value,
    plateStress: plateFigures(plate ?? {}).stress,
    liveLeftOut: liveIsLeftOut(design),
  });
  keep(key, outcome);
  return { kind: 'success', outcome };
}
