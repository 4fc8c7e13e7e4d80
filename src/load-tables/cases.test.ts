/**
 * Tests tables exported by programs and engineering offices, from the bytes of the file to loads on the
 * plate in kN and kNm.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { offeredTables } from '@/load-tables/load-file';
import { columnQuestions, type Question } from '@/load-tables/proposal';
import { readLoads, withPresets } from '@/load-tables/read-loads';
import { tablesOfFile } from '@/load-tables/tables-of-file';
import { LOAD_NAMES } from '@/quantities/inputs';

/** Reads the most likely table in a file, using the app's preset answers. */
async function readCase(file: string) {
  const bytes = readFileSync(join(import.meta.dirname, 'cases', file));
  const offered = offeredTables((await tablesOfFile(new Blob([new Uint8Array(bytes)])))!);
  const { table, proposal } = offered[0];
  const mapping = withPresets(proposal.mapping, proposal.origin);
  return {
    offered,
    table,
    questions: [...proposal.questions, ...columnQuestions(table, mapping, proposal.columns)],
    ...readLoads(table, mapping),
  };
}

interface Case {
  file: string;
  /** N, Vx, Vy, Mx, My and Mz of the first row in kN and kNm; the values are exact (1 t = 9.80665 kN). */
  first: readonly number[];
  /** Keys of the questions that the import asks. */
  asks: readonly Question['key'][];
  rows: number;
  /** Reasons why lines are omitted. */
  skipped?: readonly string[];
}

const TONNE = 9.80665;
const IN_TONNES = [10.25 * TONNE, 1.5 * TONNE, 0, 0, 3 * TONNE, 0];
const LOADS = [10.25, 1.5, 0, 0, 3, 0];
const STAAD = [-450, -12.5, -5, -1.2, 45, 0];
const NODES = 'origin.atNodes';

const CASES: readonly Case[] = [
  { file: 'accounting.csv', first: [-10.5, 2.25, 0, 0, 0, 0], asks: [], rows: 2 },
  { file: 'excel-sep.csv', first: [10.5, 2.25, 0, 0, 0, 0], asks: [], rows: 2 },
  { file: 'etabs-point.csv', first: [-100, 0, 0, 0, 0, 0], asks: ['unit.none'], rows: 4 },
  { file: 'rfem-de.txt', first: LOADS, asks: ['origin.introduced'], rows: 1 },
  { file: 'fr-words.txt', first: LOADS, asks: ['unit.none', 'origin.sections'], rows: 1 },
  { file: 'scia.csv', first: [-10.25, -1.5, 0, 0, -3, 0], asks: [], rows: 1 },
  { file: 'scia-uplift.csv', first: [60.25, -1.5, 0, 0, -3, 0], asks: [], rows: 1 },
  { file: 'r123.txt', first: [60, -1, 0, 0, -3, 0], asks: ['unit.none'], rows: 1 },
  { file: 'es-words.txt', first: LOADS, asks: [NODES], rows: 1 },
  { file: 'zh-dun.txt', first: IN_TONNES, asks: [NODES], rows: 1 },
  { file: 'zh-niu.txt', first: LOADS, asks: [NODES], rows: 1 },
  { file: 'cyr-head.txt', first: IN_TONNES, asks: ['origin.sections'], rows: 1 },
  { file: 'staad-table.txt', first: STAAD, asks: ['origin.staad'], rows: 2 },
  { file: 'staad-table2.txt', first: STAAD, asks: ['origin.staad'], rows: 2 },
  { file: 'midas.txt', first: IN_TONNES, asks: [NODES], rows: 1, skipped: ['sum', 'sum', 'sum'] },
  {
    file: 'robot.csv',
    first: LOADS,
    asks: [NODES],
    rows: 1,
    skipped: ['text', 'sum', 'sum', 'sum', 'sum', 'sum'],
  },
  { file: 'two-tables.csv', first: LOADS, asks: ['table', NODES], rows: 2 },
  { file: 'reac-then-member.csv', first: LOADS, asks: ['table', NODES], rows: 2 },
  {
    file: 'err-only.xlsx',
    first: [40, 1, 2, 0.1, 0.2, 0],
    asks: [],
    rows: 1,
    skipped: ['unreadable', 'unreadable', 'unreadable'],
  },
];

describe('import of an exported table', () => {
  it.each(CASES)(
    'the import reads the first row of $file exactly, and asks about information that the file does not state',
    async (expected) => {
      const { file, first, asks, rows, skipped = [] } = expected;
      const read = await readCase(file);
      const values = LOAD_NAMES.map((load) => read.loads[0][load]);
      expect(values).toEqual(first.map((value) => Number(value.toPrecision(12))));
      expect(read.questions.map(({ key }) => key)).toEqual(asks);
      expect(read.loads).toHaveLength(rows);
      expect(read.skipped.map(({ reason }) => reason)).toEqual(skipped);
    },
  );

  it('the import also reads the names and loads of the rows after the first', async () => {
    expect((await readCase('accounting.csv')).loads[1]).toMatchObject({ name: 'ULS2', Nz: -1200.5, Vx: 3 });
    expect((await readCase('excel-sep.csv')).loads[1]).toMatchObject({ name: 'ULS2', Nz: 1200.5, Vx: 3 });
    const { loads } = await readCase('etabs-point.csv');
    expect(loads.find(({ name }) => name.endsWith('/ W'))).toMatchObject({ Nz: 0, Mx: -12, My: 0 });
    expect(loads.find(({ name }) => name.endsWith('/ E'))).toMatchObject({ Nz: 0, Mx: 0, My: 15 });
  });

  it('the import names rows by node and load case if the table has both columns', async () => {
    expect((await readCase('es-words.txt')).loads[0].name).toBe('5 / 3');
    expect((await readCase('cyr-head.txt')).loads[0].name).toBe('1 / 3');
  });
});

describe('import of a file with several tables', () => {
  it('the import offers each table of a file with its title, reactions first, and does not read displacements as loads', async () => {
    const { offered } = await readCase('two-tables.csv');
    expect(offered.map(({ table }) => table.name)).toEqual(['REACTIONS', 'DISPLACEMENTS']);
    expect(offered[1].proposal.units).toEqual([]);
    const members = (await readCase('reac-then-member.csv')).offered;
    expect(members.map(({ table }) => table.name)).toEqual(['REACTIONS', 'MEMBER FORCES']);
  });
});

it('the import reports an unreadable cell with its position and its error value', async () => {
  const { bad, table } = await readCase('err-only.xlsx');
  expect(bad.map(({ row, column, text }) => [table.firstLine + row, column, text])).toEqual([
    [3, 1, '#REF!'],
    [4, 1, '#DIV/0!'],
    [5, 1, '=?'],
  ]);
});
