/**
 * Tests tables exported by programs and engineering offices, from the bytes of the file to loads on the
 * plate in kN and kNm.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROW_KEYS } from '@/design/verdict/check-status';
import { availableTables } from '@/files/load-tables/find-load-tables';
import { answered, questionsOf } from '@/files/load-tables/mapping-proposal';
import { readLoads } from '@/files/load-tables/read-loads';
import { tablesOfFile } from '@/files/load-tables/tables-of-file';
import { LOAD_NAMES } from '@/quantities/inputs';
import { workbookOf } from '@/shared/tables/workbook';
import cn from '../../../locales/cn/loadList.json';
import en from '../../../locales/en/loadList.json';

/** Reads the most likely table in a file, using the app's preset answers. */
async function readCase(file: string) {
  const bytes = readFileSync(join(import.meta.dirname, 'cases', file));
  const offered = availableTables((await tablesOfFile(new Blob([new Uint8Array(bytes)])))!);
  const { table, proposal } = offered[0];
  const { mapping } = proposal;
  return { offered, table, questions: questionsOf(table, proposal, mapping), ...readLoads(table, mapping) };
}

/**
 * File, number of rows, loads of the first row in kN and kNm (exact: 1 t = 9.80665 kN), keys of the questions
 * that the import asks, and reasons why lines are omitted.
 */
type Case = [file: string, rows: number, first: number[], asks: string[], skipped?: string[]];

const TONNE = 9.80665;
const LOADS = [10.25, 1.5, 0, 0, 3, 0];
const IN_TONNES = LOADS.map((load) => load * TONNE);
const STOREY = [0, 35.2, 0, 0, 422.4, -264].map((load) => load * TONNE);
const REACTIONS = [-10.25, -1.5, 0, 0, -3, 0];
const STAAD = [-450, -12.5, -5, -1.2, 45, 0];
const [FORCES, LEVEL, SIGN, AXES] = ['forces', 'level', 'sign', 'axes'].map((name) => `statement.${name}`);
const NODES = [FORCES, LEVEL, AXES];
const STAAD_ASKS = ['likely.forces', LEVEL, 'likely.axes'];
const MISALIGNED = ['word.heading', 'word.heading'];
const times = (count: number, reason: string) => Array.from({ length: count }, () => reason);

const CASES: readonly Case[] = [
  ['accounting.csv', 2, [-10.5, 2.25, 0, 0, 0, 0], []],
  ['excel-sep.csv', 2, [10.5, 2.25, 0, 0, 0, 0], []],
  ['etabs-point.csv', 4, [-100, 0, 0, 0, 0, 0], ['unit.none', LEVEL]],
  ['rfem-de.txt', 1, LOADS, [LEVEL, AXES]],
  ['fr-words.txt', 1, LOADS, ['unit.none', FORCES, LEVEL, SIGN]],
  ['scia.csv', 1, [-10.25, -1.5, 0, 0, -3, 0], []],
  ['scia-uplift.csv', 1, [60.25, -1.5, 0, 0, -3, 0], []],
  ['r123.txt', 1, [60, -1, 0, 0, -3, 0], ['unit.none', LEVEL]],
  ['es-words.txt', 1, LOADS, NODES],
  ['zh-dun.txt', 1, IN_TONNES, NODES],
  ['zh-niu.txt', 1, LOADS, NODES],
  ['cyr-head.txt', 1, IN_TONNES, [FORCES, LEVEL, SIGN]],
  ['staad-table.txt', 2, STAAD, [...MISALIGNED, ...STAAD_ASKS]],
  ['staad-table2.txt', 2, STAAD, STAAD_ASKS],
  ['midas.txt', 1, IN_TONNES, NODES, times(3, 'sum')],
  ['robot.csv', 1, LOADS, [FORCES, LEVEL], ['text', ...times(5, 'sum')]],
  // The title says reactions, so these are preset as reactions; the import asks because the title may also
  // be that of the forces on the support.
  ['two-tables.csv', 2, REACTIONS, ['table', 'likely.forces', LEVEL, AXES]],
  ['reac-then-member.csv', 2, REACTIONS, ['table', 'likely.forces', LEVEL, AXES]],
  ['err-only.xlsx', 1, [40, 1, 2, 0.1, 0.2, 0], [], times(3, 'unreadable')],
  ['consteel.csv', 2, [-145.6, 3.2, -1.1, -0.8, -12.4, -0.05], []],
  ['t-en-note.csv', 2, [-145.6, 4.5, 0, 0, 0, 0], []],
  ['t-per-anchor.csv', 2, [38.25, 4.5, 0, 0, 0, 0], [SIGN, 'anchor']],
  ['t-shear-units.csv', 2, [12.5, 0, 0, 0, 0, 0], ['column.unused']],
  ['hidden-row.xlsx', 2, [-38.25, -4.5, -1, 0, 0, 0], ['hidden', 'likely.forces', SIGN]],
  ['robot-extremes-num.txt', 2, [240, 12.5, 3.1, 0.75, 15, 0.1], ['envelope', ...NODES], times(4, 'label')],
  ['etabs-design-reactions.csv', 1, STOREY, [LEVEL], ['unreadable']],
];

it.each(CASES)('the import reads the first row of %s and asks what it must', async (file, ...expected) => {
  const [rows, first, asks, skipped = []] = expected;
  const read = await readCase(file);
  const values = LOAD_NAMES.map((load) => read.loads[0][load]);
  expect(values).toEqual(first.map((value) => Number(value.toPrecision(12))));
  expect(read.questions.map(({ key }) => key)).toEqual(asks);
  expect(read.loads).toHaveLength(rows);
  expect(read.skipped.map(({ reason }) => reason)).toEqual(skipped);
});

