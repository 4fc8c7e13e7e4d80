/** The two calculation calls: commands, not queries, sent only when a calculation is started. */
import type { AxiosRequestConfig } from 'axios';
import { calculateInTurn, callsAtOnce } from '@/api/calculation-queue';
import { configuration, hasBulkLine, LONG_CALL } from '@/api/client';
import { acceptOf, type AnswerForm, type AnswerProfile } from '@/api/contract/accept-header';
import { forcesAnswerSchema, type ForcesAnswer } from '@/api/contract/anchor-forces-answer';
import type { AnswerChoice, Calculator } from '@/api/contract/calculator';
import type { ApiOutcome } from '@/api/contract/failure';
import { parseOutcome, type Outcome } from '@/api/contract/fields';
import { paths } from '@/api/contract/paths';
import { parseCheckAnswer, resultOf, type ParsedAnswer } from '@/api/contract/run-algorithm-answer';
import { algorithmRequest, simRequest, type CaseInput, type PlateCaseInput } from '@/api/contract/to-wire';
import { requestBatch, MOST_IN_MESSAGE } from '@/api/request-batching';
import { expecting, sendRequest } from '@/api/requests';

/** A calculation that was only accepted (202) has no result yet; any other success contains a result. */
const hasResult = (status: number): boolean => status >= 200 && status < 300 && status !== 202;

const command = (
  signal: AbortSignal | undefined,
  { isOneOfMany }: AnswerChoice,
  accept: string | undefined,
): AxiosRequestConfig => ({
  ...LONG_CALL,
  method: 'post',
  ...(accept && { headers: { Accept: accept } }),
  signal,
  isOneOfMany,
  isCalculation: true,
  validateStatus: hasResult,
});

/** HTTP statuses with which a server refuses an Accept header or a body format. */
const NOT_IN_THIS_FORM: readonly (number | null)[] = [406, 415];

/** Client configurations whose server refused the Accept header; further requests to that server omit it. */
const plain = new WeakSet<object>();

/** Calls `ask` with the Accept header for a short response, and again without it if the server refused it. */
async function plainWhereRefused<T>(
  accept: string | undefined,
  ask: (accept: string | undefined) => Promise<ApiOutcome<T>>,
): Promise<ApiOutcome<T>> {
  if (accept === undefined || plain.has(configuration())) return ask(undefined);
  const outcome = await ask(accept);
  if (outcome.ok || !NOT_IN_THIS_FORM.includes(outcome.error.status)) return outcome;
  plain.add(configuration());
  return ask(undefined);
}

const simBody = (input: PlateCaseInput) => ({ sim: JSON.stringify(simRequest(input)) });
const algorithmBody = (input: CaseInput) => ({
  algorithm: JSON.stringify(algorithmRequest(input)),
});

const formOf = ({ contact }: PlateCaseInput, { profile }: AnswerChoice): AnswerForm => ({ profile, contact });

/** Requests the axial anchor forces; a response without `join` is malformed. */
export function postForces(
  userId: string,
  input: PlateCaseInput,
  signal: AbortSignal | undefined,
  choice: AnswerChoice = {},
): Promise<ApiOutcome<ForcesAnswer>> {
  const body = simBody(input);
  const form = formOf(input, choice);
  const isPlain = form.profile === undefined && form.contact === undefined;
  return plainWhereRefused(isPlain ? undefined : acceptOf(form), (accept) =>
    sendRequest(
      { ...command(signal, choice, accept), url: paths.run(userId), data: body },
      expecting(forcesAnswerSchema),
    ),
  );
}

export function postRunAlgorithm(
  userId: string,
  input: CaseInput,
  signal: AbortSignal | undefined,
  choice: AnswerChoice = {},
): ReturnType<Calculator['check']> {
  const body = algorithmBody(input);
  return plainWhereRefused(choice.profile && acceptOf({ profile: 'summary' }), (accept) =>
    sendRequest(
      { ...command(signal, choice, accept), url: paths.runAlgorithm(userId), data: body },
      parseCheckAnswer,
    ),
  );
}

interface InBulk<T> {
  path: string;
  accept: string;
  body: object;
  read: (data: unknown) => Outcome<T>;
}

/** Returns the response to one of many calls sent together; null if the call must be made separately. */
async function answerInBulk<T>(
  { path, accept, body, read }: InBulk<T>,
  signal: AbortSignal,
): Promise<ApiOutcome<T> | null> {
  const text = await requestBatch({ path, accept, body: JSON.stringify(body) }, signal);
  if (text === null) return null;
  const answer = read(JSON.parse(text));
  return answer.ok ? answer : null;
}

/** Messages per parallel call: the page reads one while the backend calculates the other. */
const MESSAGES_PER_CALL = 2;

const isInBulk = (choice: AnswerChoice | undefined): choice is AnswerChoice & { profile: AnswerProfile } =>
  choice?.isOneOfMany === true && choice.profile !== undefined && hasBulkLine();

export const serverCalculator = (userId: string): Calculator => ({
  async run(input, signal, choice) {
    const inBulk =
      isInBulk(choice) &&
      (await answerInBulk(
        {
          path: paths.run(userId),
          accept: acceptOf(formOf(input, choice)),
          body: simBody(input),
          read: (data) => parseOutcome(forcesAnswerSchema, data),
        },
        signal,
      ));
    return inBulk || calculateInTurn((ended) => postForces(userId, input, ended, choice), signal);
  },
  async check(input, signal, choice) {
    const inBulk =
      isInBulk(choice) &&
      (await answerInBulk(
        {
          path: paths.runAlgorithm(userId),
          accept: acceptOf({ profile: 'summary' }),
          body: algorithmBody(input),
          read: (data) => resultOf(data as ParsedAnswer),
        },
        signal,
      ));
    return inBulk || calculateInTurn((ended) => postRunAlgorithm(userId, input, ended, choice), signal);
  },
  atOnce: callsAtOnce,
  manyAtOnce: () => callsAtOnce() * (hasBulkLine() ? MESSAGES_PER_CALL * MOST_IN_MESSAGE : 1),
});
