/** The two calculation calls. They are commands, not queries: each is sent when the engineer asks for it. */
import type { AxiosRequestConfig } from 'axios';
import { parseOutcome } from '../contract/fields';
import { paths } from '../contract/paths';
import type { SimRequest } from '../contract/run';
import type { AlgorithmRequest } from '../contract/run-algorithm';
import { parseCheckAnswer, type CheckAnswerOnWire } from '../contract/run-algorithm-answer';
import { ACCEPT, type AnswerProfile } from '../contract/summary-profile';
import { runAnswerSchema, type RunAnswer } from '../contract/run-answer';
import { apiClient, LONG_CALL } from '../client';
import { outcomeOf, type ApiOutcome } from '../errors';

export interface AnswerChoice {
  /** Less than a full answer: a server that does not know the wish answers in full all the same. */
  profile?: AnswerProfile;
  /** One of many, or asked while somebody types: by the direct line where there is one. */
  isOneOfMany?: boolean;
}

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
