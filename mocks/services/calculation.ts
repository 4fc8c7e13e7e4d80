/** The two calculation calls without transport: raw wire object in, answer or error by field out. */
import { parseAlgorithm } from '../../src/api/contract/run-algorithm';
import { parseSim } from '../../src/api/contract/run';
import type { AnswerProfile } from '../../src/api/contract/summary-profile';
import { drawStressPicture } from '../../src/drawing';
import {
  check,
  runPlate,
  runPlateForces,
  type CheckAnswer,
  type Outcome,
  type PlateForcesAnswer,
  type PlateRunAnswer,
  type PlateSource,
} from '../../src/engineering';
import { encodePng } from './png';

export interface AnswerOptions {
  /**
   * Less than a full answer: figures and verdicts without picture, grids, trail and details; or the forces of
   * the anchors alone, where a check answers as for a summary.
   */
  profile?: AnswerProfile | null;
}

/** `raw` is the decoded `sim` object; `prepare` keeps what the plate's loads share. */
export function answerRun(
  raw: unknown,
  { profile = null }: AnswerOptions = {},
  prepare?: PlateSource,
): Outcome<PlateRunAnswer | PlateForcesAnswer> {
  const input = parseSim(raw);
  if (!input.ok) return input;
  if (profile === 'forces') return runPlateForces(input.value, prepare);
  const run = runPlate(input.value, prepare);
  if (!run.ok) return run;
  const { answer, stress } = run.value;
  const { join, plate } = answer;
  if (profile === 'summary') {
    const { deformation: _, stress: __, ...figures } = plate;
    return { ok: true, value: { join, plate: figures } };
  }
  if (stress === null) return { ok: true, value: answer };
  return { ok: true, value: { join, base64: encodePng(drawStressPicture(stress)), plate } };
}

/** `raw` is the decoded `algorithm` object. */
export function answerRunAlgorithm(
  raw: unknown,
  { profile = null }: AnswerOptions = {},
): Outcome<CheckAnswer> {
  const input = parseAlgorithm(raw);
  if (!input.ok) return input;
  return check(input.value, { words: profile === null });
}
