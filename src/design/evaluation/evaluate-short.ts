import type { Calculator } from '@/api/contract/calculator';
/**
 * Short evaluation of a design, without calculation trail and image, for evaluating many designs; results
 * are cached.
 */
import { parseAlgorithm, withLoadsOf } from '@/api/contract/run-algorithm';
import { PROFILES, type AnswerProfile } from '@/api/contract/summary-profile';
import {
  forcesAndChecks,
  type Answers,
  type EvaluationOrder,
  type Inputs,
  type NoEvaluation,
} from '@/design/evaluation/forces-and-checks';
import { forcesCache } from '@/design/evaluation/known-forces';
import { lackingForElastic, profileOnPlate } from '@/design/evaluation/lacking-for-elastic';
import { latestCache } from '@/design/evaluation/latest-cache';
import { isElastic, isJudgedAlone, rowVariant } from '@/design/evaluation/load-variants';
import { anchorsOf } from '@/design/model/anchor-points';
import type { Design } from '@/design/model/design-state';
import { openLocks } from '@/design/model/open-locks';
import { uncoveredOf } from '@/design/model/uncovered';
import { countedDead, countedLive } from '@/design/requests/factored-loads';
import { perConnection } from '@/design/requests/per-connection';
import { algorithmRequest, simRequest } from '@/design/requests/requests';
import { assessedOf } from '@/design/verdict/assessed';
import { plateFactsOf } from '@/design/verdict/plate-facts';
import { plateFigures } from '@/design/verdict/plate-figures';
import { utilisationsOf, type Utilisations } from '@/design/verdict/rows';
import { verdictOf, type DesignVerdict } from '@/design/verdict/verdict';
import type { CheckInput } from '@/engineering';

export interface ShortResult {
  verdict: DesignVerdict;
  utilisations: Utilisations;
  /** Axial force in each anchor, kN. */
  forces: readonly number[];
  /** Largest von Mises stress in an elastic plate, MPa. */
  plateStress: number | null;
  /** Most accurate response profile that the result satisfies; always `summary` for a rigid plate. */
  profile: AnswerProfile;
}

export type ShortEvaluation = { kind: 'success'; short: ShortResult } | NoEvaluation;

function createNumbering(most: number): (text: string) => number {
  const numbers = latestCache<number>(most);
  let last = 0;
  return (text) => {
    const known = numbers.get(text) ?? (last += 1);
    numbers.set(text, known);
    return known;
  };
}

/**
 * Replaces a long text in the cache key of a load case with a number; the text itself would add
 * 3 kB to every key.
 */
const numberOf = createNumbering(1_000);

/**
 * Facts that are the same for all load cases of a design and are not in the requests. `number` identifies
 * these facts together with the part of the requests that all load cases share.
 */
const connectionFacts = perConnection((design, anchor) => {
  const facts = {
    profile: profileOnPlate(design),
    openLocks: openLocks(design),
    rigidity: lackingForElastic(design),
    assessed: assessedOf(design, anchor),
  };
  const { Load: _, ...sim } = simRequest(design, anchor);
  const { load: __, Axials: ___, ...algorithm } = algorithmRequest(design, anchor, []);
  // Use the full text, not a hash, because two different designs may have the same hash.
  return { facts, number: numberOf(JSON.stringify([sim, algorithm, facts])) };
});

/** Facts about the loads that the verdict needs and the requests do not contain. */
const loadFacts = (design: Design) => ({
  onlyChosen: isJudgedAlone(design),
  isRow: design.loads.shown !== null,
  uncovered: uncoveredOf(design),
});

type LoadFacts = ReturnType<typeof loadFacts>;

/**
 * Returns the cache key of an order, made of everything on which the requests and the verdict depend: orders
 * with the same key have the same result. The axial forces in the request are omitted, since they follow
 * from the other values.
 */
function keyOf({ design, anchor }: EvaluationOrder, loads: LoadFacts): string {
  const sets = [countedDead(design), countedLive(design)].flatMap((set) => Object.values<number>({ ...set }));
  return [connectionFacts(design, anchor).number, ...sets, JSON.stringify(loads)].join(' ');
}

/** Input of the checks, parsed once per design: the load cases of a design differ only in their loads. */
const inputOfConnection = perConnection((design, anchor) => {
  const anchors = anchorsOf(design);
  return parseAlgorithm(
    algorithmRequest(
      rowVariant(design, null),
      anchor,
      anchors.map(() => 0),
    ),
  );
});

function inputOf({ design, anchor }: Inputs, request: Answers['request']): CheckInput | null {
  const known = inputOfConnection(design, anchor);
  // If the design's own loads are out of range, its request cannot be parsed, even though the loads of the
  // row may be valid: then the request of the row is parsed instead.
  const input = known.ok ? withLoadsOf(known.value, request) : parseAlgorithm(request);
  return input.ok ? input.value : null;
}

interface Judged {
  answers: Answers;
  loads: LoadFacts;
  profile: AnswerProfile;
}

function shortOf(order: Inputs, { answers, loads, profile }: Judged): ShortResult {
  const { run, request, answer } = answers;
  const input = inputOf(order, request);
  // A server that does not support forces-only response profiles returns the stress anyway.
  const { stress } = plateFigures(run.plate ?? {});
  const hasStress = profile === 'summary' || stress !== null || !isElastic(order.design);
  return {
    verdict: verdictOf({
      input,
      answer,
      plate: plateFactsOf(run.plate, { answer, input }, hasStress),
      plateE: request.plate.E,
      ...connectionFacts(order.design, order.anchor).facts,
      ...loads,
    }),
    utilisations: utilisationsOf(answer),
    forces: run.join,
    plateStress: stress,
    profile: hasStress ? 'summary' : profile,
  };
}

/** Cache size: the longest load list twice (rigid and elastic), about 1 kB per entry. */
const kept = latestCache<ShortResult>(10_000);

/** Empties this cache and the cache of anchor forces, so that each test starts without earlier results. */
export function forgetShortResults(): void {
  kept.clear();
  forcesCache.clear();
}

/**
 * Evaluates a design, or returns its result from the cache. `profile` is the least accurate response profile
 * that is sufficient: calculating the stress in an elastic plate takes several times as long as the forces
 * alone.
 */
export async function evaluateShort(
  order: EvaluationOrder,
  signal: AbortSignal,
  profile: AnswerProfile = 'summary',
): Promise<ShortEvaluation> {
  const loads = loadFacts(order.design);
  const key = keyOf(order, loads);
  const known = kept.get(key);
  if (known && PROFILES.indexOf(known.profile) <= PROFILES.indexOf(profile))
    return { kind: 'success', short: known };
  const end = await forcesAndChecks(order, signal, { profile, isOneOfMany: true });
  if (end.kind !== 'success') return end;
  const short = shortOf(order, { answers: end, loads, profile });
  kept.set(key, short);
  return { kind: 'success', short };
}

/** Returns a function that evaluates load cases with `calculator` until `signal` aborts. */
export const evaluateWith =
  (calculator: Calculator, signal: AbortSignal) =>
  (inputs: Inputs, profile?: AnswerProfile): Promise<ShortEvaluation> =>
    evaluateShort({ ...inputs, calculator }, signal, profile);
