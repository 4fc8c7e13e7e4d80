/** The verdict on the stored result: one for panel, 3D view and report. */
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import type { DoneCombination } from '@/stores/design/combinations';
import type { StoredResult } from '@/stores/design/data-save';
import type { Design } from '@/stores/design/design-state';
import { byGravity, type Outcome } from '@/verdict/outcome';
import type { ReservationFacts } from '@/verdict/reservations';
import { verdictOf, type DesignVerdict } from '@/verdict/verdict';
import { plateFigures } from './plate-figures';

/** A result that an earlier version kept knows no request: then the answer alone counts. */
function factsOf(
  { request, answer, plate }: StoredResult,
  liveLeftOut: boolean,
  liveCountsElsewhere: boolean,
): ReservationFacts {
  const input = parseAlgorithm(request);
  const { stress: plateStress } = plateFigures(plate ?? {});
  return { input: input.ok ? input.value : null, answer, plateStress, liveLeftOut, liveCountsElsewhere };
}

export const verdictOfResult = (result: StoredResult, liveLeftOut: boolean): DesignVerdict =>
  verdictOf(
    factsOf(
      result,
      liveLeftOut,
      result.others.some(({ state, factors }) => state === 'done' && factors.live > 0),
    ),
  );

/** Of one combination among others; where the load case takes live loads in, some of them count these. */
export const outcomeOfResult = (result: StoredResult, { loads }: Design): Outcome =>
  verdictOf(factsOf(result, result.liveLeftOut, loads.loadCase === 'deadAndLive'));

export interface Overall extends Outcome {
  /** The combination that decides; null where it is the shown one. */
  worst: DoneCombination | null;
}

/** Over all combinations that were calculated: the gravest decides, the shown one where another is not graver. */
export function overallOf({ others }: Pick<StoredResult, 'others'>, shown: Outcome): Overall {
  let overall: Overall = { word: shown.word, governing: shown.governing, worst: null };
  for (const end of others) {
    if (end.state !== 'done') continue;
    if (byGravity(end.outcome, overall) > 0) overall = { ...end.outcome, worst: end };
  }
  return overall;
}
