/**
 * A design in figures alone, for many at a time: no trail, no picture. What was found once is not asked
 * again.
 */
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import type { AnswerProfile } from '@/api/contract/summary-profile';
import {
  forcesAndChecks,
  type Answers,
  type EvaluationOrder,
  type NoEvaluation,
} from '@/design/evaluation/forces-and-checks';
import { forcesCache } from '@/design/evaluation/known-forces';
import { lackingForElastic, profileOnPlate } from '@/design/evaluation/lacking-for-elastic';
import { latestCache } from '@/design/evaluation/latest-cache';
import { isElastic, isJudgedAlone } from '@/design/evaluation/load-variants';
import { orderKey } from '@/design/evaluation/order-key';
import type { Design } from '@/design/model/design-state';
import { openLocks } from '@/design/model/open-locks';
import { liveIsLeftOut } from '@/design/requests/factored-loads';
import { plateFactsOf } from '@/design/verdict/plate-facts';
import { plateFigures } from '@/design/verdict/plate-figures';
import { utilisationsOf, type Utilisations } from '@/design/verdict/rows';
import { verdictOf, type DesignVerdict } from '@/design/verdict/verdict';

export interface ShortResult {
  verdict: DesignVerdict;
  utilisations: Utilisations;
  /** Normal force of each anchor, kN. */
  forces: readonly number[];
  /** Largest von Mises stress of an elastic plate, MPa. */
  plateStress: number | null;
  /** False of an elastic plate of which the forces of the anchors alone were asked for. */
  hasStress: boolean;
}

export type ShortEvaluation = { kind: 'success'; short: ShortResult } | NoEvaluation;

/** Facts of a design that the verdict needs and the requests do not contain. */
const besideRequests = (design: Design) => ({
  profile: profileOnPlate(design),
  openLocks: openLocks(design),
  rigidity: lackingForElastic(design),
  onlyChosen: isJudgedAlone(design),
  liveLeftOut: liveIsLeftOut(design),
  // Among the combinations there are some that count them.
  liveCountsElsewhere: design.loads.loadCase === 'deadAndLive' && !design.loads.onlyChosen,
});

function shortOf({ run, request, answer }: Answers, design: Design, profile: AnswerProfile): ShortResult {
  const input = parseAlgorithm(request);
  // A server that does not know the forces profile returns the stress anyway.
  const { stress } = plateFigures(run.plate ?? {});
  const hasStress = profile === 'summary' || stress !== null || !isElastic(design);
  return {
    verdict: verdictOf({
      input: input.ok ? input.value : null,
      answer,
      plate: plateFactsOf(run.plate, { answer, input: input.ok ? input.value : null }, hasStress),
      plateE: request.plate.E,
      ...besideRequests(design),
    }),
    utilisations: utilisationsOf(answer),
    forces: run.join,
    plateStress: stress,
    hasStress,
  };
}

/** Enough for the longest load list with its elastic part; some 1 kB each. */
const kept = latestCache<ShortResult>(10_000);

/** Equal orders have equal results; a test begins with none. */
export function forgetShortResults(): void {
  kept.clear();
  forcesCache.clear();
}

/** `profile`: whether the stress of an elastic plate is wanted, which takes several times as long. */
export async function evaluateShort(
  order: EvaluationOrder,
  signal: AbortSignal,
  profile: AnswerProfile = 'summary',
): Promise<ShortEvaluation> {
  const key = `${orderKey(order)} ${JSON.stringify(besideRequests(order.design))}`;
  const known = kept.get(key);
  if (known && (profile === 'forces' || known.hasStress)) return { kind: 'success', short: known };
  const end = await forcesAndChecks(order, signal, { profile, isOneOfMany: true });
  if (end.kind !== 'success') return end;
  const short = shortOf(end, order.design, profile);
  kept.set(key, short);
  return { kind: 'success', short };
}
