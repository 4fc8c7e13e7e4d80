/** The two calculation calls without transport: raw wire object in, answer or error by field out. */
import { parseAlgorithm } from '../api/contract/run-algorithm';
import { parseSim } from '../api/contract/run';
import { drawStressPicture } from '../drawing';
import { check, runPlate, type CheckAnswer, type Outcome, type PlateRunAnswer } from '../engineering';
import { encodePng } from './png';

export interface AnswerOptions {
  /** Figures and verdicts alone: no picture, no grid over the plate; trail and details stay empty. */
  summary?: boolean;
}

/** `raw` is the decoded `sim` object. */
export function answerRun(raw: unknown, { summary = false }: AnswerOptions = {}): Outcome<PlateRunAnswer> {
  const input = parseSim(raw);
  if (!input.ok) return input;
  const run = runPlate(input.value);
  if (!run.ok) return run;
  const { answer, stress } = run.value;
  const { join, plate } = answer;
  if (summary && plate) {
    const { deformation: _, stress: __, ...figures } = plate;
    return { ok: true, value: { join, plate: figures } };
  }
  if (stress === null) return { ok: true, value: answer };
  return { ok: true, value: { join, base64: encodePng(drawStressPicture(stress)), plate } };
}

/** `raw` is the decoded `algorithm` object. */
export function answerRunAlgorithm(
  raw: unknown,
  { summary = false }: AnswerOptions = {},
): Outcome<CheckAnswer> {
  const input = parseAlgorithm(raw);
  if (!input.ok) return input;
  return check(input.value, { words: !summary });
}
