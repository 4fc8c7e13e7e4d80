/** A design by the two calls: the forces of its anchors, then its checks. Knows neither store nor screen. */
import { postRun, postRunAlgorithm } from '@/api/calls/calculation';
import type { ApiFailure } from '@/api/errors';
import type { StoredResult } from '@/stores/design/data-save';
import type { Design } from '@/stores/design/design-state';
import { fingerprintOf } from '@/stores/design/fingerprint';
import type { AnchorData } from '../records/anchor-data';
import { anchorsOf } from '../requests/anchor-points';
import { liveIsLeftOut } from '../requests/factored-loads';
import { algorithmRequest, simRequest } from '../requests/requests';

export interface EvaluationOrder {
  design: Design;
  /** Of the design's anchor, for its standard and crack state. */
  anchor: AnchorData;
  userId: string;
}

export type Evaluation =
  | { kind: 'success'; result: StoredResult }
  /** Given up: whatever answer was still under way counts for nothing. */
  | { kind: 'cancelled' }
  /** At the forces of the anchors (1) or at the checks (2). */
  | { kind: 'error1' | 'error2'; failure: ApiFailure };

/** An answer without a force for each anchor is as good as none. */
export const FORCES_MISSING: ApiFailure = { kind: 'malformed', status: 200, message: '', field: 'join' };

export async function evaluate(
  { design, anchor, userId }: EvaluationOrder,
  signal: AbortSignal,
): Promise<Evaluation> {
  const forces = await postRun(userId, simRequest(design, anchor), signal);
  if (signal.aborted) return { kind: 'cancelled' };
  if (!forces.ok) return { kind: 'error1', failure: forces.error };
  const { join, base64, plate } = forces.value;
  if (join.length !== anchorsOf(design).length) return { kind: 'error1', failure: FORCES_MISSING };
  const request = algorithmRequest(design, anchor, join);
  const answer = await postRunAlgorithm(userId, request, signal);
  if (signal.aborted) return { kind: 'cancelled' };
  if (!answer.ok) return { kind: 'error2', failure: answer.error };
  return {
    kind: 'success',
    result: {
      answer: answer.value,
      request,
      liveLeftOut: liveIsLeftOut(design),
      // An empty text is no picture either.
      image: base64 || null,
      plate: plate ?? null,
      fingerprint: fingerprintOf(design),
      others: [],
      time: new Date().toISOString(),
    },
  };
}
