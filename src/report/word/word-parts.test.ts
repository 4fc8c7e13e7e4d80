import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import { keepRowsTogether } from '@/report/word/fill-template';
import { equationXml } from '@/report/word/inline-content';
import { arrange, type Shape } from '@/text/formula/formula-layout';
import { parseFormula } from '@/text/formula/formula-tree';
import { withLinearFractions } from '@/text/formula/line-breaks';

const row = (name: string, properties = '') =>
  `<w:tr>${properties}<w:tc><w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>${name}</w:t></w:r></w:p><w:p/></w:tc></w:tr>`;
const HEAD = row('head', '<w:trPr><w:tblHeader/></w:trPr>');

/** Returns the names of the rows that stay with the next row. */
function keptIn(...rows: readonly string[]): string[] {
  const parts = new PizZip();
  parts.file('word/document.xml', `<w:tbl>${rows.join('')}</w:tbl>`);
  keepRowsTogether(parts);
  const written = parts.file('word/document.xml')!.asText().split('<w:tr>').slice(1);
  return written
    .filter((one) => one.includes('<w:pStyle w:val="A"/><w:keepNext/>'))
    .map((one) => /<w:t>(.*)<\/w:t>/.exec(one)![1]);
}

const named = (count: number) => Array.from({ length: count }, (_, i) => row(String(i + 1)));

it.each([
  [1, ['head']],
  [2, ['head', '1']],
  [3, ['head', '1', '2']],
  [6, ['head', '1', '5']],
  [12, ['head', '1', '9', '10', '11']],
  [60, ['head', '1', ...[53, 54, 55, 56, 57, 58, 59].map(String)]],
])('a table with %i rows below its header keeps the rows %j together with the next row', (count, kept) =>
  expect(keptIn(HEAD, ...named(count))).toEqual(kept),
);

it('a table without a header may break anywhere', () => expect(keptIn(...named(6))).toEqual([]));

const xmlOf = (text: string, room = 99): string =>
  equationXml(withLinearFractions(arrange(parseFormula(text)), room));
/** Returns the text pieces in each equation; plain text (not mathematics) is in quotes. */
const textsOf = (xml: string): string[] =>
  [...xml.matchAll(/<m:oMath .*?<\/m:oMath>/g)].map(([equation]) =>
    [...equation.matchAll(/<m:r>(<m:rPr><m:nor\/>)?.*?<m:t(?: [^>]*)?>(.*?)<\/m:t>/g)]
      .map(([, plain, text]) => (plain === undefined ? text : `"${text}"`))
      .join(' '),
  );

it('an equation consists of pieces, with an empty operand before an operator at the start of a piece', () => {
  expect(textsOf(xmlOf('a + 2 * b'))).toEqual(['a', '"" + 2', '"" · b']);
  const below: Shape = { kind: 'row', items: [{ kind: 'sign', text: '=' }, arrange(parseFormula('-2 - a'))] };
  expect(textsOf(equationXml(below))).toEqual(['"" = − 2', '"" − a']);
});

it('an equation begins with a zero-width character if it consists of several pieces', () => {
  expect(xmlOf('a + b')).toMatch(/^<w:r><w:t>\u200b<\/w:t><\/w:r><m:oMath /);
  expect(xmlOf('a')).toMatch(/^<m:oMath /);
});

it('an equation contains no text, index or unpaired bracket that LibreOffice would interpret as a command', () => {
  expect(textsOf(xmlOf('psi_re_V'))).toEqual(['ψ "re,V"']);
  expect(textsOf(xmlOf('min(a, b)'))).toEqual(['"min" a ";" b']);
  expect(textsOf(xmlOf('abs(a + 2)', 1))).toEqual(['"|" a', '"" + 2 "|"']);
  expect(textsOf(xmlOf('sqrt(a + 2) / 3', 1))).toEqual(['"√" "(" a', '"" + 2 ")" "/" 3']);
});
