/** Evaluates a design in two calls: anchor forces, then checks. */
import type { AnswerChoice, Calculator } from '@/api/contract/calculator';
import type { ApiFailure } from '@/api/contract/failure';
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { RunAnswer } from '@/api/contract/run-answer';
import { storeForces, knownForces } from '@/design/evaluation/known-forces';
import { anchorsOf } from '@/design/model/anchor-points';
import type { Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import { algorithmRequest, contactOf, simRequest } from '@/design/requests/requests';

export interface EvaluationOrder {
  design: Design;
  /** Data of the chosen anchor for the design's standard and crack state. */
  anchor: AnchorData;
  calculator: Calculator;
}

/** Inputs that determine the responses. */
export type Inputs = Pick<EvaluationOrder, 'design' | 'anchor'>;

/** Evaluation that a server runs on behalf of a user. */
export interface UserOrder extends Inputs {
  userId: string;
}

export type NoEvaluation =
  /** Cancelled: a response that arrives later is ignored. */
  | { kind: 'cancelled' }
  /** Failure of the first call (anchor forces: `error1`) or of the second call (checks: `error2`). */
  | { kind: 'error1'; failure: ApiFailure }
  | { kind: 'error2'; failure: ApiFailure };

export interface Answers {
  kind: 'success';
  run: RunAnswer;
  /** Request of the second call. */
  request: AlgorithmRequest;
  answer: CheckAnswerOnWire;
}

/** Failure of the first call if its response does not contain one force for each anchor. */
const FORCES_MISSING: ApiFailure = { kind: 'malformed', status: 200, message: '', field: 'join' };

type Forces = { kind: 'success'; run: RunAnswer } | Extract<NoEvaluation, { kind: 'cancelled' | 'error1' }>;

/**
 * Makes only the first call (anchor forces). If a response profile is requested, cached forces are reused.
 */
async function anchorForces(
  { design, anchor, calculator }: EvaluationOrder,
  signal: AbortSignal,
  choice?: AnswerChoice,
): Promise<Forces> {
  const sim = simRequest(design, anchor);
  const contact = contactOf(design);
  const form = choice?.profile && { profile: choice.profile, contact };
  const known = form && knownForces(sim, form);
  const forces = known
    ? { ok: true as const, value: known }
    : await calculator.run(sim, signal, contact ? { ...choice, contact } : choice);
  if (signal.aborted) return { kind: 'cancelled' };
  if (!forces.ok) return { kind: 'error1', failure: forces.error };
  const run = forces.value;
  if (run.join.length !== anchorsOf(design).length) return { kind: 'error1', failure: FORCES_MISSING };
  if (form && !known) storeForces(sim, form, run);
  return { kind: 'success', run };
}

export async function forcesAndChecks(
  order: EvaluationOrder,
  signal: AbortSignal,
  choice?: AnswerChoice,
  ofCheck = choice,
): Promise<Answers | NoEvaluation> {
  const { design, anchor, calculator } = order;
  const forces = await anchorForces(order, signal, choice);
  if (forces.kind !== 'success') return forces;
  const { run } = forces;
  const request = algorithmRequest(design, anchor, run.join);
  const answer = await calculator.check(request, signal, ofCheck);
  if (signal.aborted) return { kind: 'cancelled' };
  if (!answer.ok) return { kind: 'error2', failure: answer.error };
  return { kind: 'success', run, request, answer: answer.value };
}
