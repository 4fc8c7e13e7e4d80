/** The two calculation calls as the embedded backend answers them, for tests in whose place they stand. */
import type { postRun, postRunAlgorithm } from '@/api/calls/calculation';
import { answerRun, answerRunAlgorithm } from '../calculation/answer-calls';

const refused = (message: string) =>
  ({ ok: false, error: { kind: 'general', status: 400, message } }) as const;

export const runByEngine: typeof postRun = (_, sim) => {
  const run = answerRun(sim);
  if (!run.ok) return Promise.resolve(refused(run.error.message));
  const { join, ...answer } = run.value;
  return Promise.resolve({ ok: true, value: { join: [...join], ...answer } });
};

export const checkByEngine: typeof postRunAlgorithm = (_, request, __, choice) => {
  const answer = answerRunAlgorithm(request, choice);
  return Promise.resolve(answer.ok ? answer : refused(answer.error.message));
};
