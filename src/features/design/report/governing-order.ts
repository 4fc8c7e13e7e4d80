/** A report is made of the combination or the row that decides, whichever one the screen shows. */
import type { ApiFailure } from '@/api/errors';
import { doneCombination } from '@/stores/design/combinations';
import { evaluate } from '../evaluation/evaluate';
import { keptResult } from '../evaluation/follow-combinations';
import { enteredOf } from '../evaluation/entered-loads';
import { combinationVariants, nameOf, rowVariant } from '../evaluation/load-variants';
import { liveIsLeftOut } from '../requests/factored-loads';
import { outcomeOfResult, overallOf, verdictOfResult } from '../verdict/design-verdict';
import { reportedData } from './gather-report';
import type { ReportOrder } from './make-report';

export type GoverningOrder = { order: ReportOrder } | { failure: ApiFailure };

export async function governingOrder(order: ReportOrder, signal: AbortSignal): Promise<GoverningOrder> {
  const { design, result, record, language, userId, list } = order;
  const entered = enteredOf(design, result);
  const shownVerdict = verdictOfResult(result, liveIsLeftOut(design));
  const { worst } = overallOf(result, shownVerdict, { list, entered });
  const [shown, ...variants] = combinationVariants(design);
  const governing = worst?.listed
    ? rowVariant(design, worst.listed)
    : variants.find(({ combination }) => combination === worst?.combination)?.design;
  if (!worst || !governing) return { order };
  const evaluation = { design: governing, anchor: reportedData(design, record, language), userId };
  const kept = keptResult(evaluation);
  const end = kept ? { kind: 'success' as const, result: kept } : await evaluate(evaluation, signal);
  // Given up: whoever asked looks at the signal first.
  if (end.kind === 'cancelled') return { order };
  if (end.kind !== 'success') return { failure: end.failure };
  const seen = doneCombination(nameOf(shown), outcomeOfResult(result, design));
  const others = [seen, ...result.others.filter((other) => other.combination !== worst.combination)];
  return {
    order: {
      ...order,
      asked: { design: order.design, result },
      design: governing,
      result: { ...end.result, others },
    },
  };
}
