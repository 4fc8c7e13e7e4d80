/**
 * Tests that every reader of text from outside (responses, images, cells, names, numbers, headings, Word
 * templates) takes time in proportion to the length of the text, whatever the text repeats. A quadratic
 * reader needs seconds for these lengths, and an exponential one never ends.
 */
import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import { share } from '@/api/contract/check-response-rows';
import { messageOf, errorIn } from '@/api/contract/error-body';
import { isImageFile } from '@/api/contract/image-file';
import { isWebPage, showsSuccess } from '@/api/contract/response-forms';
import { readTime, readOpenNumber, readImage } from '@/api/contract/wire-values';
import { numericProblem } from '@/features/administration/records/numeric-text';
import { marksOf, readCell } from '@/features/administration/tables/plan-import';
import { safeFileName } from '@/features/designs/archive/use-archive';
import { availableTables } from '@/files/load-tables/find-load-tables';
import { readHeading } from '@/files/load-tables/headings';
import { cellOfText, withoutUnit } from '@/files/load-tables/raw-table';
import { rowsOfText } from '@/files/load-tables/rows-of-text';
import { formatsOf, sheetOf, textIn } from '@/files/load-tables/sheet-cells';
import { reportFileName } from '@/report/content/file-name';
import { joinParts } from '@/report/project/join-parts';
import { keepRowsTogether, keepNumbersUnbroken } from '@/report/word/fill-template';
import { checkTemplate } from '@/report/word/template-check';
import { asTyped, harmless, unconverted } from '@/shared/tables/csv';
import {
  bothInterpretations,
  parseNumber,
  decimalMarkOf,
  parseTableNumber,
} from '@/text/format/parse-number';

const NO_STRINGS = { strings: [], formats: [], is1904: false };

const word = (xml: string): PizZip => {
  const zip = new PizZip();
  for (const part of ['word/document.xml', 'word/styles.xml', 'word/header1.xml', '[Content_Types].xml'])
    zip.file(part, xml);
  zip.file('word/_rels/document.xml.rels', xml);
  return zip;
};
const BODY = '<w:document><w:body><w:sectPr></w:sectPr></w:body></w:document>';

/** Length of a cell in a spreadsheet. */
const CELL = 32_767;
const FILE = 60_000;

type Reader = readonly [name: string, length: number, read: (text: string) => unknown];

const READERS: readonly Reader[] = [
  ['response', FILE, (text) => [isWebPage(text), showsSuccess(200, text), errorIn(text), messageOf(text)]],
  ['message of a response', FILE, (message) => [messageOf({ message }), showsSuccess(200, { message })]],
  ['image file', FILE, (text) => isImageFile(new Blob([text]))],
  ['image in a response', FILE, readImage],
  ['time in a response', FILE, readTime],
  ['number in a response', FILE, (text) => [readOpenNumber(text), share.safeParse(text)]],
  [
    'number in a field',
    CELL,
    (text) => [parseNumber(text, 'kN'), bothInterpretations(text), numericProblem(text)],
  ],
  [
    'cell',
    CELL,
    (text) => [
      [asTyped(text), unconverted(text), harmless(text), cellOfText(text), withoutUnit(text)],
      [decimalMarkOf([text]), parseTableNumber(text, '.'), parseTableNumber(text, ',')],
      readCell({ kind: 'number' } as never, text, marksOf([text])),
    ],
  ],
  ['heading', CELL, readHeading],
  ['table', CELL, (text) => availableTables([{ name: text, cells: [text, '1'].map((one) => [one, text]) }])],
  ['text file', CELL, (text) => rowsOfText(text)],
  ['sheet of a workbook', FILE, (text) => [sheetOf('1', text, NO_STRINGS), formatsOf(text), textIn(text)]],
  [
    'name of a file',
    FILE,
    (text) => [safeFileName(text), reportFileName('Report', text, new Date(0), 'pdf')],
  ],
  [
    'Word template',
    FILE,
    (text) => {
      for (const zip of [word(text), word(BODY.replace('<w:sectPr>', `${text}<w:sectPr>`))]) {
        checkTemplate(zip.generate({ type: 'uint8array' }), 'design');
        keepNumbersUnbroken(zip);
        keepRowsTogether(zip);
        try {
          joinParts(word(BODY), [{ title: text, bookmark: 'b', zip }]);
        } catch {
          // A template that Word would not write is refused.
        }
      }
    },
  ],
];

/** Repeated texts, each with a text at the end that makes an expression fail. */
const PATTERNS: readonly (readonly [repeated: string, end: string])[] = [
  ['<!---->', ''],
  ['<!--', '<svg'],
  ['<', ''],
  [' ', 'x'],
  ['\n', '='],
  ["'", 'x'],
  ['1', 'x'],
  ['1 ', 'x'],
  ['1,', '%x'],
  ['.', 'x1'],
  [',a', '11x'],
  ['(a', ')'],
  ['1年', 'x'],
  ['a/', '='],
  ['Fx kN ', '['],
  ['e1', '+'],
  ['<w:tbl><w:tr ><w:p >', '<'],
  ['<w:style w:styleId="a"', '>'],
  ['<numFmt numFmtId="1" formatCode="%', '<mergeCell ref="A'],
  ['<cellXfs ><c r="A1"><v ', '<row r="'],
];

/** Longest time in ms that keeps the page usable. */
const LONGEST_TASK = 200;

/** Returns the CPU time of a reading in ms, which does not contain the time of other programs. */
async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  const start = process.cpuUsage();
  await read(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

it.each(READERS)('reading a hostile %s of %i characters keeps the page usable', async (_, length, read) => {
  for (const [repeated, end] of PATTERNS) {
    const text = repeated.repeat(length / repeated.length) + end;
    let time = await timeOf(read, text);
    // Further attempts, because a busy machine may delay the first.
    for (let attempt = 0; attempt < 3 && time >= LONGEST_TASK; attempt++) time = await timeOf(read, text);
    expect(time, `${repeated}…${end}`).toBeLessThan(LONGEST_TASK);
  }
});

it('a response with errors inside errors is read without an exception, however deep they are', () => {
  const depth = 100_000;
  expect(messageOf(`${'{"error":'.repeat(depth)}"x"${'}'.repeat(depth)}`)).toBe('');
});
