/** The two calculation calls without transport: raw wire object in, answer or error by field out. */
import { parseAlgorithm } from '../../src/api/contract/run-algorithm';
import { parseSim } from '../../src/api/contract/run';
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

function check(input: CheckInput): Outcome<CheckAnswer> {
  return input.standard === 'EN1992-4' ? checkEn1992(input) : checkJgj145(input);
}

/** `raw` is the decoded `algorithm` object; with `suggest: true` a failing design is answered with what would help. */
export function answerRunAlgorithm(raw: unknown): Outcome<CheckAnswer> {
  const input = parseAlgorithm(raw);
  if (!input.ok) return input;
  const answer = check(input.value);
  const wanted = typeof raw === 'object' && raw !== null && 'suggest' in raw && raw.suggest === true;
  if (!answer.ok || !wanted || answer.value.satisfied) return answer;
  return { ok: true, value: { ...answer.value, remedies: findRemedies(input.value, answer.value, check) } };
}
