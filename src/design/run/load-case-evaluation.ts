/** Evaluates a load case of a design in two calls: anchor forces, then checks. */
import { PROFILES, type AnswerProfile } from '@/api/contract/accept-header';
import type { ForcesAnswer } from '@/api/contract/anchor-forces-answer';
import type { Calculator } from '@/api/contract/calculator';
import type { ApiFailure } from '@/api/contract/failure';
import { caseInput, plateInput, underLoads } from '@/design/input/case-input';
import type { Design } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import { designLoadValues, isElastic, type LoadCase, nameOf } from '@/design/model/load-cases';
import { type AnchorData, figuresHash } from '@/design/records/anchor-data';
import { boundedCache } from '@/design/run/bounded-cache';
import { caseVerdictOf } from '@/design/verdict/case-verdict';
import { type Utilisations, utilisationsOf } from '@/design/verdict/check-status';
import { type DesignVerdict, verdictOf } from '@/design/verdict/design-verdict';
import { plateValues } from '@/design/verdict/plate-result';
import {
  type Calculation,
  type CasePlate,
  type CaseResult,
  connectionContext,
  type FailedCall,
  type FailedCase,
  loadContext,
  type RunResult,
} from '@/design/verdict/run-result';
import { ENGINE_VERSION } from '@/engineering';

/** A design with the data of its anchor for the design's standard and crack state. */
export interface Inputs {
  design: Design;
  anchor: AnchorData;
}

export interface EvaluationOrder extends Inputs {
  calculator: Calculator;
}

export interface EvaluatedCase extends CaseResult {
  verdict: DesignVerdict;
  utilisations: Utilisations;
  /** Axial force in each anchor, kN. */
  forces: readonly number[];
  /** Largest von Mises stress in an elastic plate, MPa. */
  stress: number | null;
  /** Inputs and answers of an evaluation in full. */
  calculation?: Calculation & Pick<RunResult, 'image' | 'engine'>;
}

interface How {
  /** Least accurate response profile that is sufficient; undefined for the stress with its image. */
  profile?: AnswerProfile;
  /** True if the result must contain its calculation, with the trail of the checks. */
  isInFull?: boolean;
  /** False for a single calculation that the user started. */
  isOneOfMany?: boolean;
}

export type Evaluate = (one: LoadCase, how: How) => Promise<EvaluatedCase | FailedCase | null>;

/**
 * Anchor forces by all that determines them: designs that differ only in edges, thickness or resistance share
 * them (elastic plate, 200 rows with another edge distance: 1.3 s instead of 7.9 s).
 */
const forcesCache = boundedCache<ForcesAnswer>(5_000);

/** Results for Explore, which repeats evaluations (3,000 rows in this process: 0.4 s instead of 2.5 s). */
const results = boundedCache<EvaluatedCase>(10_000);

/** Replaces long texts in keys by numbers; a hash might be the same for two texts. */
function createNumbering(most: number): (text: string) => number {
  const numbers = boundedCache<number>(most);
  let last = 0;
  return (text) => {
    const number = numbers.get(text) ?? (last += 1);
    numbers.set(text, number);
    return number;
  };
}

const numberOf = createNumbering(1_000);

/** Removes all cached forces and results, so that each test starts without earlier results. */
export function clearForces(): void {
  forcesCache.clear();
  results.clear();
}

/** Returns the most accurate cached forces of at least the accuracy `profile`. */
function cachedForces(plateCase: string, profile: AnswerProfile): ForcesAnswer | undefined {
  for (const one of PROFILES.slice(0, PROFILES.indexOf(profile) + 1)) {
    const cached = forcesCache.get(`${one} ${plateCase}`);
    if (cached) return cached;
  }
  return undefined;
}

/** Failure of the first call if its response does not contain one force for each anchor. */
const FORCES_MISSING: ApiFailure = { kind: 'malformed', status: 200, message: '', field: 'join' };

