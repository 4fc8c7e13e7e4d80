/** The verdict on the first page, and the mark that stands on every page. */
import type { VerdictWord } from '../verdict/verdict';
import { NOTHING } from './figures';
import { typeset } from './remark-data';
import type { ReportInput } from './report-input';
import { statementText } from './statement-text';
import { assumptionTexts, combinationText, governingText, wordText } from './verdict-text';

/** Said with the colour, for whoever prints in grey; every font has them. */
const MARKS: Readonly<Record<VerdictWord, string>> = {
  verified: '✓',
  reservations: '▲',
  not_verified: '✗',
  nothing: '–',
};

export function verdictData({ verdict, answer, request, translate }: ReportInput) {
  const { word, governing, reservations, assumptions } = verdict;
  const combination = combinationText(request);
  const text = governing && governingText(governing, answer, translate);
  return {
    is_verified: word === 'verified',
    is_reserved: word === 'reservations',
    is_failed: word === 'not_verified',
    is_nothing: word === 'nothing',
    verdict: `${MARKS[word]} ${wordText(word, translate)}`,
    governs: text && {
      governing_mode: text.name,
      governing: text.value,
      governing_beside: [text.anchors, combination].filter((part) => part !== '').join(' · '),
    },
    reservations: reservations.map((reservation) => ({
      wording: typeset(statementText(reservation, translate)),
      clause: reservation.clause === '' ? NOTHING : reservation.clause,
    })),
    assumptions: assumptionTexts(verdict, combination, translate).join(' · '),
    is_demonstration: assumptions.includes('demonstration_data'),
  };
}
