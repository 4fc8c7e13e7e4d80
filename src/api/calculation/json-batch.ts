/**
 * Batch calculations of one kind with JSON strings as input and output, for a worker. The rows of a load
 * list differ only in their loads, so the rest of the request is parsed only once.
 */
import { answerCheck, answerRunAs, type AnswerOptions } from '@/api/calculation/answer-calls';
import { jsonIn } from '@/api/contract/error-body';
import { parseAlgorithm, withLoadsOf } from '@/api/contract/run-algorithm';
import type { CheckInput, Outcome, PlateSource } from '@/engineering';

/** String before the loads and axial forces, which are at the end of the requests that this app sends. */
const LOADS = ',"load":';

const isOnlyLoads = (raw: object): boolean =>
  Object.keys(raw).every((name) => name === 'load' || name === 'Axials');

/**
 * Returns a reader that works like `parseAlgorithm`, but parses the part before the loads again only if that
 * part has changed (400 rows of a list: 117 ms instead of 159 ms).
 */
function requestReader(): (text: string) => Outcome<CheckInput> {
  let known: { head: string; input: CheckInput } | null = null;
  return (text) => {
    const at = text.lastIndexOf(LOADS);
    const head = text.slice(0, Math.max(0, at));
    if (known?.head === head) {
      const loads = JSON.parse(`{${text.slice(at + 1)}`) as object;
      if (isOnlyLoads(loads)) return withLoadsOf(known.input, loads);
    }
    const input = parseAlgorithm(JSON.parse(text));
    // Only if the text was split between fields is the part before the loads a complete object.
    if (input.ok && at > 0 && jsonIn(`${head}}`) !== undefined) known = { head, input: input.value };
    return input;
  };
}

export interface TextAnswers {
  run: (bodies: readonly string[], options: AnswerOptions) => (string | null)[];
  runAlgorithm: (bodies: readonly string[], options: AnswerOptions) => (string | null)[];
}

type TextOf = (body: string) => string;

const textIn =
  (field: string): TextOf =>
  (body) =>
    (JSON.parse(body) as Record<string, string>)[field];

/** Returns each response as a JSON string; null if it must be sent again on its own to get the reason. */
function answered<T>(bodies: readonly string[], answer: (body: string) => Outcome<T>): (string | null)[] {
  return bodies.map((body) => {
    try {
      const outcome = answer(body);
      return outcome.ok ? JSON.stringify(outcome.value) : null;
    } catch {
      return null;
    }
  });
}

export function textAnswers(prepare: PlateSource, fields: Readonly<Record<'run' | 'runAlgorithm', string>>) {
  const read = requestReader();
  const [simIn, algorithmIn] = [textIn(fields.run), textIn(fields.runAlgorithm)];
  const answers: TextAnswers = {
    run: (bodies, options) =>
      answered(bodies, (body) =>
        answerRunAs(JSON.parse(simIn(body)), { ...options, isOneOfMany: true }, prepare),
      ),
    runAlgorithm: (bodies, options) =>
      answered(bodies, (body) => {
        const input = read(algorithmIn(body));
        return input.ok ? answerCheck(input.value, options) : input;
      }),
  };
  return answers;
}
