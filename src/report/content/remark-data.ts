/** Remarks in the report, grouped by kind, and interpretations of unclear clauses that the design uses. */
import { interpretationsOf, type Interpretation } from '@/design/verdict/interpretations';
import { remarksByKind } from '@/design/verdict/remarks';
import type { RemarkKind } from '@/engineering';
import type { InlineContent, ReportInput } from '@/report/model/report-input';
import { sentenceParts, symbolRuns } from '@/text/format/symbols';
import { shortClause, clauseText, missingText, statementText } from '@/text/wording/statement-text';
import type { Translate, Runs } from '@/text/wording/values';

/** Returns a sentence as text runs, in which symbols have subscripts. */
export const typeset = (text: string): Runs =>
  sentenceParts(text).flatMap((part) => (part.symbol ? symbolRuns(part.text) : [{ text: part.text }]));

/** Kinds of remarks that limit the verdict, and kinds that state assumptions. */
const LIMITS: readonly RemarkKind[] = ['minimum', 'outside_scope', 'not_checked'];
const PREMISES: readonly RemarkKind[] = ['assumption', 'information'];

/** Inserts the clause before the full stop of a sentence. */
function withClause(text: string, clause: string): string {
  const [, body, stop] = /^(.*?)([.。]?)$/s.exec(text) ?? ['', text, ''];
  if (clause === '') return text;
  return stop === '。' ? `${body}（${clause}）。` : `${body} (${clause})${stop}`;
}

/** Returns the citation; a single number has the word "clause": it would look like the number of a note. */
function citation(clause: string, translate: Translate): string {
  const short = shortClause(clauseText(clause, translate));
  return /^\d+$/.test(short) ? translate('report:singleClause', { clause: short }) : short;
}

/** Returns a line for each kind of remark; a reference replaces remarks that are printed with the verdict. */
function remarkLines(kinds: readonly RemarkKind[], { answer, verdict, translate, language }: ReportInput) {
  // Separator between sentences: in Chinese, no space follows a full stop.
  const between = language === 'cn' ? '' : ' ';
  const reserved = new Set([
    ...verdict.reservations.map((reservation) => statementText(reservation, translate)),
    ...verdict.missing.map((one) => missingText(one, answer, translate)),
  ]);
  const groups = remarksByKind(answer, verdict).filter(({ kind }) => kinds.includes(kind));
  return groups.flatMap(({ kind, remarks: found }) => {
    const remarks = found.map((remark) => ({ remark, text: statementText(remark, translate) }));
    const others = remarks.filter(({ text }) => !reserved.has(text));
    if (others.length === 0) return [];
    const sentences = others.map(({ remark, text }) => withClause(text, citation(remark.clause, translate)));
    if (others.length < remarks.length) sentences.push(translate('report:withVerdict'));
    return { kind: translate(`results:kinds.${kind}`), line: typeset(sentences.join(between)) };
  });
}

/** Minimum f_cu,k of new reinforced concrete under the Chinese codes, MPa. */
const LEAST_STRENGTH = 25;

/** Returns a note if new structures may no longer have this concrete grade; existing ones may. */
const concreteHint = ({ design, translate }: ReportInput) =>
  design.standardType === 'JGJ145-2013' && design.concrete.fcuk < LEAST_STRENGTH
    ? [{ kind: translate('results:kinds.information'), line: typeset(translate('report:lowConcrete')) }]
    : [];

export const remarkData = (input: ReportInput) => ({
  not_checked: remarkLines(LIMITS, input),
  assumed: [...remarkLines(PREMISES, input), ...concreteHint(input)],
});

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
