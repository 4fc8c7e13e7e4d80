/** Evaluation with the parsers of its answers, loaded once the page stands: nothing before the first calculation needs it. */
import type { ApiFailure } from '@/api/errors';
import type { evaluate, Evaluation } from './evaluate';

let loaded: typeof evaluate | null = null;

/** Ends when it is there, or cannot be loaded now. */
export async function fetchEvaluation(): Promise<void> {
  try {
    loaded ??= (await import('./evaluate')).evaluate;
  } catch {
    // Told by the run that needs it.
  }
}

const NOT_THERE: ApiFailure = { kind: 'network', status: null, message: '' };

/** As `evaluate`; a part that cannot be loaded fails as the first call would. */
export const evaluateLate: typeof evaluate = async (order, signal): Promise<Evaluation> => {
  if (loaded === null) await fetchEvaluation();
  if (signal.aborted) return { kind: 'cancelled' };
  return loaded === null ? { kind: 'error1', failure: NOT_THERE } : loaded(order, signal);
};
