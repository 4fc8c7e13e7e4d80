// @vitest-environment jsdom
import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import { TABLE_LIMITS } from '@/files/load-tables/table-limits';
import { tableOfClipboard } from '@/files/load-tables/table-of-clipboard';
import { tablesOfFile } from '@/files/load-tables/tables-of-file';
import { workbookOf } from '@/shared/tables/workbook';
import { zipWithPacked } from '@/testing/packed-zip';
import { shareOf } from '@/testing/run/how-many';

const fileOf = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) => new File([bytes], 'loads');
const textFile = (text: string) => fileOf(new TextEncoder().encode(text));

const SHEET = 'xl/worksheets/sheet1.xml';
const STYLES = 'xl/styles.xml';

const MERGED = [
  ['LC', 'Forces [N]', 'Forces [N]'],
  ['LC', 'Fx', 'Fy'],
];
const NUMBERS = [1, 2, 3];

describe('import of a workbook', () => {
  it('the import of a workbook returns each non-empty sheet, with text as strings and numbers as numbers', async () => {
    const rows = [
      ['Row', 'N [kN]', 'My'],
      ['LC1', -12.5, 0.1],
    ];
    const file = fileOf(workbookOf({ Notes: [], ULS: [...rows, ['LC2', null, 3]], SLS: [['工况', 1e-7]] }));
    expect(await tablesOfFile(file)).toEqual([
      { name: 'ULS', cells: [...rows, ['LC2', '', 3]] },
      { name: 'SLS', cells: [['工况', 1e-7]] },
    ]);
  });

  const LIST = [
    ['Row', 'N'],
    ['LC1', -12.5],
  ];

  /** Returns a workbook with a sheet of these rows, after changes of the XML of the sheet and the styles. */
  const changedBook = (
    ULS: Parameters<typeof workbookOf>[0][string],
    change: (sheet: string) => string,
    restyle: (styles: string) => string = (styles) => styles,
  ) => {
    const zip = new PizZip(workbookOf({ ULS }));
    zip.file(SHEET, change(zip.file(SHEET)!.asText()));
    zip.file(STYLES, restyle(zip.file(STYLES)!.asText()));
    return fileOf(zip.generate({ type: 'arraybuffer', compression: 'DEFLATE' }));
  };
  const withRows = (sheet: string, rows: string) => sheet.replace('</sheetData>', `${rows}</sheetData>`);
  /** Number of cell formats in a workbook, and thus the index of the first format that a test adds. */
  const formats =
    new PizZip(workbookOf({ ULS: LIST })).file(STYLES)!.asText().split('<cellXfs')[1].split('<xf').length - 1;

  /** Returns a workbook with cells added to its first row, and rows added at the end of its sheet. */
  const withCells = (cells: string, rows = '') =>
    changedBook(LIST, (sheet) => withRows(sheet.replace('</row>', `${cells}</row>`), rows));

  it('the import of a workbook repeats a merged cell in all positions that it covers', async () => {
    const ULS = [['LC', 'Forces [N]', null], [null, 'Fx', 'Fy'], NUMBERS];
    const merged = '<mergeCells count="2"><mergeCell ref="B1:C1"/><mergeCell ref="A1:A2"/></mergeCells>';
    const file = changedBook(ULS, (sheet) => sheet.replace('</sheetData>', `</sheetData>${merged}`));
    expect((await tablesOfFile(file))![0].cells).toEqual([...MERGED, NUMBERS]);
  });

  it('the import of a workbook does not read errors, uncalculated formulas, percentages and dates as numbers', async () => {
    const cells =
      `<row r="2"><c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B2"><f>20*2</f></c>` +
      `<c r="C2" s="${formats}"><v>0.5</v></c><c r="D2" s="${formats + 1}"><v>45000</v></c>` +
      `<c r="E2" t="str"><f>""</f><v></v></c><c r="F2"><f>20*2</f><v>40</v></c></row>`;
    const own = '<xf numFmtId="10"/><xf numFmtId="14"/></cellXfs>';
    const book = changedBook(
      [['Row', 'N']],
      (sheet) => withRows(sheet, cells),
      (styles) => styles.replace('</cellXfs>', own),
    );
    const unreadable = ['#DIV/0!', '=?'].map((text) => ({ unreadable: text }));
    expect((await tablesOfFile(book))![0].cells[1]).toEqual([...unreadable, '50 %', '2023-03-15', '', 40]);
  });

  it('the import of a workbook lists hidden rows and columns, and numbers that are shown otherwise than stored', async () => {
    const codes = ['0.00,', '0.0&quot; kN&quot;', '0.0;[Red]0.0', '#,##0.00', '0.0;(0.0)'];
    const forCodes = (text: (code: string, id: number) => string) =>
      codes.map((code, at) => text(code, 200 + at)).join('');
    const restyle = (styles: string) =>
      styles
        .replace(
          /<numFmts.*?>/,
          (tag) => tag + forCodes((code, id) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`),
        )
        .replace('</cellXfs>', `${forCodes((_, id) => `<xf numFmtId="${id}"/>`)}</cellXfs>`);
    const values = [12_500, 3.14159, -7, 1234.5, -8];
    const cells = values.map((value, i) => `<c r="${'ABCDE'[i]}2" s="${formats + i}"><v>${value}</v></c>`);
    const rows = `<row r="2">${cells.join('')}</row><row r="3" hidden="1"><c r="A3"><v>1</v></c></row>`;
    const columns = '<cols><col min="2" max="3" hidden="1"/></cols><sheetData>';
    const change = (sheet: string) => withRows(sheet, rows).replace('<sheetData>', columns);
    const [table] = (await tablesOfFile(changedBook([['Row', 'N [kN]', 'Vx [kN]']], change, restyle)))!;
    expect(table.cells[1]).toEqual(values);
    expect(table.hidden).toEqual({ rows: [2], columns: [1, 2] });
    const shown = [12.5, '3.14159 kN', -7].map((value, column) => ({ row: 1, column, shown: value }));
    expect(table.shown).toEqual(shown);
  });

  it.each([
    ['a formatted cell in the last row', '', '<row r="1048576"><c r="H1048576" s="1"/></row>'],
    ['a formatted cell in the last column', '<c r="XFD1" s="1"/>', ''],
    ['an empty last row', '', '<row r="1048576" s="1" customFormat="1"></row>'],
    ['formatted cells without positions', '<c s="1"></c>'.repeat(30_000), ''],
  ])('the import reads a sheet with %s in less than 2 s', async (_, cells, rows) => {
    const begin = performance.now();
    expect(await tablesOfFile(withCells(cells, rows))).toEqual([{ name: 'ULS', cells: LIST }]);
    expect(performance.now() - begin).toBeLessThan(2000);
  });

  it('the import reports the number of values that were not read because they are far from the other cells', async () => {
    const far = '<row r="1048576"><c r="XFC1048576" s="1"/><c r="XFD1048576"><v>7</v></c></row>';
    const [table] = (await tablesOfFile(withCells('<c r="XFD1"><v>8</v></c>', far)))!;
    expect(table.cells).toEqual(LIST);
    expect(table.leftOut).toBe(2);
  });

  it('the import finishes within 5 s for a sheet with two million unclosed tags', async () => {
    const begin = performance.now();
    await tablesOfFile(withCells('', '<x>'.repeat(2_000_000)));
    expect(performance.now() - begin).toBeLessThan(5000);
  });

  it.each(shareOf(['xl/sharedStrings.xml', SHEET], 1))(
    'the import refuses a workbook in which %s exceeds the size limit, without unpacking it completely',
    async (path) => {
      const workbook = new PizZip(workbookOf({ ULS: [['Row', 'N']] }));
      const bytes = zipWithPacked(workbook, path, new Uint8Array(TABLE_LIMITS.characters + 5_000_000));
      expect(bytes.byteLength).toBeLessThan(400_000);
      const before = process.memoryUsage().arrayBuffers;
      expect(await tablesOfFile(fileOf(bytes))).toBeNull();
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(150_000_000);
    },
  );

  it('the import finds no table in an .xls file or in a damaged file', async () => {
    expect(await tablesOfFile(fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])))).toBeNull();
    expect(await tablesOfFile(fileOf(new Uint8Array(workbookOf({ A: [['x']] }).slice(0, 200))))).toBeNull();
  });
});

it('the import of a text file reads the first 256 of 20,000 columns and reports the number of cells that it did not read', async () => {
  const line = Array.from({ length: 20_000 }, (_, i) => i).join(',');
  const [table] = (await tablesOfFile(textFile(`${line}\n${line}`)))!;
  expect(table.cells.map((row) => row.length)).toEqual([256, 256]);
  expect(table.leftOut).toBe(2 * (20_000 - 256));
});

it('the import of a text file reads the encoding used by Chinese spreadsheet programs', async () => {
  const gb18030 = new Uint8Array([0xb9, 0xa4, 0xbf, 0xf6, 0x2c, 0x4e, 0x0a, 0x31, 0x2c, 0x32]);
  const cells = ['工况 N', '1 2'].map((row) => row.split(' '));
  for (const file of [fileOf(gb18030), textFile('工况,N\n1,2')])
    expect(await tablesOfFile(file)).toEqual([{ name: '', separator: ',', cells }]);
});

const pasted = (texts: Record<string, string>) => tableOfClipboard({ getData: (type) => texts[type] ?? '' });

it('the import from the clipboard repeats a merged cell in each position that the cell covers', () => {
  const html =
    '<table><tr><td rowspan="2">LC</td><td colspan="2">Forces [N]</td></tr><tr><td>Fx</td><td>Fy</td></tr>' +
    '<tr><td>1</td><td>2</td><td>3</td></tr></table>';
  expect(pasted({ 'text/html': html }).cells).toEqual([...MERGED, NUMBERS.map(String)]);
});

it('the import reads the plain text of the clipboard if there is no HTML, with error values as unreadable cells', () => {
  const errors = ['#REF!', '#WERT!', '###'];
  const cells = [['LC', 'N'], ...errors.map((unreadable) => ['A', { unreadable }])];
  const text = ['LC\tN', ...errors.map((error) => `A\t${error}`)].join('\n');
  expect(pasted({ 'text/plain': text })).toEqual({ name: '', separator: '\t', cells });
});
