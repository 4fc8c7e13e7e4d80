/** Evaluates a design and returns the result to be stored and shown; depends on no store or component. */
import {
  forcesAndChecks,
  type Answers,
  type EvaluationOrder,
  type Inputs,
  type NoEvaluation,
} from '@/design/evaluation/forces-and-checks';
import { lackingForElastic, profileOnPlate } from '@/design/evaluation/lacking-for-elastic';
import { isJudgedAlone } from '@/design/evaluation/load-variants';
import type { Design } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import { openLocks } from '@/design/model/open-locks';
import { uncoveredOf } from '@/design/model/uncovered';
import { figuresHash } from '@/design/records/figures-hash';
import { assessedOf } from '@/design/verdict/assessed';
import { plateFigures } from '@/design/verdict/plate-figures';
import type { StoredResult } from '@/design/verdict/stored-result';
import { ENGINE_VERSION } from '@/engineering';

export type Evaluation = { kind: 'success'; result: StoredResult } | NoEvaluation;

const rigidityOf = (design: Design): Pick<StoredResult, 'rigidity'> => {
  const rigidity = lackingForElastic(design);
  return rigidity ? { rigidity } : {};
};

const rowOf = ({ loads: { shown } }: Design): Pick<StoredResult, 'row'> =>
  shown === null ? {} : { row: shown.name };

/**
 * Builds the result from the responses to both calls (anchor forces, checks). With the response profile
 * `forces`, the stress in an elastic plate is requested later.
 */
export function resultOfAnswers(
  { design, anchor }: Inputs,
  { run, request, answer }: Answers,
  profile?: 'forces',
): StoredResult {
  const follows = profile === 'forces' && plateFigures(run.plate ?? {}).stress === null;
  return {
    answer,
    request,
    uncovered: uncoveredOf(design),
    openLocks: openLocks(design),
    ...rowOf(design),
    ...rigidityOf(design),
    profile: profileOnPlate(design),
    assessed: assessedOf(design, anchor),
    onlyChosen: isJudgedAlone(design),
    // The server may also return an empty string if there is no image.
    image: run.base64 || null,
    // A response with the profile `forces` contains only bounds on stress and pressure and the contact force,
    // which do not count as plate results.
    plate: follows ? null : (run.plate ?? null),
    ...(follows && { stressFollows: true as const }),
    fingerprint: fingerprintOf(design),
    record: figuresHash(anchor),
    engine: answer.engine ?? ENGINE_VERSION,
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
