/** The two calculation calls without transport: raw wire object in, answer or error by field out. */
import { parseAlgorithm } from '../../src/api/contract/run-algorithm';
import { parseSim } from '../../src/api/contract/run';
import { checkEn1992 } from '../../src/engineering/en1992-4';
import { checkJgj145 } from '../../src/engineering/jgj145';
import { runPlate } from '../../src/engineering/plate';
import type { CheckAnswer, Outcome, PlateRunAnswer } from '../../src/engineering/model/result';

/** `raw` is the decoded `sim` object. */
export function answerRun(raw: unknown): Outcome<PlateRunAnswer> {
  const input = parseSim(raw);
  return input.ok ? runPlate(input.value) : input;
}

/** `raw` is the decoded `algorithm` object. */
export function answerRunAlgorithm(raw: unknown): Outcome<CheckAnswer> {
  const input = parseAlgorithm(raw);
  if (!input.ok) return input;
  return input.value.standard === 'EN1992-4' ? checkEn1992(input.value) : checkJgj145(input.value);
}
