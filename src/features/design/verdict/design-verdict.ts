/** The verdict on the stored result: one for panel, 3D view and report. */
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import type { CombinationEnd } from '@/stores/design/combinations';
import type { StoredResult } from '@/stores/design/data-save';
import type { GoverningRow } from '@/verdict/governing';
import { byGravity, outcomeOf, type Outcome } from '@/verdict/outcome';
import type { ReservationFacts } from '@/verdict/reservations';
import { verdictOf, type DesignVerdict, type VerdictWord } from '@/verdict/verdict';
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
export const outcomeOfResult = (result: StoredResult, liveCounts: boolean): Outcome =>
  outcomeOf(factsOf(result, result.liveLeftOut, liveCounts));

export interface Overall {
  word: VerdictWord;
  governing: GoverningRow | null;
  /** The combination that decides; null where it is the shown one. */
  worst: (CombinationEnd & { state: 'done' }) | null;
}

/** Over all combinations that were calculated: the gravest decides, the shown one where another is not graver. */
export function overallOf(
  { others }: Pick<StoredResult, 'others'>,
  shown: Pick<DesignVerdict, 'word' | 'governing'>,
): Overall {
  let overall: Overall = { word: shown.word, governing: shown.governing, worst: null };
  for (const end of others) {
    if (end.state !== 'done') continue;
    const { word, governing } = end.outcome;
    if (byGravity(end.outcome, overall) > 0) overall = { word, governing, worst: end };
  }
  return overall;
}
