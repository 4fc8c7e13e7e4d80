/** Interpretations of unclear clauses that this design uses, and the links to them from the calculation. */
import { interpretationsOf, type Interpretation } from '@/design/verdict/interpretations';
import { typeset } from '@/report/content/remark-data';
import type { InlineContent } from '@/report/model/blocks';
import type { ReportInput } from '@/report/model/report-input';
import { shortClause } from '@/text/wording/clause-text';

const bookmarkOf = (key: string): string => `reading_${key}`;

/**
 * True if a clause is part of another clause: `EN 1992-4, 7.2.1.4 (5)` is part of `EN 1992-4, 7.2.1.4`, but
 * not of `EN 1992-4, 7.2.1`.
 */
const isWithin = (clause: string, whole: string): boolean =>
  clause.startsWith(whole) && !/^[.\d]/.test(clause.slice(whole.length));

/** Section with all rules for mechanical anchors; it is cited if the exact clause could not be verified. */
const WHOLE_SECTION = 'JGJ145-2013, 6.1';

/** Returns a function that prints a clause, linked to its first interpretation if there is one. */
export function clauseLinks(input: ReportInput): (clause: string, text: string) => InlineContent {
  const readings = interpretationsOf(input);
  return (clause, text) => {
    if (clause === WHOLE_SECTION) {
      const shown = input.translate('report:seeReadings', { clause: text });
      return [{ text: shown, linkTo: bookmarkOf('clauseNumbers' satisfies Interpretation['key']) }];
    }
    const reading = readings.find(({ clauses }) => clauses.some((whole) => isWithin(clause, whole)));
    return [reading === undefined ? { text } : { text, linkTo: bookmarkOf(reading.key) }];
  };
}

export const interpretationData = (input: ReportInput) => ({
  readings: interpretationsOf(input).map(({ key, clauses }) => ({
    place: [{ bookmark: bookmarkOf(key) }] satisfies InlineContent,
    clause: clauses.map(shortClause).join(', '),
    choice: typeset(input.translate(`proof:readings.${key}.choice`)),
  })),
});
