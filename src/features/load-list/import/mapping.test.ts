import { describe, expect, it } from 'vitest';
import type { LoadName } from '@/quantities/inputs';
import { meaningOf, unitIn, unitsOf } from './columns';
import type { Table } from './load-mapping';
import { isDoubtful, leftOutBy, proposeMapping } from './mapping';
import { isEnvelope, ORIGINS, SIGN_RULES, type Origin } from './origin';
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
    ['弯矩My(kN·m)', 'My', 'kNm'],
    ['剪力Vx(kN)', 'Vx', 'kN'],
    ['剪力 Vy', 'Vy', null],
    ['轴力N（kN）', 'Nz', 'kN'],
    ['竖向力(N)', 'Nz', 'N'],
    ['扭矩T/kN·m', 'Mz', 'kNm'],
    ['X轴弯矩 [kN-m]', 'Mx', 'kNm'],
    ['V_{y,Ed} [kN]', 'Vy', 'kN'],
    ['Shear force Vx [kN]', 'Vx', 'kN'],
    ['Normal force N [MN]', 'Nz', 'MN'],
    ['F3', 'Nz', null],
    ['M1 (KN-m)', 'Mx', 'kNm'],
    ['N [tf]', 'Nz', 'tf'],
    ['FX (kN)', 'Vx', 'kN'],
    ['MX (kN*m)', 'Mx', 'kNm'],
    // None of these is a load.
    ['Temperature T', null, null],
    ['Node X', null, null],
    ['Case type', null, null],
    ['d [mm]', null, null],
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
    'Forces\nLC\tFz\tFx\tMy\tComment\n\t[kN]\t[N]\t[kNm]\n1\t12,5\t-3.000,5\t0,25\tx\n2\t-4\t0\t\t\n\t\t\t\n' +
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
      sums: 0,
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

/**
 * Tables as programs export them, with headings from public examples (see origin.ts) and the same numbers in
 * all: 1, 2, 10, 3, 4, 5 along X, Y, Z.
 */
