/** Calculator for the running app, which uses one Web Worker. */
import { releaseProxy, wrap } from 'comlink';
import type { AnswerOptions } from '@/calculation/answer-calls';
import type { Outcome } from '@/engineering';
import type { Calculator } from '../services/calculation-dispatch';
import type { CalculationAnswers, CalculationKind } from '../services/calculation-fields';
import type { CalculationWorker } from './calculation.worker';

/**
 * Limits for the number of workers, which is otherwise one less than the number of cores: more than six
 * workers would compete for memory.
 */
const MOST = 6;
const LEAST = 2;

export const workersFor = (cores: number): number => Math.min(MOST, Math.max(LEAST, cores - 1));

/**
 * Starts a worker. A worker that crashes does not respond, so its error event rejects the calculation in
 * progress.
 */
export function startWorkerCalculator(): Calculator {
  const worker = new Worker(new URL('./calculation.worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<CalculationWorker>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'the worker failed')));
    worker.addEventListener('messageerror', () => reject(new Error('the response could not be read')));
  });
  // If a spare worker crashes, no calculation is waiting, so this handler prevents an unhandled rejection;
  // the next calculation on this worker receives the error.
  broken.catch(() => undefined);

  return {
    calculate: <K extends CalculationKind>(kind: K, raw: unknown, options: AnswerOptions) =>
      Promise.race([remote[kind](raw, options) as Promise<Outcome<CalculationAnswers[K]>>, broken]),
    calculateAll: (kind, bodies, options) => Promise.race([remote.all(kind, bodies, options), broken]),
    terminate: () => {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}
