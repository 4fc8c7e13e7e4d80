/** Evaluates an example with the given calls and compares the results with the expected values. */
import type { SimRequest } from '@/api/contract/run';
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { RunAnswer } from '@/api/contract/run-answer';
import type { CheckExample, Example, PlateExample } from '@/examples/examples';
import type { Figure } from '@/examples/figures';
import { algorithmOf, simOf } from '@/examples/requests';

type Answered<T, E> = { ok: true; value: T } | { ok: false; error: E };

export interface Calls<E> {
  check: (request: AlgorithmRequest) => Promise<Answered<CheckAnswerOnWire, E>>;
  plate: (request: SimRequest) => Promise<Answered<RunAnswer, E>>;
}

export type Evaluation<E> = Answered<readonly Figure[], E>;

async function evaluateCheck<E>(example: CheckExample, calls: Calls<E>): Promise<Evaluation<E>> {
  const answers: CheckAnswerOnWire[] = [];
  for (const input of example.inputs) {
    const answer = await calls.check(algorithmOf(input));
    if (!answer.ok) return answer;
    answers.push(answer.value);
  }
  return { ok: true, value: example.figures(answers) };
}

async function evaluatePlate<E>(example: PlateExample, calls: Calls<E>): Promise<Evaluation<E>> {
  const answer = await calls.plate(simOf(example.input));
  return answer.ok ? { ok: true, value: example.figures(answer.value) } : answer;
}

export const evaluate = <E>(example: Example, calls: Calls<E>): Promise<Evaluation<E>> =>
  example.call === 'check' ? evaluateCheck(example, calls) : evaluatePlate(example, calls);