describe('a table of a program of statics', () => {
  const TURNED = { Nz: -10, Vx: -1, Vy: -2, Mx: -3, My: -4, Mz: -5 };
  const AS_READ = { Nz: 10, Vx: 1, Vy: 2, Mx: 3, My: 4, Mz: 5 };
  const MEMBER = { Nz: 10, Vx: 1, Vy: 2, Mx: 3, My: 4, Mz: 5 };

  it.each<[string, Origin | null, typeof AS_READ, string]>([
    [
      'joint reactions of SAP2000',
      'reactions',
      TURNED,
      'TABLE:  Joint Reactions\nJoint\tOutputCase\tCaseType\tStepType\tF1\tF2\tF3\tM1\tM2\tM3\n' +
        'Text\tText\tText\tText\tKN\tKN\tKN\tKN-m\tKN-m\tKN-m\n7\tULS1\tCombination\t\t1\t2\t10\t3\t4\t5',
    ],
    [
      'joint reactions of SAP2000 without a title and with decimal commas',
      'reactions',
      { Nz: -10, Vx: -1.5, Vy: -2.5, Mx: -3.5, My: -4.5, Mz: -5.5 },
      'Joint\tOutputCase\tCaseType\tStepType\tF1\tF2\tF3\tM1\tM2\tM3\n\t\t\t\tKN\tKN\tKN\tKN-m\tKN-m\tKN-m\n' +
        'C2\tC01.- D\tCombination\t\t1,5\t2,5\t10,0\t3,5\t4,5\t5,5',
    ],
    [
      'joint reactions of ETABS',
      'reactions',
      TURNED,
      'TABLE:  Joint Reactions\nStory\tUnique Name\tOutput Case\tFX\tFY\tFZ\tMX\tMY\tMZ\n' +
        '\t\t\tkN\tkN\tkN\tkN-m\tkN-m\tkN-m\nBase\t7\tULS1\t1\t2\t10\t3\t4\t5',
    ],
    [
      'reactions of midas Gen',
      'reactions',
      TURNED,
      'Reaction(Global)\nNode\tLoad\tFX (kN)\tFY (kN)\tFZ (kN)\tMX (kN*m)\tMY (kN*m)\tMZ (kN*m)\n' +
        '7\tULS1\t1\t2\t10\t3\t4\t5',
    ],
    [
      'reactions of Robot',
      'reactions',
      TURNED,
      'Node/Case\tFX (kN)\tFY (kN)\tFZ (kN)\tMX (kNm)\tMY (kNm)\tMZ (kNm)\n7/ 1\t1\t2\t10\t3\t4\t5',
    ],
    [
      'a list in Chinese',
      'reactions',
      TURNED,
      '支座反力\n节点\t荷载组合\tX向反力(kN)\tY向反力(kN)\t竖向反力(kN)\t弯矩Mx(kN·m)\t弯矩My(kN·m)\t扭矩T(kN·m)\n' +
        '7\tULS1\t1\t2\t10\t3\t4\t5',
    ],
    // What goes into a support, with Z into the ground: self-weight is positive.
    [
      'support forces of RFEM',
      'introduced',
      { Nz: -10, Vx: 1, Vy: -2, Mx: 3, My: -4, Mz: -5 },
      'Node\tLoading\tSupport Forces [kN]\t\t\tSupport Moments [kNm]\t\t\n' +
        'No.\t\tPX\tPY\tPZ\tMX\tMY\tMZ\n7\tULS1\t1\t2\t10\t3\t4\t5',
    ],
    [
      'forces at nodes without a title',
      'atNodes',
      AS_READ,
      'Node\tLoad\tFX (kN)\tFY (kN)\tFZ (kN)\tMX (kN*m)\tMY (kN*m)\tMZ (kN*m)\n7\tULS1\t1\t2\t10\t3\t4\t5',
    ],
    [
      'forces of frames of SAP2000',
      'member',
      MEMBER,
      'Frame\tStation\tOutputCase\tP\tV2\tV3\tT\tM2\tM3\n7\t0\tULS\t10\t1\t2\t5\t3\t4',
    ],
    [
      'forces of beams of midas Gen',
      'member',
      MEMBER,
      'Elem\tLoad\tAxial (kN)\tShear-y (kN)\tShear-z (kN)\tTorsion (kN*m)\tMoment-y (kN*m)\tMoment-z (kN*m)\n' +
        '7\tULS\t10\t1\t2\t5\t3\t4',
    ],
    [
      'forces of bars of Robot',
      'member',
      MEMBER,
      'Bar/Node/Case\tFX (kN)\tFY (kN)\tFZ (kN)\tMX (kNm)\tMY (kNm)\tMZ (kNm)\n' +
        '7/ 1/ 1\t10\t1\t2\t5\t3\t4',
    ],
    [
      'columns of SATWE, which lists no torsion',
      'member',
      { ...MEMBER, Mz: 0 },
      'N-C\tiCase\tShear-X\tShear-Y\tAxial\tMx-Btm\tMy-Btm\tMx-Top\tMy-Top\n7\t1\t1\t2\t10\t3\t4\t6\t8',
    ],
    ['loads as an engineer lists them', null, AS_READ, 'LC\tFx\tFy\tFz\tMx\tMy\tMz\n1\t1\t2\t10\t3\t4\t5'],
  ])('is read with its axes and signs: %s', (_name, expected, loads, text) => {
    const table = lines(text);
    const { mapping, origin } = proposeMapping(table);
    expect(origin).toBe(expected);
    expect(readLoads(table, mapping).loads[0]).toMatchObject(loads);
  });

  it('is turned about X where Z points into the ground: twice is nothing, a right-handed system stays one', () => {
    const { Nz, Vx, Vy, Mx, My, Mz } = SIGN_RULES.zDown;
    expect(Vx * Vy * Nz).toBe(1);
    expect([Mx, My, Mz]).toEqual([Vx, Vy, Nz]);
  });

  it('is read without the sums at its foot, which are counted', () => {
    const rows =
      '7/ 1\t1\t2\t10\t3\t4\t5\nSum of val.\t1\t2\t10\t3\t4\t5\nSum of reac.\t1\t2\t10\t0\t0\t0\nCheck val.\t0\t0\t0\t0\t0\t0';
    const found = read(lines(`Node/Case\tFX (kN)\tFY (kN)\tFZ (kN)\tMX (kNm)\tMY (kNm)\tMZ (kNm)\n${rows}`));
    expect(found.loads.map(({ name }) => name)).toEqual(['7/ 1']);
    expect(found.sums).toBe(3);
    expect(read(lines('LC\tN\nTotal wind\t5\n合计\t5')).loads.map(({ name }) => name)).toEqual([
      'Total wind',
    ]);
  });

  it('asks about the signs where nothing tells them', () => {
    expect(ORIGINS.atNodes.proposed).toBeNull();
    expect(ORIGINS.member.proposed).toBeNull();
  });

  it('names the rows of an envelope', () => {
    expect(isEnvelope(lines('Joint\tStepType\tF1\n2\tMax\t1'))).toBe(true);
    expect(isEnvelope(lines('Joint\tName\tF1\n2\tMaxwell\t1'))).toBe(false);
  });
});

