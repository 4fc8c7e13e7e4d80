import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import type { ReferenceDatabase } from '@/features/administration/records/database';
import { planImport } from '@/features/administration/tables/plan-import';
import { tablesOfFile } from '@/files/load-tables/tables-of-file';
import { workbookOf } from '@/shared/tables/workbook';

const SIZES: Pick<ReferenceDatabase<never>, 'fields' | 'findings'> = {
  fields: [
    { key: 'name', kind: 'name', label: 'profile.name' },
    { key: 'size', kind: 'number', label: 'profile.name' },
  ],
  findings: () => [],
};
const known = [{ name: 'A7', size: '3' }].map((record) => ({ record, row: record }));

it('the table import reports error cells and formulas without a stored value as unreadable, not as 0 or empty', async () => {
  const zip = new PizZip(workbookOf({ Sizes: [['name', 'size']] }));
  const path = 'xl/worksheets/sheet1.xml';
  const name = (row: number, text: string) => `<c r="A${row}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows =
    `<row r="2">${name(2, 'A7')}<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>` +
    `<row r="3">${name(3, 'A8')}<c r="B3"><f>2*2</f></c></row>`;
  zip.file(path, zip.file(path)!.asText().replace('</sheetData>', `${rows}</sheetData>`));
  const [table] = (await tablesOfFile(new Blob([zip.generate({ type: 'arraybuffer' })])))!;
  const { bad } = planImport(table.cells, known, SIZES, '');
  expect(bad).toEqual([
    { line: 2, column: 'size', value: '#DIV/0!', problem: 'unreadable' },
    { line: 3, column: 'size', value: '=?', problem: 'unreadable' },
  ]);
});
