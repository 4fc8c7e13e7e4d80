import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import { keepRowsTogether } from '@/report/word/kept-rows';

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
  [
    60,
    [
      'head',
      '1',
      ...named(59)
        .slice(52)
        .map((_, i) => String(i + 53)),
    ],
  ],
])(
  'a table with %i rows below its header keeps each of the rows %j together with the next row',
  (count, kept) => {
    expect(keptIn(HEAD, ...named(count))).toEqual(kept);
  },
);

it('a table without a header may break anywhere', () => {
  expect(keptIn(...named(6))).toEqual([]);
});
