/** The two calculation calls. They are commands, not queries: each is sent when the engineer asks for it. */
import type { AxiosRequestConfig } from 'axios';
import { parseOutcome } from '../contract/fields';
import { paths } from '../contract/paths';
import type { SimRequest } from '../contract/run';
import type { AlgorithmRequest } from '../contract/run-algorithm';
import { parseCheckAnswer, type CheckAnswerOnWire } from '../contract/run-algorithm-answer';
import { ACCEPT } from '../contract/summary-profile';
import { runAnswerSchema, type RunAnswer } from '../contract/run-answer';
import type { AnswerChoice, Calculator } from '../contract/calculator';
import { apiClient, calculationsAtOnce, LONG_CALL } from '../client';
import type { ApiOutcome } from '../contract/failure';
import { outcomeOf } from '../errors';
import { concurrencyLimit } from '../concurrency-limit';

/** A calculation that was merely accepted has no result: success is status 200 and no other. */
const command = (
  signal: AbortSignal,
  { isOneOfMany }: AnswerChoice,
  accept: string | undefined,
): AxiosRequestConfig => ({
  ...LONG_CALL,
  ...(accept && { headers: { Accept: accept } }),
  signal,
  isOneOfMany,
  isCalculation: true,
  validateStatus: (status) => status === 200,
});

/** Axial forces of the anchors; an answer without `join` is malformed. */
export function postRun(
  userId: string,
  sim: SimRequest,
  signal: AbortSignal,
  choice: AnswerChoice = {},
): Promise<ApiOutcome<RunAnswer>> {
  return outcomeOf(
    () =>
      apiClient.post(
        paths.run(userId),
        { sim: JSON.stringify(sim) },
        command(signal, choice, choice.profile && ACCEPT[choice.profile]),
      ),
    (data) => parseOutcome(runAnswerSchema, data),
  );
}

export function postRunAlgorithm(
  userId: string,
  algorithm: AlgorithmRequest,
  signal: AbortSignal,
  choice: AnswerChoice = {},
): Promise<ApiOutcome<CheckAnswerOnWire>> {
  const body = { algorithm: JSON.stringify(algorithm) };
  return outcomeOf(
    () =>
      apiClient.post(
        paths.runAlgorithm(userId),
        body,
        command(signal, choice, choice.profile && ACCEPT.summary),
      ),
    parseCheckAnswer,
  );
}

/**
 * As many calls are under way at once, whoever asks: the embedded backend has as many workers and takes a
 * further one for the sign that the oldest was given up, and a server is not asked for more either.
 */
const limited = concurrencyLimit(calculationsAtOnce);

const CANCELLED = { ok: false, error: { kind: 'cancelled', status: null, message: '' } } as const;

/** Given up before its turn or in it, a call stands in nobody's way, whenever it answers. */
async function enqueue<T>(ask: () => Promise<ApiOutcome<T>>, signal: AbortSignal): Promise<ApiOutcome<T>> {
  let stop: () => void = () => undefined;
  const givenUp = new Promise<ApiOutcome<T>>((resolve) => {
    stop = () => resolve(CANCELLED);
  });
  signal.addEventListener('abort', stop);
  try {
    return await limited(() => Promise.race([ask(), givenUp]), signal);
  } catch (cause) {
    if (signal.aborted) return CANCELLED;
    throw cause;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

export const serverCalculator = (userId: string): Calculator => ({
  run: (sim, signal, choice) => enqueue(() => postRun(userId, sim, signal, choice), signal),
  check: (request, signal, choice) =>
    enqueue(() => postRunAlgorithm(userId, request, signal, choice), signal),
  atOnce: calculationsAtOnce,
});
