/** CaseVerdict of a combination or a load list row, for the tables on the first page. */
import type { CaseVerdict } from '@/design/verdict/outcome';
import type { ReportInput } from '@/report/model/report-input';
import { NOTHING, utilisationText } from '@/text/wording/values';
import { governingText, verdictText } from '@/text/wording/verdict-text';

export function outcomeData(
  outcome: CaseVerdict | null,
  { answer, translate }: ReportInput,
  naming: 'name' | 'shortName' = 'name',
) {
  const governing = outcome?.governing ?? null;
  const wordOf = (word: CaseVerdict['word']) =>
    naming === 'name' ? verdictText(word, translate) : translate(`results:verdict.shortWords.${word}`);
  return {
    governing: governing ? governingText(governing, answer, translate)[naming] : NOTHING,
    utilisation: utilisationText(governing?.utilisation ?? null, governing !== null, translate),
    verdict: outcome ? wordOf(outcome.word) : translate('results:combinations.offered'),
    bad: outcome?.word === 'not_verified',
  };
}
