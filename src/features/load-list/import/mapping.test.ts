import { describe, expect, it } from 'vitest';
import { meaningOf, unitIn } from './columns';
import { proposeMapping, type Table } from './mapping';
import { readLoads } from './read-loads';

const lines = (text: string): Table => text.split('\n').map((line) => line.split('\t'));
const read = (table: Table) => readLoads(table, proposeMapping(table).mapping);

describe('a heading', () => {
  it.each([
    ['N [kN]', 'Nz', 'kN'],
    ['N_Ed (N)', 'Nz', 'N'],
    ['Fz/kN', 'Nz', 'kN'],
    ['轴力（kN）', 'Nz', 'kN'],
    ['V_x', 'Vx', null],
    ['X向剪力[N]', 'Vx', 'N'],
    ['My [kN·m]', 'My', 'kNm'],
    ['M_x [Nmm]', 'Mx', 'Nmm'],
    ['扭矩 (N.m)', 'Mz', 'Nm'],
    ['Load case', 'name', null],
    ['荷载组合', 'name', null],
    ['σ [MPa]', null, null],
    // Not a force in newtons.
    ['N', 'Nz', null],
    ['Vx kN', 'Vx', 'kN'],
    ['My', 'My', null],
  ] as const)('%j means %j in %j', (heading, meaning, unit) => {
    expect(meaningOf(heading)).toBe(meaning);
    expect(unitIn(heading)).toBe(unit);
  });
});

/** What one of each unit is in kN or kNm. */
const UNIT_SIZES = [
  ['Fz', 'kN', 'Nz', 1],
  ['Fz', 'N', 'Nz', 0.001],
  ['Fx', 'kN', 'Vx', 1],
  ['Fx', 'N', 'Vx', 0.001],
  ['Fy', 'N', 'Vy', 0.001],
  ['Mx', 'kNm', 'Mx', 1],
  ['Mx', 'Nm', 'Mx', 0.001],
  ['Mx', 'Nmm', 'Mx', 0.000001],
  ['Mx', 'N·mm', 'Mx', 0.000001],
  ['My', 'N.m', 'My', 0.001],
  ['My', 'kN·m', 'My', 1],
  ['Mz', 'Nmm', 'Mz', 0.000001],
] as const;

it.each(UNIT_SIZES)('2,500 of %s in %s is a %s of 2,500 times %d', (heading, unit, load, size) => {
  const named = read(lines(`LC\t${heading} [${unit}]\n1\t2500\n2\t-1`));
  expect(named.loads[0][load]).toBeCloseTo(2500 * size, 12);
  // In a line of its own as well.
  const below = read(lines(`LC\t${heading}\n\t[${unit}]\n1\t2500\n2\t-1`));
  expect(below.loads[0][load]).toBe(named.loads[0][load]);
});

describe('a table with headings', () => {
  const TABLE = lines(
    'Reactions\nLC\tFz\tFx\tMy\tComment\n\t[kN]\t[N]\t[kNm]\n1\t12,5\t-3.000,5\t0,25\tx\n2\t-4\t0\t\t\n\t\t\t\n' +
      '2\t-4\t0\t\t\nLC\tFz\tFx\tMy\tComment\n3\t7\t1e3\t2,5\tlast',
  );

  it('is read by its words and units, with what is blank or repeated left out', () => {
    expect(read(TABLE)).toEqual({
      loads: [
        { name: '1', Nz: 12.5, Vx: -3.0005, Vy: 0, Mx: 0, My: 0.25, Mz: 0 },
        { name: '2', Nz: -4, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 },
        { name: '3', Nz: 7, Vx: 1, Vy: 0, Mx: 0, My: 2.5, Mz: 0 },
      ],
      bad: [],
      badRows: 0,
      blank: 1,
      repeated: 2,
    });
  });

  it('takes another sign, unit and column where a person says so', () => {
    const { mapping } = proposeMapping(TABLE);
    const { Nz, Vx } = mapping.sources;
    const sources = {
      ...mapping.sources,
      Nz: { ...Nz, sign: -1 as const, unit: 'N' as const },
      Vy: Vx,
      Vx: { ...Vx, column: null },
    };
    expect(readLoads(TABLE, { ...mapping, sources }).loads[0]).toEqual({
      name: '1',
      Nz: -0.0125,
      Vx: 0,
      Vy: -3.0005,
      Mx: 0,
      My: 0.25,
      Mz: 0,
    });
  });

  it('names every cell that holds no load', () => {
    const table = lines('N\tVx\n1\t2\n3\tfour\n1e9\t5');
    expect(read(table)).toMatchObject({
      loads: [{ name: '1', Nz: 1, Vx: 2 }],
      bad: [
        { row: 2, column: 1 },
        { row: 3, column: 0 },
      ],
      badRows: 2,
    });
  });
});

describe('a unit below its heading', () => {
  it('is no column of its own', () => {
    const { mapping } = proposeMapping(lines('Node\tLC\tVx\tMy\n\t\tN\tNmm\nA1\t7\t500\t2e6'));
    expect(mapping).toMatchObject({
      names: [0, 1],
      sources: { Nz: { column: null }, Vx: { column: 2, unit: 'N' }, My: { column: 3, unit: 'Nmm' } },
    });
    const table = lines('Node\tLC\tVx\tMy\n\t\tN\tNmm\nA1\t7\t500\t2e6');
    expect(read(table).loads).toEqual([{ name: 'A1 / 7', Nz: 0, Vx: 0.5, Vy: 0, Mx: 0, My: 2, Mz: 0 }]);
  });
});

describe('a table without headings', () => {
  it('is read in the usual order', () => {
    expect(read(lines('1\t2\t3\t4\t5\t6')).loads).toEqual([
      { name: '1', Nz: 1, Vx: 2, Vy: 3, Mx: 4, My: 5, Mz: 6 },
    ]);
    expect(read(lines('G+Q\t1\t2\t3\t4\t5\t6')).loads[0]).toMatchObject({ name: 'G+Q', Nz: 1, Mz: 6 });
  });
});