describe('what a mapping leaves out', () => {
  const leftOut = (text: string) => {
    const table = lines(text);
    return leftOutBy(table, proposeMapping(table).mapping);
  };

  it('is named where numbers are left over and a load stays 0', () => {
    const found = leftOut('No.\tN\t横向\tCheck\n1\t5\t7\tok\n2\t6\t8\tok');
    expect(found).toMatchObject({ loads: ['Vx', 'Vy', 'Mx', 'My', 'Mz'], columns: [2] });
    expect(isDoubtful(found)).toBe(true);
  });

  it('is nothing to ask about without numbers to spare, however many loads stay 0', () => {
    const found = leftOut('No.\tN\tPlace\tZero\n1\t5\t1\t0\n2\t6\t2\t0');
    expect(found.columns).toEqual([]);
    expect(isDoubtful(found)).toBe(false);
  });

  it('is the unit where it is none that is known', () => {
    const found = leftOut('N [lbf]\tVx [kN]\n1\t2');
    expect(found.units).toEqual([{ load: 'Nz', unit: 'lbf' }]);
    expect(isDoubtful(found)).toBe(true);
  });
});

/** What one of each unit is in kN or kNm: a ton-force is 9.80665 kN, a kip 4.4482 kN, a foot 0.3048 m. */
const ALL_UNITS: Readonly<Record<string, readonly (readonly [written: string, size: number])[]>> = {
  Nz: [
    ['kN', 1],
    ['N', 0.001],
    ['MN', 1000],
    ['tf', 9.80665],
    ['t', 9.80665],
    ['tonf', 9.80665],
    ['kgf', 0.00980665],
    ['kip', 4.4482216152605],
    ['kips', 4.4482216152605],
  ],
  My: [
    ['kNm', 1],
    ['Nm', 0.001],
    ['Nmm', 0.000001],
    ['kNcm', 0.01],
    ['kNmm', 0.001],
    ['MNm', 1000],
    ['tfm', 9.80665],
    ['t·m', 9.80665],
    ['tonf-m', 9.80665],
    ['kip-ft', 1.3558179483314],
    ['kip-in', 0.112984829027616],
  ],
};

describe('every unit of the import', () => {
  const rows = Object.entries(ALL_UNITS).flatMap(([load, units]) =>
    units.map(([written, size]) => [load, written, size] as const),
  );

  it.each(rows)('%s [%s] is %d', (load, written, size) => {
    const { loads } = read(lines(`LC\t${load} [${written}]\n1\t2.5\n2\t-1`));
    expect(loads[0]).toEqual({ ...NO_LOADS, name: '1', [load]: expect.closeTo(2.5 * size, 9) as number });
  });

  it.each(Object.keys(ALL_UNITS))('is in the table, of %s', (load) => {
    const found = ALL_UNITS[load].map(([written]) => unitIn(`${load} [${written}]`));
    expect(new Set(found)).toEqual(new Set(unitsOf(load as LoadName)));
  });
});

const NO_LOADS = { Nz: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 } as const;
