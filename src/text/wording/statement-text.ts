/**
 * Sentences for statements, reservations and omitted checks, the same on screen and in the report; clauses,
 * numeric formulas and the notation of a standard as text.
 */
import type { RowKey, Statement } from '@/design/verdict/check-status';
import type { Missing } from '@/design/verdict/incomplete-reasons';
import type { VerdictWord } from '@/design/verdict/requirement-states';
import { isNotCarriedOut, type Reservation } from '@/design/verdict/reservations';
import type { TrailStep } from '@/engineering';
import { EDGES } from '@/quantities/edges';
import { GREEK } from '@/text/format/symbols';
import { type Translate, utilisationText, printSignificant } from '@/text/wording/values';
import { checkName, combinationName, verdictText } from '@/text/wording/verdict-text';

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

/** The edge in a statement comes from a response and may be unknown. */
const EDGE_NAMED: Readonly<Record<string, { label: string } | undefined>> = EDGES;

/** Values that name the rule behind a limit; a result of an earlier engine has none. */
const RULES: readonly string[] = ['c_rule', 'h_rule'];

export function statementText({ code, values, text }: Statement, translate: Translate): string {
  const shownOf = (name: string, value: number | string) => {
    if (typeof value === 'number') return printSignificant(value);
    if (RULES.includes(name)) return `${value} = `;
    // A factor has no unit, and its symbol in a record spells the Greek letter.
    if (name === 'unit') return value === '' ? '' : ` ${value}`;
    if (name === 'symbol') return value.replace(/^[a-z]+(?=_)/, (letter) => GREEK[letter] ?? letter);
    return name === 'edge' ? (EDGE_NAMED[value]?.label ?? value) : value;
  };
  const shown = Object.fromEntries([
    ...RULES.map((name) => [name, '']),
    ...Object.entries(values).map(([name, value]) => [name, shownOf(name, value)]),
  ]) as Record<string, string>;
  const key = `remarks:${code}`;
  const known = translate(key, shown);
  // For a code without a sentence, the server's text or the code itself is shown.
  return known === key || known === code ? (text ?? code) : known;
}

/** Returns the text of a reservation; it begins with the name of the loads if these are not displayed. */
export function reservationText(one: Statement & Pick<Reservation, 'under'>, translate: Translate): string {
  const { mode, word, check, utilisation } = one.values;
  const nameOf = (key: unknown) => checkName(key as RowKey, {}, translate);
  const values = {
    ...one.values,
    ...(typeof mode === 'string' && { mode: nameOf(mode) }),
    ...(typeof word === 'string' && {
      word: verdictText(word as VerdictWord, translate),
      figure:
        check === undefined
          ? ''
          : translate('results:verdict.elasticFigure', {
              value: utilisationText(Number(utilisation), true, translate),
              name: nameOf(check),
            }),
    }),
  };
  const text = statementText({ ...one, values }, translate);
  return one.under === undefined
    ? text
    : translate('results:verdict.under_loads', { loads: combinationName(one.under, translate), text });
}

/** Returns 'Combination 2', or the name of a load list row. */
const loadsName = ({ combination, row }: Missing['values'], translate: Translate): string =>
  row === undefined
    ? translate('results:combinations.name', { no: String(combination) })
    : translate('results:combinations.row', { name: String(row) });

/** Returns the message about loads or checks that a verdict does not cover. */
export function missingText(
  { code, values, checks = [] }: Missing,
  answer: Parameters<typeof checkName>[1],
  translate: Translate,
): string {
  // Stand-off plates have no sentences of their own: those of the remarks with the same code are used.
  if (isNotCarriedOut({ code })) return statementText({ code, values }, translate);
  const names = checks.map((check) => checkName(check, answer, translate));
  const { count: open, of, ...others } = values;
  return translate(`results:missing.${code}`, {
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
    // The noun in these messages agrees with the total number, so `count` is the total number.
    ...(of !== undefined && { open: String(open), count: Number(of) }),
    ...(code === 'other_loads' && { loads: loadsName(values, translate) }),
    ...(names.length > 0 && { checks: names.join(translate('results:verdict.between')) }),
  });
}
