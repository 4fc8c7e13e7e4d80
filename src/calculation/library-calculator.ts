/** The two calls answered in this process: for the command line and for tests. */
import type { Calculator } from '../api/contract/calculator';
import type { ApiOutcome } from '../api/contract/failure';
import { parseOutcome } from '../api/contract/fields';
import { runAnswerSchema } from '../api/contract/run-answer';
import { parseCheckAnswer } from '../api/contract/run-algorithm-answer';
import type { Outcome } from '../engineering';
import { answerRunAlgorithm, answerRunAs } from './answer-calls';
import { plateCache } from './prepared-plates';

/**
 * As over the wire: figures without end become null, and a refusal has the words of the embedded backend.
 */
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
    run: (sim, _, choice = {}) =>
      sent(answerRunAs(sim, choice, plates), (data) => parseOutcome(runAnswerSchema, data)),
    check: (request, _, choice = {}) => sent(answerRunAlgorithm(request, choice), parseCheckAnswer),
    // One process: more at once would only hold more in memory.
    atOnce: () => 2,
  };
}
