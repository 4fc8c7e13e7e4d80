/** The two calculation calls without transport: raw wire object in, answer or error by field out. */
import { parseAlgorithm } from '../../src/api/contract/run-algorithm';
import { parseSim } from '../../src/api/contract/run';
import type { CheckOptions } from '../../src/engineering/checks';
import { checkEn1992 } from '../../src/engineering/en1992-4';
import { checkJgj145 } from '../../src/engineering/jgj145';
import type { CheckInput } from '../../src/engineering/model/design';
import type { CheckAnswer, Outcome, PlateRunAnswer } from '../../src/engineering/model/result';
import { runPlate } from '../../src/engineering/plate';
import { findRemedies } from '../../src/engineering/remedies';
import { encodePng } from './png';

/** `raw` is the decoded `sim` object. */
export function answerRun(raw: unknown): Outcome<PlateRunAnswer> {
  const input = parseSim(raw);
  return input.ok ? runPlate(input.value, encodePng) : input;
}

function check(input: CheckInput, options?: CheckOptions): Outcome<CheckAnswer> {
  return input.standard === 'EN1992-4' ? checkEn1992(input, options) : checkJgj145(input, options);
}

const figuresOnly = (input: CheckInput) => check(input, { words: false });

export interface AnswerOptions {
  /** Figures and verdicts alone: trail and details stay empty, and no remedies are looked for. */
  summary?: boolean;
}

/** `raw` is the decoded `algorithm` object; with `suggest: true` a failing design is answered with what would help. */
export function answerRunAlgorithm(
  raw: unknown,
  { summary = false }: AnswerOptions = {},
): Outcome<CheckAnswer> {
  const input = parseAlgorithm(raw);
  if (!input.ok) return input;
  const answer = check(input.value, { words: !summary });
  const wanted =
    !summary && typeof raw === 'object' && raw !== null && 'suggest' in raw && raw.suggest === true;
  if (!answer.ok || !wanted || answer.value.satisfied) return answer;
  return {
    ok: true,
    value: { ...answer.value, remedies: findRemedies(input.value, answer.value, figuresOnly) },
  };
}
