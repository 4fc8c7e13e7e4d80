/**
 * Evaluation with the parsers of its answers, loaded once the page stands: nothing before the first
 * calculation needs it.
 */
import type { ApiFailure } from '@/api/contract/failure';
import { lazyModule } from '@/shared/lazy-module';
import type { Evaluation } from '@/design/evaluation/evaluate';
import type { evaluateAtServer } from './evaluate-at-server';

const evaluation = lazyModule(() => import('./evaluate-at-server'));

export const fetchEvaluation = evaluation.fetch;

const NOT_THERE: ApiFailure = { kind: 'network', status: null, message: '' };

/** As `evaluateAtServer`; a part that cannot be loaded fails as the first call would. */
export const evaluateLazily: typeof evaluateAtServer = async (order, signal, choice): Promise<Evaluation> => {
  const part = evaluation.loaded ?? (await evaluation.fetch());
  if (signal.aborted) return { kind: 'cancelled' };
  return part === null
    ? { kind: 'error1', failure: NOT_THERE }
    : part.evaluateAtServer(order, signal, choice);
};
