/** A design with all that its screen shows of it. Knows neither store nor screen. */
import type { StoredResult } from '../verdict/stored-result';
import type { Design } from '../model/design-state';
import { openLocks } from '../model/open-locks';
import { fingerprintOf } from '../model/fingerprint';
import { figuresHash } from '../records/figures-hash';
import { liveIsLeftOut } from '../requests/factored-loads';
import { plateFigures } from '../verdict/plate-figures';
import { isJudgedAlone } from './load-variants';
import { lackingForElastic, profileOnPlate } from './lacking-for-elastic';
import {
  forcesAndChecks,
  type Answers,
  type EvaluationOrder,
  type Inputs,
  type NoEvaluation,
} from './forces-and-checks';

export type Evaluation = { kind: 'success'; result: StoredResult } | NoEvaluation;

const rigidityOf = (design: Design): Pick<StoredResult, 'rigidity'> => {
  const rigidity = lackingForElastic(design);
  return rigidity ? { rigidity } : {};
};

const rowOf = ({ loads: { shown } }: Design): Pick<StoredResult, 'row'> =>
  shown === null ? {} : { row: shown.name };

/** What both calls answered as a result; of forces alone the stress of an elastic plate is to follow. */
export function resultOfAnswers(
  { design, anchor }: Inputs,
  { run, request, answer }: Answers,
  profile?: 'forces',
): StoredResult {
  const follows = profile === 'forces' && plateFigures(run.plate ?? {}).stress === null;
  return {
    answer,
    request,
    liveLeftOut: liveIsLeftOut(design),
    openLocks: openLocks(design),
    ...rowOf(design),
    ...rigidityOf(design),
    profile: profileOnPlate(design),
    onlyChosen: isJudgedAlone(design),
    // An empty text is no picture either.
    image: run.base64 || null,
    // Its contact alone is no result of a plate.
    plate: follows ? null : (run.plate ?? null),
    ...(follows && { stressFollows: true as const }),
    fingerprint: fingerprintOf(design),
    record: figuresHash(anchor),
    others: [],
    time: new Date().toISOString(),
  };
}

export async function evaluate(
  order: EvaluationOrder,
  signal: AbortSignal,
  choice?: { profile?: 'forces'; isOneOfMany?: boolean },
): Promise<Evaluation> {
  const end = await forcesAndChecks(order, signal, choice, { isOneOfMany: choice?.isOneOfMany });
  if (end.kind !== 'success') return end;
  return { kind: 'success', result: resultOfAnswers(order, end, choice?.profile) };
}
