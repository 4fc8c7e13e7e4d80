/** A design with all that its screen shows of it. Knows neither store nor screen. */
import type { StoredResult } from '@/stores/design/data-save';
import type { Design } from '@/stores/design/design-state';
import { openLocks } from '@/stores/design/open-locks';
import { fingerprintOf } from '@/stores/design/fingerprint';
import { figuresHash } from '../records/figures-hash';
import { liveIsLeftOut } from '../requests/factored-loads';
import { plateFigures } from '../verdict/plate-figures';
import { lackingForElastic } from './lacking-for-elastic';
import { twoCalls, type EvaluationOrder, type NoEvaluation } from './two-calls';

export type Evaluation = { kind: 'success'; result: StoredResult } | NoEvaluation;

const rigidityOf = (design: Design): Pick<StoredResult, 'rigidity'> => {
  const rigidity = lackingForElastic(design);
  return rigidity ? { rigidity } : {};
};

const rowOf = ({ loads: { shown } }: Design): Pick<StoredResult, 'row'> =>
  shown === null ? {} : { row: shown.name };

export async function evaluate(
  order: EvaluationOrder,
  signal: AbortSignal,
  /** Forces alone: the stress of an elastic plate is to follow. */
  choice?: { profile?: 'forces'; isOneOfMany?: boolean },
): Promise<Evaluation> {
  const end = await twoCalls(order, signal, choice, { isOneOfMany: choice?.isOneOfMany });
  if (end.kind !== 'success') return end;
  const { run, request, answer } = end;
  const follows = choice?.profile === 'forces' && plateFigures(run.plate ?? {}).stress === null;
  return {
    kind: 'success',
    result: {
      answer,
      request,
      liveLeftOut: liveIsLeftOut(order.design),
      openLocks: openLocks(order.design),
      ...rowOf(order.design),
      ...rigidityOf(order.design),
      // An empty text is no picture either.
      image: run.base64 || null,
      // Its contact alone is no result of a plate.
      plate: follows ? null : (run.plate ?? null),
      ...(follows && { stressFollows: true as const }),
      fingerprint: fingerprintOf(order.design),
      record: figuresHash(order.anchor),
      others: [],
      time: new Date().toISOString(),
    },
  };
}