it.each([
  ['accounting.csv', /^ULS2$/, { Nz: -1200.5, Vx: 3 }],
  ['excel-sep.csv', /^ULS2$/, { Nz: 1200.5, Vx: 3 }],
  ['etabs-point.csv', /\/ W$/, { Nz: 0, Mx: -12, My: 0 }],
  ['etabs-point.csv', /\/ E$/, { Nz: 0, Mx: 0, My: 15 }],
  // Rows are named by node and load case if the table has both columns.
  ['es-words.txt', /^5 \/ 3$/, {}],
  ['cyr-head.txt', /^1 \/ 3$/, {}],
])('the import of %s reads a row with the name %s', async (file, name, load) =>
  expect((await readCase(file)).loads.find((one) => name.test(one.name))).toMatchObject(load),
);

it('the import offers each table of a file with its title, reactions first, and does not read displacements as loads', async () => {
  const { offered } = await readCase('two-tables.csv');
  expect(offered.map(({ table }) => table.name)).toEqual(['REACTIONS', 'DISPLACEMENTS']);
  expect(offered[1].proposal.units).toEqual([]);
  const members = (await readCase('reac-then-member.csv')).offered;
  expect(members.map(({ table }) => table.name)).toEqual(['REACTIONS', 'MEMBER FORCES']);
});

it('the import reports an unreadable cell with its position and its error value', async () => {
  const { bad, table } = await readCase('err-only.xlsx');
  const cells = bad.map(({ row, column, text }) => `${table.firstLine + row} ${column} ${text}`);
  expect(cells).toEqual(['3 1 #REF!', '4 1 #DIV/0!', '5 1 =?']);
});

it('the import names the reason why a cell is no load: too large, a unit against the heading', async () => {
  expect((await readCase('etabs-design-reactions.csv')).bad).toEqual([
    { row: 2, column: 8, text: '-15631', reason: 'tooLarge' },
  ]);
  const { loads, bad } = await readCase('t-tc-suffix2.csv');
  expect(loads).toEqual([]);
  expect(bad.map(({ text, reason }) => `${text}: ${reason}`)).toEqual(['38.25 T: unit', '12.5 T: unit']);
});

it('the import reads T and C behind a number as tension and compression after the user has answered what they mean', async () => {
  const { offered } = await readCase('t-tc-suffix2.csv');
  const [{ table, proposal }] = offered;
  const { mapping } = proposal;
  const question = questionsOf(table, proposal, mapping).find(({ key }) => key === 'word.letters')!;
  const factors = { ignore: 1, tension: 1, compression: -1, unit: TONNE };
  expect(question.options).toEqual(Object.keys(factors));
  for (const [answer, factor] of Object.entries(factors)) {
    const { loads } = readLoads(table, answered(question, { proposal, mapping }, answer));
    const expected = [38.25, 12.5].map((value) => Number((value * factor).toPrecision(12)));
    expect(loads.map(({ Nz }) => Nz)).toEqual(expected);
  }
});

describe('own export', () => {
  const HEADINGS = {
    en: 'Row,Nz [kN],Vx [kN],Vy [kN],Mz [kNm],Mx [kNm],My [kNm],Verdict,Utilisation [%],Governing,Plate',
    cn: '荷载行,Nz [kN],Vx [kN],Vy [kN],Mz [kNm],Mx [kNm],My [kNm],结论,利用率 [%],控制项,锚板',
  };
  /** Returns the questions and loads of all tables in a file. */
  const questionsIn = async (file: BlobPart) => {
    const offered = availableTables((await tablesOfFile(new Blob([file])))!);
    return offered.flatMap(({ table, proposal }) => [
      ...questionsOf(table, proposal, proposal.mapping).map(({ key }) => key),
      ...readLoads(table, proposal.mapping).loads,
    ]);
  };
  const ROW = { name: 'LC1', Nz: 12.5, Vx: 3, Vy: -1.234, Mx: 2, My: -3, Mz: 0.1 };

  it.each([
    ['English', HEADINGS.en, en],
    ['Chinese', HEADINGS.cn, cn],
  ])('a load list saved as CSV comes in without a question: %s', async (_, headings, texts) => {
    const modes = ROW_KEYS.map((key) => `${texts.modes[key]} [%]`).join(',');
    const text = `${headings},${modes}\nLC1,12.5,3,-1.234,0.1,2,-3,Verified,50.1,Cone,rigid,1,2,3\n`;
    expect(await questionsIn(text)).toEqual([ROW]);
    // A word more than in the export is asked about.
    expect(await questionsIn(text.replace('[%],', 'lateral [%],'))).toContain('column.unused');
  });

  it('the load list in a design file and in the output of the command-line tool comes in without a question', async () => {
    const { Nz: N, ...others } = ROW;
    const output = { tables: [{ name: '', rows: [{ N, ...others }] }] };
    for (const file of [{ design: { loads: { list: [ROW] } } }, output])
      expect(await questionsIn(JSON.stringify(file))).toEqual([ROW]);
  });

  it('the workbook of a report offers its load list alone', async () => {
    const book = workbookOf({
      'Anchor forces': [
        ['Anchor no.', 'x [mm]', 'y [mm]', 'N [kN]', 'V [kN]', 'V_x [kN]', 'V_y [kN]'],
        [1, 0, 0, 5, 4, 3, 2],
      ],
      'Load list': [
        ['Row', 'N_z [kN]', 'V_x [kN]', 'V_y [kN]', 'M_x [kNm]', 'M_y [kNm]', 'M_z [kNm]', 'Governing check'],
        ['LC1', 12.5, 3, -1.234, 2, -3, 0.1, 'Cone'],
      ],
    });
    expect(await questionsIn(book)).toEqual([ROW]);
  });
});
