/** All combinations of the loads: which were calculated, and how each came out. */
import { doneCombination, inOrder, type CombinationEnd } from '../stores/design/combinations';
import { outcomeData } from './outcome-data';
import type { ReportInput } from './report-input';
import { combinationName, namedFactors, sentFactors } from './verdict-text';

const rowOf = (end: CombinationEnd, input: ReportInput) => ({
  name: combinationName(end, input.translate),
  factors: namedFactors(end),
  ...outcomeData(end.state === 'done' ? end.outcome : null, input),
});

export function combinationData(input: ReportInput) {
  const { combination, row, others, request, verdict, translate } = input;
  const named = { combination, factors: sentFactors(request), ...(row === undefined ? {} : { row }) };
  const shown = doneCombination(named, verdict);
  return {
    has_combinations: others.length > 0,
    combinations: inOrder([shown, ...others]).map((end) => rowOf(end, input)),
    combinations_note: input.isOnlyCombination ? translate('results:combinations.only') : '',
  };
}
