import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import type { AnchorRecord } from '@/api/contract/records';
import { anchors as database } from '@/features/administration/anchors/anchors';
import { rowOf } from '@/features/administration/records/database';
import { planImport } from '@/features/administration/tables/plan-import';
import { tableCells } from '@/features/administration/tables/table-file';
import { parseCsv } from '@/files/load-tables/rows-of-text';
import { tablesOfFile } from '@/files/load-tables/tables-of-file';
import { toCsv, unconverted } from '@/shared/tables/csv';
import { workbookOf } from '@/shared/tables/workbook';
import seeds from '../../../../mocks/seed/anchors.json';

const anchorRow = (record: AnchorRecord) => rowOf(database.fields, record);
const anchors = seeds.map((seed, index) => ({
  ...seed,
  id: String(index + 1),
  avatar: `00${index + 1}`,
})) as unknown as AnchorRecord[];
const known = anchors.map((record) => ({ record, row: anchorRow(record) }));
const [first] = anchors;
const headings = database.fields.map(({ key }) => key);
const exported = tableCells(database.fields, headings, anchors.map(anchorRow));

const plan = (csv: string) => planImport(parseCsv(csv), known, database, '');
const problemsOf = (cells: Parameters<typeof planImport>[0]) =>
  planImport(cells, known, database, '').bad.map(({ line, column, value, problem }) => ({
    line,
    column,
    value,
    problem,
  }));
const problems = (csv: string) => problemsOf(parseCsv(csv));

it('importing an exported anchor table changes nothing', () => {
  const { rows, unchanged, bad } = plan(toCsv(exported, unconverted));
  expect({ rows, unchanged, bad }).toEqual({ rows: [], unchanged: anchors.length, bad: [] });
});

it.each([
  ['semicolons and decimal commas', (cell: string) => cell.replace('.', ','), ';'],
  ['exponents', (cell: string) => (cell === '210000000000' ? '2.1E+11' : cell), ','],
  ['German exponents', (cell: string) => cell.replace('210000000000', '2,1E+11').replace('.', ','), ';'],
  ['thousands separators', (cell: string) => (cell === '210000000000' ? '210,000,000,000' : cell), ','],
  ['ids without leading zeros', (cell: string) => cell.replace(/^00(?=\d)/, ''), ','],
])('importing a table that a spreadsheet program saved with %s changes nothing', (_name, written, mark) => {
  const lines = exported.map((row) =>
    row
      .map((cell) =>
        typeof cell === 'number' ? written(String(cell)) : cell.startsWith('0') ? written(cell) : cell,
      )
      .map((cell) => `"${cell}"`)
      .join(mark),
  );
  const { rows, unchanged, bad } = plan(lines.join('\r\n'));
  expect({ rows, unchanged, bad }).toEqual({ rows: [], unchanged: anchors.length, bad: [] });
});

it('an import changes only the columns contained in the file, and returns the old and new value of each changed field', () => {
  const { rows, bad } = plan(`name;etaHef;jgMaterial;reason\n"${first.name}";"75,5";=A1;said before\n`);
  expect(bad).toEqual([]);
  expect(rows).toHaveLength(1);
  expect(rows[0].known?.record).toBe(first);
  expect(rows[0].row).toEqual({ ...anchorRow(first), etaHef: '75.5', jgMaterial: '=A1' });
  expect(rows[0].changes).toEqual([
    { key: 'jgMaterial', before: first.jgMaterial, after: '=A1' },
    { key: 'etaHef', before: first.etaHef, after: '75.5' },
  ]);
});

it('an import lists values that a row makes doubtful, but not values that were already doubtful', () => {
  const [{ doubtful }] = plan(`name,etaK8\n${first.name},4.5\n`).rows;
  expect(doubtful.map(({ of }) => of)).toEqual(['etaK8']);
  const odd = { ...known[0], row: { ...known[0].row, etaK8: '4.5' } };
  const again = planImport(parseCsv(`name,etaK8,etaMaterial\n${first.name},4.5,A4\n`), [odd], database, '');
  expect(again.rows[0].doubtful).toEqual([]);
});

it('an import adds an anchor whose name is not in the database, and sets its missing values to 0 and its picture to none', () => {
  const { rows, bad } = plan('name,etaHef,etaNrks,jgHave,etaHave\nNew M16,80,,0,0\n');
  expect(bad).toEqual([]);
  expect(rows).toHaveLength(1);
  expect(rows[0].known).toBeNull();
  expect(rows[0].row).toMatchObject({
    name: 'New M16',
    avatar: '',
    efficient: '1',
    jgHave: '0',
    etaHave: '0',
    etaHef: '80',
    etaNrks: '0',
    jgK8: '0',
  });
});

