/** Distances to the limits for the reported design, found with the same calls as in Explore. */
import { serverCalculator } from '@/api/calls/calculation';
import { evaluateMany } from '@/design/run/evaluation-batch';
import { createEvaluateCandidate } from '@/design/search/evaluate-candidate';
import { byDistance, type Limit, limitOf } from '@/design/search/remedies-and-limits';
import { limitVariablesOf } from '@/design/search/varied-inputs';
import type { ReportOrder } from '@/features/report-dialog/make-report';
import { reportedData } from '@/report/content/gather-report';
import type { ReportedLimits } from '@/report/model/report-input';

/** Null if the design is not verified or evaluated; only the limits found so far after a cancellation. */
export async function reportLimits(
  { design, record, language, userId, grades = [] }: ReportOrder,
  signal: AbortSignal,
): Promise<ReportedLimits | null> {
  const calculator = serverCalculator(userId);
  const evaluateCandidate = createEvaluateCandidate(calculator, signal);
  const open = { design, anchor: reportedData(design, record, language) };
  const present = await evaluateCandidate(open);
  if (present.kind !== 'judged' || !present.passes) return null;
  const found: Limit[] = [];
  await evaluateMany(
    limitVariablesOf(open, grades),
    (variable) => limitOf(variable, present, evaluateCandidate),
    (_, limit) => found.push(limit),
    { signal, atOnce: calculator.atOnce() },
  );
  return { present, limits: byDistance(found) };
}