/** Returns a function that evaluates the load cases of a design, which share all inputs except the loads. */
export function caseEvaluator(
  { design, anchor, calculator }: EvaluationOrder,
  signal: AbortSignal,
): Evaluate {
  const [connection, plate] = [caseInput(design, anchor), plateInput(design, anchor)];
  const context = connectionContext(design, anchor);
  const { dead: _, live: __, ...unloaded } = connection;
  const { load: ___, ...unloadedPlate } = plate;
  const number = numberOf(JSON.stringify([unloaded, unloadedPlate, context]));
  const plateNumber = numberOf(JSON.stringify(unloadedPlate));
  const evaluate: Evaluate = async (one, how) => {
    const { profile, isInFull = profile === undefined, isOneOfMany = true } = how;
    const { Nz: N, ...others } = designLoadValues(one.design);
    const plateCase = { ...plate, load: { N, ...others } };
    const failed = (kind: FailedCall['kind'], call: ApiFailure): FailedCase => ({
      ...nameOf(one),
      state: 'failed',
      failure: { kind, call },
    });
    const key = `${plateNumber} ${JSON.stringify(plateCase.load)}`;
    const cached = profile ? cachedForces(key, profile) : undefined;
    const forces = cached
      ? { ok: true as const, value: cached }
      : await calculator.run(plateCase, signal, { profile, isOneOfMany });
    if (signal.aborted) return null;
    if (!forces.ok) return failed('error1', forces.error);
    const run = forces.value;
    if (run.join.length !== connection.anchors.length) return failed('error1', FORCES_MISSING);
    if (profile && !cached) {
      // The image is large and needed for only one design.
      const { base64: _, ...kept } = run;
      forcesCache.set(`${profile} ${key}`, kept);
    }
    const input = { ...underLoads(connection, one.design), axials: run.join };
    const answer = await calculator.check(input, signal, {
      profile: isInFull ? undefined : profile,
      isOneOfMany,
    });
    if (signal.aborted) return null;
    if (!answer.ok) return failed('error2', answer.error);
    const facts = { ...context, ...loadContext(one.design), input, answer: answer.value };
    return evaluatedCase(one, run, facts, { profile, isInFull });
  };
  return async (one, how) => {
    if (how.profile === undefined || how.isInFull) return evaluate(one, how);
    const { dead, live } = underLoads(connection, one.design);
    const key = JSON.stringify([number, dead, live, loadContext(one.design)]);
    const cached = results.get(key);
    if (cached && (cached.plate === 'rigid' || rankOf(cached.plate) <= rankOf(how.profile)))
      return { ...cached, ...nameOf(one), ...(one.listed && { listed: one.listed }) };
    const end = await evaluate(one, how);
    if (end?.state === 'done') results.set(key, end);
    return end;
  };
}

/** Returns the rank of an accuracy, 0 for a full solution. */
const rankOf = (accuracy: CasePlate | AnswerProfile): number =>
  Math.max(
    0,
    PROFILES.findIndex((profile) => profile === accuracy),
  );

/** Builds the result of a load case from the responses to both calls. */
export function evaluatedCase(
  one: LoadCase,
  run: ForcesAnswer,
  facts: Omit<Calculation, 'plate' | 'stressFollows'>,
  { profile, isInFull = profile === undefined }: How = {},
): EvaluatedCase {
  const { stress } = plateValues(run.plate ?? {});
  const isPlateElastic = isElastic(one.design);
  // A server that does not support response profiles of forces alone returns the stress anyway.
  const follows = profile !== undefined && profile !== 'summary' && isPlateElastic && stress === null;
  const calculation = {
    ...facts,
    plate: run.plate ?? null,
    ...(follows && { stressFollows: true as const }),
  };
  const plate = !isPlateElastic ? 'rigid' : follows ? profile : 'elastic';
  return {
    ...nameOf(one),
    ...(one.listed && { listed: one.listed }),
    state: 'done',
    plate,
    verdict: verdictOf(calculation),
    utilisations: utilisationsOf(facts.answer),
    forces: run.join,
    stress,
    ...(isInFull && {
      calculation: {
        ...calculation,
        // A response without stress contains only bounds on stress and pressure and the contact force.
        plate: follows ? null : calculation.plate,
        // The server may also return an empty string if there is no image.
        image: run.base64 || null,
        engine: facts.answer.engine || ENGINE_VERSION,
      },
    }),
  };
}

/** Returns the result of a run of which only the displayed loads are calculated. */
export const runResultOf = ({ calculation }: EvaluatedCase, { design, anchor }: Inputs): RunResult | null =>
  calculation === undefined
    ? null
    : {
        ...calculation,
        others: [],
        fingerprint: fingerprintOf(design),
        record: figuresHash(anchor),
        time: new Date().toISOString(),
      };

/** Returns the result of a load case without what only one displayed load case needs, for long lists. */
export const compactCase = ({
  calculation: _,
  forces: __,
  stress: ___,
  ...one
}: EvaluatedCase): CaseResult => ({
  ...one,
  verdict: caseVerdictOf(one.verdict),
});
