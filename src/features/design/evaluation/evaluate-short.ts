/**
 * A design in figures alone, for many at a time: no trail, no picture. What was found once is not asked
 * again.
 */
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import type { Design } from '@/stores/design/design-state';
import { openLocks } from '@/stores/design/open-locks';
import { utilisationsOf, type Utilisations } from '@/verdict/rows';
import { verdictOf, type DesignVerdict } from '@/verdict/verdict';
import { liveIsLeftOut } from '../requests/factored-loads';
import { plateFigures } from '../verdict/plate-figures';
import { keepLatest } from './keep-latest';
import { keptForces } from './kept-forces';
import { lackingForElastic } from './lacking-for-elastic';
import { orderKey } from './order-key';
import { twoCalls, type Answers, type EvaluationOrder, type NoEvaluation } from './two-calls';

export interface ShortResult {
  verdict: DesignVerdict;
  utilisations: Utilisations;
  /** Normal force of each anchor, kN. */
  forces: readonly number[];
  /** Largest von Mises stress of an elastic plate, MPa. */
  plateStress: number | null;
}

export type ShortEvaluation = { kind: 'success'; short: ShortResult } | NoEvaluation;

function shortOf({ run, request, answer }: Answers, design: Design): ShortResult {
  const input = parseAlgorithm(request);
  const { stress: plateStress } = plateFigures(run.plate ?? {});
  return {
    verdict: verdictOf({
      input: input.ok ? input.value : null,
      answer,
      plateStress,
      openLocks: openLocks(design),
      rigidity: lackingForElastic(design),
      liveLeftOut: liveIsLeftOut(design),
      // Among the combinations there are some that count them.
      liveCountsElsewhere: design.loads.loadCase === 'deadAndLive',
    }),
    utilisations: utilisationsOf(answer),
    forces: run.join,
    plateStress,
  };
}

/** Enough for the longest load list with its elastic part; some 1 kB each. */
const kept = keepLatest<ShortResult>(20_000);

/** Equal orders have equal results; a test begins with none. */
export function forgetShortResults(): void {
  kept.clear();
  keptForces.clear();
}

export async function evaluateShort(order: EvaluationOrder, signal: AbortSignal): Promise<ShortEvaluation> {
  const key = orderKey(order);
  const known = kept.get(key);
  if (known) return { kind: 'success', short: known };
  const end = await twoCalls(order, signal, { profile: 'summary', isOneOfMany: true });
  if (end.kind !== 'success') return end;
  const short = shortOf(end, order.design);
  kept.set(key, short);
  return { kind: 'success', short };
}
