/** How a combination or a row of the load list came out, as the tables of the first page have it. */
import type { Outcome } from '@/design/verdict/outcome';
import type { ReportInput } from '@/report/content/report-input';
import { NOTHING, utilisationText } from '@/wording/figures';
import { governingText, verdictText } from '@/wording/verdict-text';

/** Null where it was not calculated. */
export function outcomeData(
  outcome: Outcome | null,
  { answer, translate }: ReportInput,
  naming: 'name' | 'shortName' = 'name',
) {
  const governing = outcome?.governing ?? null;
  const wordOf = (word: Outcome['word']) =>
    naming === 'name' ? verdictText(word, translate) : translate(`results:verdict.shortWords.${word}`);
  return {
    governing: governing ? governingText(governing, answer, translate)[naming] : NOTHING,
    utilisation: utilisationText(governing?.utilisation ?? null, governing !== null, translate),
    verdict: outcome ? wordOf(outcome.word) : translate('results:combinations.offered'),
    bad: outcome?.word === 'not_verified',
  };
}
