/** The two calculation calls as the embedded backend answers them, for tests in whose place they stand. */
import { runAnswerSchema } from '../api/contract/run-answer';
import type { postRun, postRunAlgorithm } from '@/api/calls/calculation';
import { answerRunAlgorithm, answerRunAs } from '../calculation/answer-calls';
import { keptPlates } from '../calculation/prepared-plates';

const plates = keptPlates();

const refused = (message: string) =>
  ({ ok: false, error: { kind: 'general', status: 400, message } }) as const;

export const runByEngine: typeof postRun = (_, sim, __, choice) => {
  const run = answerRunAs(sim, choice ?? {}, plates);
  if (!run.ok) return Promise.resolve(refused(run.error.message));
  return Promise.resolve({ ok: true, value: runAnswerSchema.parse(run.value) });
};

export const checkByEngine: typeof postRunAlgorithm = (_, request, __, choice) => {
  const answer = answerRunAlgorithm(request, choice);
  return Promise.resolve(answer.ok ? answer : refused(answer.error.message));
};
