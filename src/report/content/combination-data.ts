/** Load combinations with their outcomes, if calculated. */
import { doneCombination, type CombinationOutcome } from '@/design/verdict/combination-outcome';
import { inOrder } from '@/design/verdict/with-combination';
import { listedLoads } from '@/report/content/load-list-data';
import { outcomeData } from '@/report/content/outcome-data';
import type { ReportInput } from '@/report/content/report-input';
import { combinationName, namedFactors, sentFactors } from '@/wording/verdict-text';

/**
 * Returns the loads of a combination as text: the factors for dead and live loads or, for a load list row,
 * its loads.
 */
function loadsOf(end: CombinationOutcome, { list, translate }: ReportInput): string {
  const listed = end.row === undefined ? undefined : list?.worst.find(({ row }) => row.name === end.row);
  return listed ? listedLoads(listed.row, translate) : namedFactors(end);
}

const rowOf = (end: CombinationOutcome, input: ReportInput) => ({
  name: combinationName(end, input.translate),
  loads: loadsOf(end, input),
  ...outcomeData(end.state === 'done' ? end.outcome : null, input),
});

export function combinationData(input: ReportInput) {
  const { combination, row, others, request, verdict, translate, list } = input;
  const named = { combination, factors: sentFactors(request), ...(row === undefined ? {} : { row }) };
  const shown = doneCombination(named, verdict);
  return {
    has_combinations: others.length > 0 || (list?.worst.length ?? 0) > 0,
    combinations: inOrder([shown, ...others]).map((end) => rowOf(end, input)),
    combinations_note: input.design.loads.onlyChosen ? translate('results:combinations.only') : '',
  };
}
