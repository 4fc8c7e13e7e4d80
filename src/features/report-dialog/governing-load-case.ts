/** Returns the report order for the governing combination or row, even if another one is on screen. */
import { serverCalculator } from '@/api/calls/calculation';
import type { ApiFailure } from '@/api/contract/failure';
import { evaluateGoverning } from '@/design/search/governing-loads';
import type { ReportOrder } from '@/features/report-dialog/make-report';
import { reportedData } from '@/report/content/gather-report';
import { cachedResult } from '@/stores/run';

type GoverningOrder = { order: ReportOrder } | { failure: ApiFailure };

export async function governingOrder(order: ReportOrder, signal: AbortSignal): Promise<GoverningOrder> {
  const { design, result, record, language, userId } = order;
  const anchor = reportedData(design, record, language);
  const at = { anchor, calculator: serverCalculator(userId) };
  const governing = await evaluateGoverning(order, at, signal, cachedResult);
  // A cancellation is not a failure: the caller checks the signal first.
  if (governing.kind === 'cancelled') return { order };
  if (governing.kind === 'failed') return { failure: governing.failure };
  if (governing.design === design) return { order };
  const displayed = { design, result };
  return { order: { ...order, displayed, design: governing.design, result: governing.result } };
}
