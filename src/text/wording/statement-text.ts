/** Sentences for statements, reservations and omitted checks, the same on screen and in the report. */
import type { RowKey, Statement } from '@/design/verdict/checks';
import type { Missing } from '@/design/verdict/incomplete-reasons';
import type { VerdictWord } from '@/design/verdict/requirement-states';
import { isNotCarriedOut, type Reservation } from '@/design/verdict/reservations';
import { EDGES } from '@/quantities/edges';
import { GREEK } from '@/text/format/symbols';
import { type Translate, utilisationText, printSignificant } from '@/text/wording/values';
import { checkName, combinationName, verdictText } from '@/text/wording/verdict-text';

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
