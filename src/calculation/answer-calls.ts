/** The two calculation calls without transport: raw wire object in, answer or error by field out. */
import { parseSim } from '@/api/contract/run';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import type { AnswerProfile } from '@/api/contract/summary-profile';
import { encodePng } from '@/calculation/png';
import { drawStressPicture } from '@/drawing';
import {
  check,
  runPlate,
  runPlateForces,
  type CheckAnswer,
  type Outcome,
  type PlateForcesAnswer,
  type PlateRunAnswer,
  type PlateSource,
} from '@/engineering';

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
  { profile = null }: { profile?: 'summary' | null } = {},
  prepare?: PlateSource,
): Outcome<PlateRunAnswer> {
  const input = parseSim(raw);
  if (!input.ok) return input;
  const run = runPlate(input.value, prepare);
  if (!run.ok) return run;
  const { answer, stress } = run.value;
  const { join, plate } = answer;
  if (profile === 'summary') {
    const { deformation: _, stress: __, ...figures } = plate;
    return { ok: true, value: { join, plate: figures } };
  }
  const base64 = stress && encodePng(drawStressPicture(stress));
  return { ok: true, value: base64 ? { join, base64, plate } : answer };
}

/** Forces alone, which an elastic plate has in a fraction of the time. */
export function answerForces(raw: unknown, prepare?: PlateSource): Outcome<PlateForcesAnswer> {
  const input = parseSim(raw);
  return input.ok ? runPlateForces(input.value, prepare) : input;
}

/** As much as was asked for. */
export const answerRunAs = (
  raw: unknown,
  { profile }: AnswerOptions,
  prepare?: PlateSource,
): Outcome<PlateRunAnswer | PlateForcesAnswer> =>
  profile === 'forces' ? answerForces(raw, prepare) : answerRun(raw, { profile }, prepare);

/** `raw` is the decoded `algorithm` object. */
export function answerRunAlgorithm(
  raw: unknown,
  { profile = null }: AnswerOptions = {},
): Outcome<CheckAnswer> {
  const input = parseAlgorithm(raw);
  if (!input.ok) return input;
  return check(input.value, { trail: profile === null });
}
