// @vitest-environment jsdom
import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import { TABLE_LIMITS } from '@/files/load-tables/table-limits';
import { tablesOfFile } from '@/files/load-tables/tables-of-file';
import { workbookOf } from '@/shared/tables/workbook';
import { zipWithPacked } from '@/testing/packed-zip';
import { shareOf } from '@/testing/run/how-many';

const fileOf = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) => new File([bytes], 'loads');
const textFile = (text: string) => fileOf(new TextEncoder().encode(text));

const SHEET = 'xl/worksheets/sheet1.xml';

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

  /**
   * Returns a workbook with the given cells added to the first row of its sheet, and the given rows added at
   * the end of the sheet.
   */
  const withCells = (cells: string, rows = '') => {
    const zip = new PizZip(workbookOf({ ULS: LIST }));
    const sheet = zip.file(SHEET)!.asText();
    zip.file(SHEET, sheet.replace('</row>', `${cells}</row>`).replace('</sheetData>', `${rows}</sheetData>`));
    return fileOf(zip.generate({ type: 'arraybuffer', compression: 'DEFLATE' }));
  };
  it('the import of a workbook repeats a merged cell in all positions that it covers', async () => {
    const zip = new PizZip(
      workbookOf({
        ULS: [
          ['LC', 'Forces [N]', null],
          [null, 'Fx', 'Fy'],
          [1, 2, 3],
        ],
      }),
    );
    const merged = '<mergeCells count="2"><mergeCell ref="B1:C1"/><mergeCell ref="A1:A2"/></mergeCells>';
    zip.file(SHEET, zip.file(SHEET)!.asText().replace('</sheetData>', `</sheetData>${merged}`));
    expect((await tablesOfFile(fileOf(zip.generate({ type: 'arraybuffer' }))))![0].cells).toEqual([
      ['LC', 'Forces [N]', 'Forces [N]'],
      ['LC', 'Fx', 'Fy'],
      [1, 2, 3],
    ]);
  });

  it('the import of a workbook does not read errors, uncalculated formulas, percentages and dates as numbers', async () => {
    const zip = new PizZip(workbookOf({ ULS: [['Row', 'N']] }));
    const styles = zip.file('xl/styles.xml')!.asText();
    zip.file(
      'xl/styles.xml',
      styles.replace('</cellXfs>', '<xf numFmtId="10"/><xf numFmtId="14"/></cellXfs>'),
    );
    const count = (styles.match(/<xf[^>]*>/g) ?? []).length - 1;
    const cells =
      `<row r="2"><c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B2"><f>20*2</f></c>` +
      `<c r="C2" s="${count}"><v>0.5</v></c><c r="D2" s="${count + 1}"><v>45000</v></c>` +
      `<c r="E2" t="str"><f>""</f><v></v></c><c r="F2"><f>20*2</f><v>40</v></c></row>`;
    zip.file(SHEET, zip.file(SHEET)!.asText().replace('</sheetData>', `${cells}</sheetData>`));
    expect((await tablesOfFile(fileOf(zip.generate({ type: 'arraybuffer' }))))![0].cells[1]).toEqual([
      { unreadable: '#DIV/0!' },
      { unreadable: '=?' },
      '50 %',
      '2023-03-15',
      '',
      40,
    ]);
  });

  it('the import of a workbook lists hidden rows and columns, and numbers that are shown otherwise than stored', async () => {
    const zip = new PizZip(workbookOf({ ULS: [['Row', 'N [kN]', 'Vx [kN]']] }));
    const styles = zip.file('xl/styles.xml')!.asText();
    const codes = ['0.00,', '0.0&quot; kN&quot;', '0.0;[Red]0.0', '#,##0.00', '0.0;(0.0)'];
    const count = (/<cellXfs[\s\S]*<\/cellXfs>/.exec(styles)![0].match(/<xf/g) ?? []).length;
    zip.file(
      'xl/styles.xml',
      styles
        .replace(
          /<numFmts.*?>/,
          (tag) =>
            tag + codes.map((code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${code}"/>`).join(''),
        )
        .replace('</cellXfs>', `${codes.map((_, i) => `<xf numFmtId="${200 + i}"/>`).join('')}</cellXfs>`),
    );
    const cells = [12_500, 3.14159, -7, 1234.5, -8].map(
      (value, i) => `<c r="${'ABCDE'[i]}2" s="${count + i}"><v>${value}</v></c>`,
    );
    const rows = `<row r="2">${cells.join('')}</row><row r="3" hidden="1"><c r="A3"><v>1</v></c></row>`;
    const sheet = zip.file(SHEET)!.asText().replace('</sheetData>', `${rows}</sheetData>`);
    zip.file(
      SHEET,
      sheet.replace('<sheetData>', '<cols><col min="2" max="3" hidden="1"/></cols><sheetData>'),
    );
    const [table] = (await tablesOfFile(fileOf(zip.generate({ type: 'arraybuffer' }))))!;
    expect(table.cells[1]).toEqual([12_500, 3.14159, -7, 1234.5, -8]);
    expect(table.hidden).toEqual({ rows: [2], columns: [1, 2] });
    expect(table.shown).toEqual([
      { row: 1, column: 0, shown: 12.5 },
      { row: 1, column: 1, shown: '3.14159 kN' },
      { row: 1, column: 2, shown: -7 },
    ]);
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
  expect(await tablesOfFile(fileOf(gb18030))).toEqual([{ name: '', separator: ',', cells }]);
  expect(await tablesOfFile(textFile('工况,N\n1,2'))).toEqual(await tablesOfFile(fileOf(gb18030)));
});
