/** Formats clauses, numeric formulas and the notation of a standard for the screen and for reports. */
import type { TrailStep } from '@/engineering';
import type { Translate } from '@/text/wording/values';

/** Names of the standards as they appear in clauses. */
const NAMES: Readonly<Record<string, string>> = { 'EN1992-4': 'EN 1992-4', 'JGJ145-2013': 'JGJ145-2013' };

/** Returns the name of a standard as it appears in clauses; an unknown standard keeps its name. */
export const standardName = (standard: string): string => NAMES[standard] ?? standard;

/** Returns the clause without the name of `standard`; a clause of another document keeps its name. */
export function clauseUnder(standard: string | undefined, clause: string): string {
  if (standard === undefined) return clause;
  const start = `${standardName(standard)}, `;
  return clause.startsWith(start) ? clause.slice(start.length) : clause;
}

/** Returns the clause without the name of its standard, for a page whose header already contains the name. */
export const shortClause = (clause: string): string =>
  Object.keys(NAMES).reduce((text, standard) => clauseUnder(standard, text), clause);

/** Matches the number of the Chinese code for concrete structures; the displayed text adds the edition. */
const CHINESE_CONCRETE = /^GB\/T 50010(?=,)/;

const ANNEX = /\bannex ([A-Z])\b/;

/** Used in place of a clause for a value that an earlier line of the trail calculates. */
export const ABOVE = 'above';
const ORIGIN = /^input: (anchor|concrete|plate|layout|loads|forces|parts)$/;
/** Matches a number below 1e-9, which can only be the rounding error of a difference. */
const NOISE = /\b\d+(?:\.\d+)?e-\d{2,}\b/g;

/** Returns the formula with its numbers as displayed. */
export const numbersText = ({ substituted }: TrailStep): string => substituted.replace(NOISE, '0');

/** Returns the display text for a clause or for the origin of a given value. */
export function clauseText(clause: string, translate: Translate): string {
  const origin = ORIGIN.exec(clause)?.[1];
  if (origin !== undefined) return translate(`results:given.${origin}`);
  if (clause === ABOVE) return translate('report:calculatedAbove');
  if (clause.startsWith('statics:')) return translate('results:clauses.shift');
  return clause
    .replace(CHINESE_CONCRETE, '$&-2010 (2024)')
    .replace(ANNEX, (_, letter: string) => translate('results:clauses.annex', { letter }));
}

const DESIGN_ACTION = /_Ed(?![A-Za-z])/g;

/** Returns the text in the notation of the standard: N_Ed of EN 1992-4 is N_Sd in JGJ145-2013. */
export const inNotation = (standard: string | undefined, text: string): string =>
  standard === 'JGJ145-2013' ? text.replace(DESIGN_ACTION, '_Sd') : text;

/** Converts a displayed symbol back to the symbol used in the calculation. */
export const inEnginesNotation = (symbol: string): string => symbol.replace(/_Sd(?![A-Za-z])/, '_Ed');

export const stepInNotation =
  (standard: string | undefined) =>
  (step: TrailStep): TrailStep => ({
    ...step,
    symbol: inNotation(standard, step.symbol),
    expression: inNotation(standard, step.expression),
  });
