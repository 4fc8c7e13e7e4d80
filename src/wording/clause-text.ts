/** Clauses and formulas with numbers, as screens and reports print them. */
import type { TrailStep } from '@/engineering';
import type { Translate } from '@/wording/translate';

/** Names of the standards in clauses. */
const NAMES: Readonly<Record<string, string>> = { 'EN1992-4': 'EN 1992-4', 'JGJ145-2013': 'JGJ145-2013' };

/** Name of a standard in its clauses; an unknown standard keeps its own name. */
export const standardName = (standard: string): string => NAMES[standard] ?? standard;

/** The clause without the name of `standard`; a clause of another document keeps that document's name. */
export function clauseUnder(standard: string | undefined, clause: string): string {
  if (standard === undefined) return clause;
  const start = `${standardName(standard)}, `;
  return clause.startsWith(start) ? clause.slice(start.length) : clause;
}

/** The clause without its standard, for a page that names the standard in its header. */
export const shortClause = (clause: string): string =>
  Object.keys(NAMES).reduce((text, standard) => clauseUnder(standard, text), clause);

/** The code for concrete structures in its current 2024 edition. */
const CHINESE_CONCRETE = /^GB\/T 50010(?=,)/;

const ANNEX = /\bannex ([A-Z])\b/;

/** Shown in place of a clause if an earlier line calculated the value. */
export const ABOVE = 'above';
const ORIGIN = /^input: (anchor|concrete|plate|layout|loads|forces|parts)$/;
/** Rounding residue of a difference: below 1e-9. */
const NOISE = /\b\d+(?:\.\d+)?e-\d{2,}\b/g;

/** The formula with numbers, as shown. */
export const numbersText = ({ substituted }: TrailStep): string => substituted.replace(NOISE, '0');

/** Returns the clause, or the origin of a given value. */
export function clauseText(clause: string, translate: Translate): string {
  const origin = ORIGIN.exec(clause)?.[1];
  if (origin !== undefined) return translate(`results:given.${origin}`);
  if (clause === ABOVE) return translate('report:calculatedAbove');
  if (clause.startsWith('statics:')) return translate('results:clauses.shift');
  return clause
    .replace(CHINESE_CONCRETE, '$&-2010 (2024)')
    .replace(ANNEX, (_, letter: string) => translate('results:clauses.annex', { letter }));
}
