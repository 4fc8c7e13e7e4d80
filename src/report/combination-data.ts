/** All combinations of the loads: which were calculated, and how each came out. */
import { doneCombination, inOrder, type CombinationEnd } from '../stores/design/combinations';
import { NOTHING, utilisationText } from './figures';
import type { ReportInput } from './report-input';
import { combinationName, governingText, namedFactors, sentFactors, wordText } from './verdict-text';

function rowOf(end: CombinationEnd, { answer, translate }: ReportInput) {
  const outcome = end.state === 'done' ? end.outcome : null;
  const governing = outcome?.governing ?? null;
  return {
    name: combinationName(end, translate),
    factors: namedFactors(end),
    governing: governing ? governingText(governing, answer, translate).name : NOTHING,
    utilisation: utilisationText(governing?.utilisation ?? null, governing !== null, translate),
    verdict: outcome ? wordText(outcome.word, translate) : translate('results:combinations.offered'),
    bad: outcome?.word === 'not_verified',
  };
}

export function combinationData(input: ReportInput) {
  const { combination, row, others, request, verdict, translate } = input;
  const factors = sentFactors(request);
  const named = row === undefined ? { combination, factors } : { combination, factors, row };
  const shown = doneCombination(named, verdict);
  return {
    has_combinations: others.length > 0,
    combinations: inOrder([shown, ...others]).map((end) => rowOf(end, input)),
    combinations_note: input.isOnlyCombination ? translate('results:combinations.only') : '',
  };
}
