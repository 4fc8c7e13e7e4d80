/** Load combinations with their outcomes, if calculated. */
import { doneCase, inOrder, type CaseResult } from '@/design/verdict/calculation';
import { combinationClause, PRESENT_FACTORS } from '@/engineering';
import { listedLoads } from '@/report/content/load-list-data';
import { outcomeData } from '@/report/content/outcome-data';
import type { ReportInput } from '@/report/model/report-input';
import { combinationName, factorsOf, namedFactors } from '@/text/wording/verdict-text';

function loadsOf(end: ReportInput['others'][number], { list, translate }: ReportInput): string {
  const listed = end.row === undefined ? undefined : list?.worst.find(({ row }) => row === end.row)?.listed;
  return listed ? listedLoads(listed, translate) : namedFactors(end);
}

const rowOf = (end: ReportInput['others'][number], input: ReportInput) => ({
  name: combinationName(end, input.translate),
  loads: loadsOf(end, input),
  ...outcomeData(end.state === 'done' ? end.verdict : null, input),
});

/** Returns the displayed loads as one of the load cases. */
export const displayedCase = ({ combination, row, input, verdict }: ReportInput): CaseResult =>
  doneCase({ combination, factors: factorsOf(input), ...(row && { row }) }, verdict, input);

/** Returns the factors of the present load code, if combinations with other factors are listed. */
function presentFactorsNote({ design: { standardType }, others, translate }: ReportInput): string {
  const isListed = others.some(({ combination }) => combination !== 'row');
  if (standardType !== 'JGJ145-2013' || !isListed) return '';
  return translate('report:presentFactors', { clause: combinationClause(standardType), ...PRESENT_FACTORS });
}

export function combinationData(input: ReportInput) {
  const { others, translate, list } = input;
  const shown = displayedCase(input);
  return {
    has_combinations: others.length > 0 || (list?.worst.length ?? 0) > 0,
    combinations: inOrder([shown, ...others]).map((end) => rowOf(end, input)),
    combinations_note: input.design.loads.onlyChosen ? translate('results:combinations.only') : '',
    factors_note: presentFactorsNote(input),
  };
}
