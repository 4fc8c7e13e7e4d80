/** The result of a saved project, with the parsers of the calls that made it: loaded after the page. */
import { parseAlgorithm, type AlgorithmRequest } from '../../api/contract/run-algorithm';
import { parseCheckAnswer } from '../../api/contract/run-algorithm-answer';
import { runAnswerSchema } from '../../api/contract/run-answer';
import { restoreCombinationEnds } from './combinations';
import type { StoredResult } from './data-save';
import { isObject } from './flat-data-save';

/** Null for what is no result, or is one no more. */
export function restoreResult(raw: unknown): StoredResult | null {
  if (!isObject(raw) || typeof raw.fingerprint !== 'string' || typeof raw.time !== 'string') return null;
  const answer = parseCheckAnswer(raw.answer);
  if (!answer.ok) return null;
  const plate = runAnswerSchema.shape.plate.safeParse(raw.plate ?? undefined);
  return {
    answer: answer.value,
    request: parseAlgorithm(raw.request).ok ? (raw.request as AlgorithmRequest) : null,
    liveLeftOut: raw.liveLeftOut === true,
    image: typeof raw.image === 'string' ? raw.image : null,
    plate: plate.success ? (plate.data ?? null) : null,
    others: restoreCombinationEnds(raw.others),
    fingerprint: raw.fingerprint,
    time: raw.time,
  };
}
