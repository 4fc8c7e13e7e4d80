/** Verdict on the first page, and demonstration data label on every page. */
import { linkToGoverning } from '@/report/content/bookmarks';
import { typeset } from '@/report/content/remark-data';
import type { ReportInput } from '@/report/model/report-input';
import { missingText } from '@/text/wording/missing-text';
import { reservationText } from '@/text/wording/reservation-text';
import { NOTHING } from '@/text/wording/values';
import {
  assumptionTexts,
  anchorsAndCombination,
  governingText,
  markedVerdict,
} from '@/text/wording/verdict-text';

export function verdictData(input: ReportInput) {
  const { verdict, answer, translate } = input;
  const { governing } = verdict;
  const { word, missing, reservations } = input.overall;
  const text = governing && governingText(governing, answer, translate);
  return {
    is_verified: word === 'verified' || word === 'verified_rigid',
    is_reserved: word === 'reservations',
    is_failed: word === 'not_verified',
    // True for verdicts that are printed without a colour.
    is_nothing: word === 'nothing' || word === 'incomplete',
    verdict: markedVerdict(word, translate),
    governs: text && {
      governing_mode: text.name,
      governing_named: linkToGoverning(text.name, governing),
      governing: text.value,
    },
    verdict_beside: anchorsAndCombination(text?.anchors ?? '', input, translate),
    // Points that the verdict does not cover come first, because they limit its meaning.
    reservations: [
      ...missing.map((one) => ({ text: missingText(one, answer, translate), clause: '' })),
      ...reservations.map((one) => ({ text: reservationText(one, translate), clause: one.clause })),
    ].map(({ text: sentence, clause }) => ({
      wording: typeset(sentence),
      is_cited: clause !== '',
      clause: clause === '' ? NOTHING : clause,
    })),
    assumptions: typeset(assumptionTexts(input.overall, translate).join(' · ')),
  };
}
