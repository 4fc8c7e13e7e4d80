/** Evaluates an example with the given calls and compares the results with the expected values. */
import type { RunAnswer } from '@/api/contract/run-answer';
import type { CheckInput, CheckResult, PlateRunInput } from '@/engineering';
import type { CheckExample, Example, PlateExample } from '@/examples/examples';
import type { ExpectedValue } from '@/examples/expected-values';

type Answered<T, E> = { ok: true; value: T } | { ok: false; error: E };

export interface Calls<E> {
  check: (input: CheckInput) => Promise<Answered<CheckResult, E>>;
  plate: (input: PlateRunInput) => Promise<Answered<RunAnswer, E>>;
}

export type Evaluation<E> = Answered<readonly ExpectedValue[], E>;

async function evaluateCheck<E>(example: CheckExample, calls: Calls<E>): Promise<Evaluation<E>> {
  const answers: CheckResult[] = [];
  for (const input of example.inputs) {
    const answer = await calls.check(input);
    if (!answer.ok) return answer;
    answers.push(answer.value);
  }
  return { ok: true, value: example.figures(answers) };
}

async function evaluatePlate<E>(example: PlateExample, calls: Calls<E>): Promise<Evaluation<E>> {
  const answer = await calls.plate(example.input);
  return answer.ok ? { ok: true, value: example.figures(answer.value) } : answer;
}

export const evaluate = <E>(example: Example, calls: Calls<E>): Promise<Evaluation<E>> =>
  example.call === 'check' ? evaluateCheck(example, calls) : evaluatePlate(example, calls);
