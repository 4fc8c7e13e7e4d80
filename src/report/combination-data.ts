/** All combinations of the loads: which were calculated, and how each came out. */
import type { CombinationEnd } from '../stores/design/combinations';
import { factorsText } from '../shared/format/factors-text';
import { formatFigure } from '../shared/format/format-number';
import { utilisationOf } from '../verdict/outcome';
import { NOTHING } from './figures';
import type { ReportInput } from './report-input';
import { combinationName, governingText, wordText } from './verdict-text';

function rowOf(end: CombinationEnd, { answer, design, translate }: ReportInput) {
  const outcome = end.state === 'done' ? end.outcome : null;
  const governing = outcome?.governing ?? null;
  const share = outcome ? utilisationOf(outcome) : null;
  const limitless = share === Infinity ? translate('results:unbounded') : NOTHING;
  return {
    name: combinationName(end, translate),
    factors:
      design.loads.loadCase === 'dead' ? factorsText({ ...end.factors, live: 0 }) : factorsText(end.factors),
    governing: governing ? governingText(governing, answer, translate).name : NOTHING,
    utilisation:
      share !== null && Number.isFinite(share) && governing !== null
        ? `${formatFigure(share, 'percent')} %`
        : limitless,
    verdict: outcome ? wordText(outcome.word, translate) : translate('results:combinations.offered'),
    bad: outcome?.word === 'not_verified',
  };
}

export function combinationData(input: ReportInput) {
  const { combination, others, request, verdict, translate } = input;
  const shown: CombinationEnd = {
    combination,
    factors: { dead: request.load.Dead.factor, live: request.load.Live.factor },
    state: 'done',
    outcome: { word: verdict.word, governing: verdict.governing, utilisations: {}, reservations: [] },
  };
  const ends = [shown, ...others].toSorted((one, other) => one.combination - other.combination);
  return {
    has_combinations: others.length > 0,
    combinations: ends.map((end) => rowOf(end, input)),
    combinations_note: input.isOnlyCombination ? translate('results:combinations.only') : '',
  };
}
