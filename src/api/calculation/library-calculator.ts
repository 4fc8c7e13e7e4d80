/** Makes both calculation calls in this process, for the command line and for tests. */
import { answerRunAlgorithm, answerRunAs, plateCache } from '@/api/calculation/answer-calls';
import { forcesAnswerSchema } from '@/api/contract/anchor-forces-answer';
import type { Calculator } from '@/api/contract/calculator';
import type { ApiOutcome } from '@/api/contract/failure';
import { parseOutcome } from '@/api/contract/fields';
import { parseCheckAnswer } from '@/api/contract/run-algorithm-answer';
import { algorithmRequest, simRequest } from '@/api/contract/to-wire';
import type { Outcome } from '@/engineering';

/** Converts a response to what the API would send: null for infinity, errors as of the embedded backend. */
function sent<T>(answer: Outcome<object>, parse: (data: unknown) => Outcome<T>): Promise<ApiOutcome<T>> {
  if (!answer.ok) {
    const { field, message: problem } = answer.error;
    const message = field === '' ? `The calculation is not possible: ${problem}.` : `${field}: ${problem}.`;
    return Promise.resolve({ ok: false, error: { kind: 'general', status: 400, message } });
  }
  const parsed = parse(JSON.parse(JSON.stringify(answer.value)));
  if (!parsed.ok) throw new Error(`${parsed.error.field} ${parsed.error.message}`);
  return Promise.resolve(parsed);
}

export function libraryCalculator(): Calculator {
  const plates = plateCache();
  return {
    run: (input, _, choice = {}) =>
      sent(answerRunAs(simRequest(input), { ...choice, contact: input.contact }, plates), (data) =>
        parseOutcome(forcesAnswerSchema, data),
      ),
    check: (input, _, choice = {}) =>
      sent(answerRunAlgorithm(algorithmRequest(input), choice), parseCheckAnswer),
    // In a single process, more calculations in parallel would only need more memory.
    atOnce: () => 2,
  };
}
