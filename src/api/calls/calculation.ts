/** The two calculation calls. They are commands, not queries: each is sent when the engineer asks for it. */
import type { AxiosRequestConfig } from 'axios';
import { parseOutcome } from '../contract/fields';
import { paths } from '../contract/paths';
import type { SimRequest } from '../contract/run';
import type { AlgorithmRequest } from '../contract/run-algorithm';
import { parseCheckAnswer, type CheckAnswerOnWire } from '../contract/run-algorithm-answer';
import { SUMMARY_ACCEPT } from '../contract/summary-profile';
import { runAnswerSchema, type RunAnswer } from '../contract/run-answer';
import { apiClient, LONG_CALL } from '../client';
import { outcomeOf, type ApiOutcome } from '../errors';

/** A calculation that was merely accepted has no result: success is status 200 and no other. */
const command = (signal: AbortSignal): AxiosRequestConfig => ({
  ...LONG_CALL,
  signal,
  validateStatus: (status) => status === 200,
});

/** Axial forces of the anchors; an answer without `join` is malformed. */
export function postRun(
  userId: string,
  sim: SimRequest,
  signal: AbortSignal,
): Promise<ApiOutcome<RunAnswer>> {
  return outcomeOf(
    () => apiClient.post(paths.run(userId), { sim: JSON.stringify(sim) }, command(signal)),
    (data) => parseOutcome(runAnswerSchema, data),
  );
}

export interface AnswerChoice {
  /** Figures and verdicts alone; a server that does not know the wish answers in full. */
  summary?: boolean;
}

export function postRunAlgorithm(
  userId: string,
  algorithm: AlgorithmRequest,
  signal: AbortSignal,
  { summary = false }: AnswerChoice = {},
): Promise<ApiOutcome<CheckAnswerOnWire>> {
  const config = command(signal);
  if (summary) config.headers = { Accept: SUMMARY_ACCEPT };
  return outcomeOf(
    () => apiClient.post(paths.runAlgorithm(userId), { algorithm: JSON.stringify(algorithm) }, config),
    parseCheckAnswer,
  );
}
