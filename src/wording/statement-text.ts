/** Sentences of the catalogue by their code: the same on screen and in the report. */
import type { Statement } from '@/design/verdict/reasons';
import { printSignificant } from '@/wording/figures';
import type { Translate } from '@/wording/translate';

export function statementText({ code, values, text }: Statement, translate: Translate): string {
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? printSignificant(value) : value,
    ]),
  );
  const key = `remarks:${code}`;
  const known = translate(key, shown);
  // A backend may send a code that the catalogue does not know; its own words, or the code, then stand.
  return known === key || known === code ? (text ?? code) : known;
}
