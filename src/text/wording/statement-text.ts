/** Standard sentences by code, the same on screen and in the report. */
import type { Statement } from '@/design/verdict/checks';
import { EDGES } from '@/quantities/edges';
import { GREEK } from '@/text/format/symbol-parts';
import type { Translate } from '@/text/wording/translate';
import { printSignificant } from '@/text/wording/values';

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