it('an import reports every invalid cell with its line and column', () => {
  const csv = [
    'name,avatar,jgHave,etaHef,etaK8,etaSmin',
    `${first.name},,2,-1,1.5,60`,
    `${first.name.toUpperCase()},,1,x,1,${'1'.repeat(30)}`,
    'New,,1,70,1000,2026-05-01',
    ',p1,1,70,1,60,surplus',
  ].join('\n');
  expect(problems(csv)).toEqual([
    { line: 2, column: 'jgHave', value: '2', problem: 'notAChoice' },
    { line: 2, column: 'etaHef', value: '-1', problem: 'negative' },
    { line: 3, column: 'etaHef', value: 'x', problem: 'notNumber' },
    { line: 3, column: 'etaSmin', value: '1'.repeat(30), problem: 'tooLong' },
    { line: 3, column: 'name', value: first.name.toUpperCase(), problem: 'nameRepeated' },
    { line: 4, column: 'etaK8', value: '1000', problem: 'tooLarge' },
    { line: 4, column: 'etaSmin', value: '2026-05-01', problem: 'isDate' },
    { line: 5, column: '', value: 'surplus', problem: 'unknownColumn' },
    { line: 5, column: 'name', value: '', problem: 'nameMissing' },
  ]);
});

it.each(['01. Mai', '1-May', 'May-26', '01.05.2026', '2026/5/1', '5月1日', '1/2'])(
  'an import refuses the date %s in a number column',
  (date) =>
    expect(problems(`name,etaHef\n${first.name},${date}`)).toEqual([
      { line: 2, column: 'etaHef', value: date, problem: 'isDate' },
    ]),
);

it('an import reads a single separator as a decimal mark, unless another number makes the separator ambiguous', () => {
  const value = (csv: string) => plan(csv).rows[0]?.row.etaHef;
  // The point in 1.234 is read as a decimal point, unless another number in the table has a decimal comma:
  // the point may then be a thousands separator.
  expect(value(`name,etaHef\n${first.name},1.234`)).toBe('1.234');
  expect(value(`name;etaHef\n${first.name};1,234`)).toBe('1.234');
  const doubtful = { line: 2, column: 'etaHef', value: '1.234', problem: 'markUnclear' };
  expect(problems(`name;etaHef;etaK8\n${first.name};1.234;2,5`)).toEqual([doubtful]);
  // Neither number identifies the decimal mark, but one of them must contain a thousands separator.
  const unclear = problems(`name;etaHef;etaK8\n${first.name};1.234;5,678`);
  expect(unclear.map(({ problem }) => problem)).toEqual(['markUnclear', 'markUnclear']);
  expect(problems(`name;etaHef;etaK8;etaAs\n${first.name};1.234;2,5;84.3`)).toEqual([doubtful]);
});

it.each([
  ['name,weight\nA,1', 'unknownColumn'],
  ['name,etaHef,etaHef\nA,1,1', 'repeatedColumn'],
  ['etaHef\n1', 'noHeader'],
  ['', 'noHeader'],
])('an import refuses the anchor table %j with the reason %s', (csv, problem) =>
  expect(plan(csv).bad.map((cell) => cell.problem)).toEqual([problem]),
);

it('the table import reports error cells and formulas without a stored value as unreadable, not as 0 or empty', async () => {
  const zip = new PizZip(workbookOf({ Sizes: [['name', 'etaHef']] }));
  const path = 'xl/worksheets/sheet1.xml';
  const name = (row: number, text: string) => `<c r="A${row}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows =
    `<row r="2">${name(2, first.name)}<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>` +
    `<row r="3">${name(3, anchors[1].name)}<c r="B3"><f>2*2</f></c></row>`;
  zip.file(path, zip.file(path)!.asText().replace('</sheetData>', `${rows}</sheetData>`));
  const [table] = (await tablesOfFile(new Blob([zip.generate({ type: 'arraybuffer' })])))!;
  expect(problemsOf(table.cells)).toEqual([
    { line: 2, column: 'etaHef', value: '#DIV/0!', problem: 'unreadable' },
    { line: 3, column: 'etaHef', value: '=?', problem: 'unreadable' },
  ]);
});
