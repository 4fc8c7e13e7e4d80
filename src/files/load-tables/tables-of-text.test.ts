/** Tests how the import decodes a text, splits it into rows, and finds the tables in the rows. */
import { expect, it } from 'vitest';
import { rowsOfText } from '@/files/load-tables/rows-of-text';
import { isSum, partsOf } from '@/files/load-tables/split-tables';
import { textOfBytes } from '@/files/load-tables/text-of-bytes';

const bytesOf = (...bytes: number[]) => Uint8Array.from(bytes);
/** Encodes a string in a one-byte encoding, using the decoder for that encoding. */
function inCodePage(encoding: string, text: string): Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(Array.from(text), (letter) => letters.indexOf(letter));
}
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return Uint8Array.from(isBig ? bytes.swap16() : bytes);
};

const TEXT = 'Größe;Kräfte [kN]\n1;2';
const UTF_8 = new TextEncoder().encode(TEXT);

const RUSSIAN = 'Узел;Загружение;N (тс);Mx (тс*м)\n1;Ветер;2;3';
const CHINESE = '荷载组合,N\n1,2';
const GB18030 = [0xba, 0xc9, 0xd4, 0xd8, 0xd7, 0xe9, 0xba, 0xcf, 0x2c, 0x4e, 0x0a, 0x31, 0x2c, 0x32];
const DOT = 'LC;My [kN·m]\n1;2';

it.each([
  ['UTF-8 without a byte order mark', UTF_8, 'utf-8', TEXT],
  ['UTF-8 with a byte order mark', bytesOf(0xef, 0xbb, 0xbf, ...UTF_8), 'utf-8', TEXT],
  ['UTF-16 with a byte order mark', bytesOf(0xff, 0xfe, ...utf16(TEXT)), 'utf-16le', TEXT],
  ['UTF-16 in the other byte order', bytesOf(0xfe, 0xff, ...utf16(TEXT, true)), 'utf-16be', TEXT],
  ['UTF-16 without a byte order mark', utf16(TEXT), 'utf-16le', TEXT],
  ['UTF-16 in the other byte order without a mark', utf16(TEXT, true), 'utf-16be', TEXT],
  ['the code page of western Europe', inCodePage('windows-1252', TEXT), 'windows-1252', TEXT],
  ['the middle dot of a unit in this code page', inCodePage('windows-1252', DOT), 'windows-1252', DOT],
  ['the Russian code page by its words', inCodePage('windows-1251', RUSSIAN), 'windows-1251', RUSSIAN],
  ['the Chinese code page by its words', bytesOf(...GB18030), 'gb18030', CHINESE],
])('the text decoder detects %s', (_, bytes, encoding, text) =>
  expect(textOfBytes(bytes)).toEqual({ text, encoding, isDoubtful: false }),
);

it('the text decoder reports a doubtful encoding if two encodings are equally plausible', () => {
  expect(textOfBytes(bytesOf(0x4e, 0x3b, 0xd0, 0xd1, 0x0a)).isDoubtful).toBe(true);
});

const PRINTED = '  LC      N [kN]    Vx [kN]\n  1        10.5       2.25\n  2        -3.0       1.00';

it.each([
  ['semicolons and decimal commas', 'LC;N;Vx\n1;1,5;2,5\n2;3,5;4,5', ';'],
  ['tabs and decimal commas', 'LC\tN\n1\t1,5\n2\t2,5', '\t'],
  ['commas below a title with semicolons', 'Hall; axis 7; level 2\nLC,N,Vx\n1,2,3\n2,3,4', ','],
  ['vertical bars', 'LC|N|Vx\n1|2,5|3', '|'],
  ['gaps between printed columns', PRINTED, '  '],
  ['single spaces', 'LC N Vx\n1 10.5 2.25\n2 3 4', ' '],
  ['commas between and within quoted cells', 'LC,N,Vx\n"A","1,5","2,5"\n"B","3,5","4,5"', ','],
])('the text splitter detects the separator in a text with %s', (_, text, separator) =>
  expect(rowsOfText(text).separator).toBe(separator),
);

it.each([
  ['has a single column if the commas are decimal marks', 'N [kN]\n1,5\n2,5\n', '', 'N [kN] / 1,5 / 2,5'],
  ['has the separator that its first line states', 'sep=;\nA,B;C\n1,5;2', ';', ' / A,B | C / 1,5 | 2'],
  ['keeps blank lines, so that row indices match line numbers', 'A,B\n\n1,2\n\n\n', ',', 'A | B /  / 1 | 2'],
])('a split text %s', (_, text, separator, shown) => {
  const rows = shown.split(' / ').map((row) => row.split(' | '));
  expect(rowsOfText(text)).toEqual({ rows, separator });
});

/** Returns the name, first line, number of headings and number of rows of each table in the text. */
const parts = (text: string, name = '') =>
  partsOf({ name, cells: text.split('\n').map((line) => line.split(',')) }).map(
    ({ name: title, firstLine, headings, cells }) => `${title} ${firstLine} ${headings} ${cells.length}`,
  );

const TWO = 'REACTIONS\n\nNode,Fx (kN)\n1,2\n\nFORCES\nMember,Axial (kN)\n,kN\n7,8\n8,9';
const PAGES = 'Page 1\nNode,Fx (kN)\n1,2\nPage 2\nNode,Fx (kN)\n3,4';
const TOTALS = 'Node,Fx (kN)\n1,2\nSUMMATION OF FORCES\nLoad,Fx (kN)\nDL,2';

it.each<[string, string, string[], string?]>([
  ['begins at its headings and is named after the title above it', TWO, ['REACTIONS 3 1 3', 'FORCES 7 2 4']],
  ['includes pages with repeated headings', PAGES, ['Page 1 2 1 5']],
  ['includes the totals below its rows, even with headings of their own', TOTALS, [' 1 1 5']],
  ['without a title is named after the sheet', 'LC,N\n1,2', ['ULS 1 1 2'], 'ULS'],
  ['has no headings if the first line contains numbers', '1,2,3\n4,5,6', [' 1 0 2']],
  ['contains numbers, and is no table without them', 'Project,Stair\nClient,Town', []],
])('a table %s', (_, text, expected, name) => expect(parts(text, name)).toEqual(expected));

const SUMS = 'Sum of val.|Sum of reac.|Check val.|Total|Summe|Итого|合计|Σ Forces|Tổng'.split('|');
it.each(SUMS)('the import recognises %s as a total line', (text) => expect(isSum([text, '5'])).toBe(true));

it.each(['Total wind', 'Summer', 'LC1', ''])(
  'the import does not take a line that begins with %j for a total line',
  (text) => expect(isSum([text, '5'])).toBe(false),
);
