/** The two calculation calls without HTTP: a request object gives a response or names the invalid field. */
import type { AnswerForm } from '@/api/contract/accept-header';
import { parseSim } from '@/api/contract/anchor-forces';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { checkAnswer, type CheckAnswerOnWire, summaryAnswer } from '@/api/contract/to-wire';
import { drawStressImage } from '@/drawing/stress/stress-image';
import {
  preparePlate,
  type PlateSource,
  type PreparedPlate,
  check,
  runPlate,
  runPlateForces,
  type CheckInput,
  type ForcesAccuracy,
  type Outcome,
  type PlateForcesAnswer,
  type PlateRunAnswer,
} from '@/engineering';

/** Maximum size of all cached plates in bytes; the latest plate stays in the cache even if it is larger. */
const MOST_BYTES = 100e6;
const MOST_PLATES = 8;

/**
 * Creates a cache of prepared plates by all inputs except the loads, which the rows of a load list share
 * (anchor forces of an elastic plate: 30 ms instead of 58 ms); the least recently used plate leaves first.
 */
export function plateCache(mostPlates = MOST_PLATES, mostBytes = MOST_BYTES): PlateSource {
  const kept = new Map<string, PreparedPlate>();
  const bytes = () => [...kept.values()].reduce((sum, plate) => sum + plate.bytes, 0);
  const isFull = () => kept.size > 1 && (kept.size > mostPlates || bytes() > mostBytes);
  return (input) => {
    const key = JSON.stringify({ ...input, load: undefined });
    const known = kept.get(key);
    const plate = known ? { ok: true as const, value: known } : preparePlate(input);
    if (!plate.ok) return plate;
    // Moves the plate to the end of the map, so that the least recently used plate is always first.
    kept.delete(key);
    kept.set(key, plate.value);
    for (const oldest of kept.keys()) {
      if (!isFull()) break;
      kept.delete(oldest);
    }
    return plate;
  };
}

/**
 * Requested form of the response. `summary`: values and verdicts without image, grids, trail and details;
 * `forces` and `fine-forces`: anchor forces only; a check then responds as for `summary`.
 */
export interface AnswerOptions extends AnswerForm {
  /** True for one of many loads on a plate: forces alone may start from solutions of earlier calls. */
  isOneOfMany?: boolean;
}

/** Runs the plate calculation for the `sim` object; `prepare` caches what all loads on a plate share. */
export function answerRun(
  raw: unknown,
  { profile, contact }: Pick<AnswerForm, 'contact'> & { profile?: 'summary' | undefined } = {},
  prepare?: PlateSource,
): Outcome<PlateRunAnswer> {
  const input = parseSim(raw);
  if (!input.ok) return input;
  const run = runPlate({ ...input.value, contact }, prepare);
  if (!run.ok) return run;
  const { answer, stress } = run.value;
  const { join, plate } = answer;
  if (profile === 'summary') {
    const { deformation: _, stress: __, ...figures } = plate;
    return { ok: true, value: { join, plate: figures } };
  }
  const base64 = stress && `data:image/svg+xml;base64,${btoa(drawStressImage(stress))}`;
  return { ok: true, value: base64 ? { join, base64, plate } : answer };
}

/** Computes forces without stresses, in a fraction of the time for an elastic plate. */
export function answerForces(
  raw: unknown,
  prepare?: PlateSource,
  { contact, ...accuracy }: ForcesAccuracy & Pick<AnswerForm, 'contact'> = {},
): Outcome<PlateForcesAnswer> {
  const input = parseSim(raw);
  return input.ok ? runPlateForces({ ...input.value, contact }, prepare, accuracy) : input;
}

/** Runs the plate calculation in the requested form: forces alone, or forces and stresses. */
export const answerRunAs = (
  raw: unknown,
  { profile, contact, isOneOfMany }: AnswerOptions,
  prepare?: PlateSource,
): Outcome<PlateRunAnswer | PlateForcesAnswer> =>
  profile === 'forces' || profile === 'fine-forces'
    ? answerForces(raw, prepare, { contact, isOneOfMany, isFine: profile === 'fine-forces' })
    : answerRun(raw, { profile, contact }, prepare);

/**
 * Performs the checks. A summary has no trail, details, edges and remarks (10,000 rows: 4.7 s of processor
 * time instead of 5.8 s).
 */
export function answerCheck(
  input: CheckInput,
  { profile }: AnswerOptions,
): Outcome<ReturnType<typeof summaryAnswer> & Partial<CheckAnswerOnWire>> {
  const isSummary = profile !== undefined;
  const result = check(input, { trail: !isSummary });
  if (!result.ok) return result;
  return { ok: true, value: isSummary ? summaryAnswer(result.value) : checkAnswer(result.value) };
}

export function answerRunAlgorithm(raw: unknown, options: AnswerOptions = {}) {
  const input = parseAlgorithm(raw);
  return input.ok ? answerCheck(input.value, options) : input;
}
