import { describe, expect, it } from 'vitest';
import { unitsOf } from '@/files/load-tables/column-meanings';
import { availableTables } from '@/files/load-tables/find-load-tables';
import { meaningOf, positiveIn, readHeading, type Component } from '@/files/load-tables/headings';
import { leftOfText, turned, type Statements } from '@/files/load-tables/load-conventions';
import { sourceOf, withColumn, type LoadMapping } from '@/files/load-tables/load-mapping';
import { answered, isOpen, questionsOf } from '@/files/load-tables/mapping-proposal';
import { isEnvelope, readLoads } from '@/files/load-tables/read-loads';
import { LOAD_NAMES } from '@/quantities/inputs';

const lines = (text: string) => text.split('\n').map((line) => line.split('\t'));
const proposed = (text: string) => availableTables([{ name: '', cells: lines(text) }])[0];

function read(text: string, statements: Partial<Statements> = {}) {
  const { table, proposal } = proposed(text);
  const { statements: own, ...rest } = proposal.mapping;
  const mapping: LoadMapping = { ...rest, statements: { ...own, ...statements } };
  return { ...readLoads(table, mapping), table, mapping, proposal };
}

function asked(text: string) {
  const { table, proposal } = proposed(text);
  return questionsOf(table, proposal, proposal.mapping);
}
/** Keys of the questions except those about statements. */
const keys = (text: string) =>
  asked(text)
    .map(({ key }) => key)
    .filter((key) => !key.startsWith('statement.'));

const unitIn = (heading: string): string | null => readHeading(heading).units[0]?.units[0]?.name ?? null;

const readAs = (meaning: string | null, unit: string | null, ...headings: string[]) =>
  headings.map((heading) => [heading, meaning, unit] as const);

it.each([
  // A lone 'N' is a symbol, not the unit newton.
  ...readAs('N', null, 'N'),
  ...readAs('N', 'kN', 'N [kN]', '轴力（kN）', '轴力N（kN）'),
  ...readAs('N', 'N', 'N_Ed (N)'),
  ...readAs('N', 'MN', 'Normal force N [MN]'),
  ...readAs('N', 'tf', 'N [tf]'),
  ...readAs('Nz', null, 'F3'),
  ...readAs('Nz', 'kN', 'Fz/kN'),
  ...readAs('Nz', 'N', '竖向力(N)'),
  ...readAs('Vx', null, 'V_x'),
  ...readAs('Vx', 'N', 'X向剪力[N]'),
  ...readAs('Vx', 'kN', 'Vx kN', '剪力Vx(kN)', 'Shear force Vx [kN]', 'FX (kN)'),
  ...readAs('Vy', null, '剪力 Vy'),
  ...readAs('Vy', 'kN', 'V_{y,Ed} [kN]'),
  ...readAs('Mx', 'Nmm', 'M_x [Nmm]'),
  ...readAs('Mx', 'kNm', 'X轴弯矩 [kN-m]', 'M1 (KN-m)', 'MX (kN*m)'),
  ...readAs('My', null, 'My'),
  ...readAs('My', 'kNm', 'My [kN·m]', '弯矩My(kN·m)'),
  ...readAs('T', 'Nm', '扭矩 (N.m)'),
  ...readAs('T', 'kNm', '扭矩T/kN·m'),
  ...readAs('name', null, 'Load case', '荷载组合'),
  // Headings that do not denote loads.
  ...readAs('other', 'MPa', 'σ [MPa]'),
  ...readAs('other', null, 'Case type'),
  ...readAs(null, 'tf', 'Temperature T'),
  ...readAs(null, 'mm', 'd [mm]'),
  ...readAs(null, null, 'Node X'),
])('the import reads the heading %j as %j with the unit %j', (heading, meaning, unit) => {
  expect(meaningOf(readHeading(heading))).toBe(meaning);
  expect(unitIn(heading)).toBe(unit);
});

describe('import of a table with headings', () => {
  const TABLE =
    'Forces\nLC\tFz\tFx\tMy\tComment\n\t[kN]\t[N]\t[kNm]\n1\t12,5\t-3.000,5\t0,25\tx\n2\t-4\t0\t\t\n\t\t\t\n' +
    '2\t-4\t0\t\t\nLC\tFz\tFx\tMy\tComment\n3\t7\t1e3\t2,5\tlast';

  it('the import recognises load columns by heading and unit, and omits blank and repeated rows', () => {
    const { loads, bad, skipped } = read(TABLE);
    expect(loads).toEqual([
      { ...NO_LOADS, name: '1', Nz: 12.5, Vx: -3.0005, My: 0.25 },
      { ...NO_LOADS, name: '2', Nz: -4 },
      { ...NO_LOADS, name: '3', Nz: 7, Vx: 1, My: 2.5 },
    ]);
    expect(bad).toEqual([]);
    expect(skipped).toEqual([5, 6].map((row) => ({ row, reason: 'repeated' })));
  });

  it('the import applies a different sign, unit or use of a column chosen by the user', () => {
    const { table, mapping } = read(TABLE);
    const changed = withColumn(withColumn(mapping, 1, { sign: -1, unit: 'N' }), 2, { is: 'Vy' });
    const expected = { ...NO_LOADS, name: '1', Nz: -0.0125, Vy: -3.0005, My: 0.25 };
    expect(readLoads(table, changed).loads[0]).toEqual(expected);
  });

  it('the import reports the reason why a cell contains no load', () => {
    expect(read('N\tVx\n1\t2\n3\tfour\n1e9\t5\n7\t±3\n8\t1 / 2')).toMatchObject({
      loads: [{ name: '1', Nz: 1, Vx: 2 }],
      bad: [
        { row: 2, column: 1, text: 'four', reason: 'noNumber' },
        { row: 3, column: 0, text: '1e9', reason: 'tooLarge' },
        { row: 4, column: 1, text: '±3', reason: 'two' },
        { row: 5, column: 1, text: '1 / 2', reason: 'two' },
      ],
      skipped: Array.from({ length: 4 }, () => ({ reason: 'unreadable' })),
    });
    const { bad } = read('N [kN]\tVx [kN]\n1\t250 N');
    expect(bad).toEqual([{ row: 1, column: 1, text: '250 N', reason: 'unit' }]);
  });
});

const MERGED_CELLS = 'Node\tLC\tVx [kN]\n A  1\t1\t5\n\t2\t6\nB1\t1\t7';

it.each([
  ['as the row above it, as in merged cells', MERGED_CELLS, 'A 1 / 1 of A 1; A 1 / 2 of A 1; B1 / 1 of B1'],
  ['named beside a load case', 'Name\tCase\tVx [kN]\nS1/N1\t1\t5', 'S1/N1 / 1 of S1/N1'],
  ['before the load case in a common column', 'Node/Case\tVx [kN]\n12/ 3\t5', '12/ 3 of 12'],
  ['only if a heading names one', 'LC\tVx [kN]\n1\t5', '1 of undefined'],
  ['only from the first node on', 'Node\tLC\tVx [kN]\n\t1\t5\nB1\t1\t7', '1 of undefined; B1 / 1 of B1'],
])('a row has the node %s', (_, text, expected) =>
  expect(
    read(text)
      .loads.map(({ name, node }) => `${name} of ${node}`)
      .join('; '),
  ).toBe(expected),
);

it('the import counts the rows whose node is that of the row above', () =>
  expect(read(MERGED_CELLS).filled).toBe(1));

it('the import reads six columns as N, Vx, Vy, Mx, My, Mz, and a column before them as row names', () => {
  expect(read('1\t2\t3\t4\t5\t6').loads).toEqual([{ name: '1', Nz: 1, Vx: 2, Vy: 3, Mx: 4, My: 5, Mz: 6 }]);
  expect(read('G+Q\t1\t2\t3\t4\t5\t6').loads[0]).toMatchObject({ name: 'G+Q', Nz: 1, Mz: 6 });
});

/** The tables below imitate exports from programs, with headings from public examples (see statements.ts). */
describe('import from a frame analysis program', () => {
  const TURNED = { Nz: -10, Vx: -1, Vy: -2, Mx: -3, My: -4, Mz: -5 };
  const AS_READ = { Nz: 10, Vx: 1, Vy: 2, Mx: 3, My: 4, Mz: 5 };

  const WITH_DECIMALS = { Nz: -10, Vx: -1.5, Vy: -2.5, Mx: -3.5, My: -4.5, Mz: -5.5 };

  /** Loads on the plate that differ from those of the other tables. */
  const OTHER_LOADS: Readonly<Record<string, object>> = {
    'joint reactions of SAP2000 without a title and with decimal commas': WITH_DECIMALS,
    'column forces of SATWE, without torsion': { ...AS_READ, Mz: 0 },
  };

  /**
   * For each table its name, the forces and axes that the import reads, and its lines; RFEM lists the forces
   * applied to a support, and the import asks whether Z points into the ground.
   */
  const EXPORTS = `
joint reactions of SAP2000 = reactions +z
TABLE:  Joint Reactions
Joint|OutputCase|CaseType|StepType|F1|F2|F3|M1|M2|M3
Text|Text|Text|Text|KN|KN|KN|KN-m|KN-m|KN-m
7|ULS1|Combination||1|2|10|3|4|5

joint reactions of SAP2000 without a title and with decimal commas = reactions +z
Joint|OutputCase|CaseType|StepType|F1|F2|F3|M1|M2|M3
||||KN|KN|KN|KN-m|KN-m|KN-m
C2|C01.- D|Combination||1,5|2,5|10,0|3,5|4,5|5,5

joint reactions of ETABS = reactions +z
TABLE:  Joint Reactions
Story|Unique Name|Output Case|FX|FY|FZ|MX|MY|MZ
|||kN|kN|kN|kN-m|kN-m|kN-m
Base|7|ULS1|1|2|10|3|4|5

reactions of midas Gen = reactions +z
Reaction(Global)
Node|Load|FX (kN)|FY (kN)|FZ (kN)|MX (kN*m)|MY (kN*m)|MZ (kN*m)
7|ULS1|1|2|10|3|4|5

reactions or loads of Robot, for which the import asks = null +z
Node/Case|FX (kN)|FY (kN)|FZ (kN)|MX (kNm)|MY (kNm)|MZ (kNm)
7/ 1|1|2|10|3|4|5

a list of reactions in Chinese = reactions +z
支座反力
节点|荷载组合|X向反力(kN)|Y向反力(kN)|竖向反力(kN)|弯矩Mx(kN·m)|弯矩My(kN·m)|扭矩T(kN·m)
7|ULS1|1|2|10|3|4|5

support forces of RFEM = loads null
Node|Loading|Support Forces [kN]|||Support Moments [kNm]||
No.||PX|PY|PZ|MX|MY|MZ
7|ULS1|1|2|10|3|4|5

forces at nodes without a title = null null
Node|Load|FX (kN)|FY (kN)|FZ (kN)|MX (kN*m)|MY (kN*m)|MZ (kN*m)
7|ULS1|1|2|10|3|4|5

frame forces of SAP2000 = member +x
Frame|Station|OutputCase|P|V2|V3|T|M2|M3
7|0|ULS|10|1|2|5|3|4

beam forces of midas Gen = member +x
Elem|Load|Axial (kN)|Shear-y (kN)|Shear-z (kN)|Torsion (kN*m)|Moment-y (kN*m)|Moment-z (kN*m)
7|ULS|10|1|2|5|3|4

member forces named by symbols alone = null +x
LC|N [kN]|Vy [kN]|Vz [kN]|MT [kNm]|My [kNm]|Mz [kNm]
1|10|1|2|5|3|4

bar forces of Robot = member +x
Bar/Node/Case|FX (kN)|FY (kN)|FZ (kN)|MX (kNm)|MY (kNm)|MZ (kNm)
7/ 1/ 1|10|1|2|5|3|4

column forces of SATWE, without torsion = member +z
N-C|iCase|Shear-X|Shear-Y|Axial|Mx-Btm|My-Btm|Mx-Top|My-Top
7|1|1|2|10|3|4|6|8

loads as an engineer lists them = null null
LC|Fx|Fy|Fz|Mx|My|Mz
1|1|2|10|3|4|5`;
  const exports = EXPORTS.trim()
    .split('\n\n')
    .map((block) => [...block.split(/ = |\n/, 2), block.replace(/^.*\n/, '').replaceAll('|', '\t')]);

  it.each(exports)(
    'the import converts loads to the axes and signs of the plate: %s',
    (name, expected, text) => {
      const { mapping, loads } = read(text);
      expect(`${mapping.statements.forces} ${mapping.statements.axes}`).toBe(expected);
      const usual = expected.startsWith('reactions') ? TURNED : AS_READ;
      expect(loads[0]).toMatchObject(OTHER_LOADS[name] ?? usual);
    },
  );

  it('the axes of every direction out of the concrete are right-handed, with forces and moments along the same axes', () => {
    const FORCES = ['Vx', 'Vy', 'Nz'] as const;
    for (const axes of ['+z', '-z', '+y', '-y', '+x', '-x'] as const) {
      const forces = FORCES.map((load) => turned(load, axes));
      const rows = forces.map(([component, sign]) => FORCES.map((one) => (one === component ? sign : 0)));
      const [[a, b, c], [d, e, f], [g, h, i]] = rows;
      expect(a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g), axes).toBe(1);
      const moments = (['Mx', 'My', 'Mz'] as const).map((load) => turned(load, axes));
      const axesOf = (turns: typeof forces) => turns.map(([name, sign]) => [name[1], sign]);
      expect(axesOf(moments)).toEqual(axesOf(forces));
    }
    expect(turned('Nz', '-y')).toEqual(['Vy', -1]);
  });

  it('the import omits the totals at the end of the table and counts these rows as omitted', () => {
    const rows =
      '7/ 1\t1\t2\t10\t3\t4\t5\nSum of val.\t1\t2\t10\t3\t4\t5\nSum of reac.\t1\t2\t10\t0\t0\t0\nCheck val.\t0\t0\t0\t0\t0\t0';
    const found = read(`Node/Case\tFX (kN)\tFY (kN)\tFZ (kN)\tMX (kNm)\tMY (kNm)\tMZ (kNm)\n${rows}`);
    expect(found.loads.map(({ name }) => name)).toEqual(['7/ 1']);
    expect(found.skipped.map(({ reason }) => reason)).toEqual(['sum', 'sum', 'sum']);
    expect(read('LC\tN\nTotal wind\t5\n合计\t5').loads.map(({ name }) => name)).toEqual(['Total wind']);
  });

  it('the import asks the user to confirm member forces, whose signs depend on the end of the member', () =>
    expect(keys('Frame\tStation\tOutputCase\tP\tV2\tV3\n7\t0\tULS\t10\t1\t2')).toContain('likely.member'));

  it('isEnvelope recognises a table with a Max or Min row, but not a name that starts with Max', () => {
    for (const type of ['Max', 'Min'])
      expect(isEnvelope(lines(`Joint\tStepType\tF1\n2\t${type}\t1`)), type).toBe(true);
    expect(isEnvelope(lines('Joint\tName\tF1\n2\tMaxwell\t1'))).toBe(false);
  });
});

it('the import asks about each column whose heading it does not understand, with its first value', () => {
  const questions = asked('No.\tN\t横向\tPlace\n1\t5\t7\tok\n2\t6\t8\tok');
  expect(questions.filter(({ key }) => key === 'column.unused')).toMatchObject([
    { columns: [2], values: { first: '7' }, certainty: 'unknown' },
    { columns: [3], values: { first: 'ok' } },
  ]);
});

it('an answer to the question about a column makes it a load or leaves it out', () => {
  const text = 'LC\tN [kN]\tShear\n1\t5\t7';
  const { table, mapping, proposal } = read(text);
  const [question] = questionsOf(table, proposal, mapping);
  expect(isOpen(question, mapping)).toBe(true);
  for (const [answer, Vx] of Object.entries({ Vx: 7, ignore: 0 })) {
    const next = answered(question, { proposal, mapping }, answer);
    expect(readLoads(table, next).loads[0]).toMatchObject({ Nz: 5, Vx });
    expect(questionsOf(table, proposal, next).filter((one) => isOpen(one, next))).toEqual([]);
  }
});

it.each([
  ['its heading', 'LC\tN [kN]\tShear [kip]\n1\t5\t7', 7 * 4.4482216152605],
  ['the title', 'Units: N, mm\nLC\tN\tShear\n1\t5\t7000', 7],
  ['the other columns', 'LC\tN [tf]\tShear\n1\t5\t7', 7 * 9.80665],
])('a column that the user makes a load has the unit of %s', (_, text, value) => {
  const { table, mapping, proposal } = read(text);
  const question = questionsOf(table, proposal, mapping).find(({ key }) => key === 'column.unused')!;
  const next = answered(question, { proposal, mapping }, 'Vx');
  expect(readLoads(table, next).loads[0].Vx).toBeCloseTo(value, 9);
});

it.each([
  ['in brackets', 'N [kgx]\tVx [kN]\n1\t2'],
  ['in the row below', 'N\tVx\nkgx\tkN\n1\t2'],
])('the import asks about an unknown unit %s', (_, text) => {
  const question = asked(text).find(({ key }) => key === 'unit.unknown');
  expect(question).toMatchObject({ certainty: 'unknown', values: { text: 'kgx' } });
});

const WORDS = ['word.heading', 'word.heading'];

it.each<[string, string, string[]]>([
  ['a column that is empty or contains only zeros', 'No.\tN [kN]\tPlace\tZero\n1\t5\t\t0\n2\t6\t\t0', []],
  ['a word after a heading, which may be a unit', 'N kgx\tVx [kN]\n1\t2', ['word.heading', 'unit.none']],
  ['"(N)" as a unit of all forces', 'LC\tAxial force (N)\tShear Vx (N)\n1\t5000\t2', []],
  ['one unit missing among kN and kNm', 'N [kN]\tMx\tMy [kNm]\tMz [kNm]\n1\t2\t3\t4', []],
  ['one unit missing beside Nmm', 'N [kN]\tMx\tMy [kNm]\tMz [Nmm]\n1\t2\t3\t4', ['unit.none']],
  ['one unit missing beside N', 'N [kN]\tVx [N]\tVy\tMx [kNm]\n1\t2\t3\t4', ['unit.none']],
  ['no units', 'LC\tN\tMy\n1\t5\t2', ['unit.none']],
  ['no headings', '1\t2\t3\t4\t5\t6', ['unit.none', 'column.byPlace']],
  ['two columns for the same load', 'LC\tN max [kN]\tN min [kN]\n1\t5\t2', [...WORDS, 'column.twice']],
  ['a comma that may separate thousands', 'LC\tN [kN]\n1\t1,234\n2\t5,678', ['decimal']],
  ['a comma that one number proves to be decimal', 'LC\tN [kN]\n1\t1,234\n2\t5,67', []],
])('the import of a table with %s asks exactly the necessary questions', (_, text, expected) => {
  expect(keys(text)).toEqual(expected);
});

it('the import asks about "(N)" if it may be a symbol rather than the unit', () =>
  expect(keys('LC\tAxial force (N)\tShear Vx (V)\n1\t5\t2')).toContain('unit.newton'));

const GROUPS = 'LC|Forces [N]|||Moments [Nmm]||\n|Fx|Fy|Fz|Mx|My|Mz\nULS|1000|2000|3000|1e6|2e6|3e6';
const STAAD =
  'SUPPORT REACTIONS -UNIT KN METE\nJOINT|LOAD|FORCE-X|FORCE-Y|FORCE-Z|MOM-X|MOM-Y|MOM Z\n' +
  '1|1|12.5|450|-5|1.2|0|45';
const DISPLACEMENTS = 'Joint|OutputCase|U1|U2|U3|R1|R2|R3\n7|ULS|1|2|3|4|5|6';
const BESIDE_DISPLACEMENTS = 'Node|Ux [mm]|Uy [mm]|Uz [mm]|Rx [kN]|Ry [kN]|Rz [kN]\n7|1|2|3|4|5|-6';
const NUMBERED = 'LC|N [kN]|Vx [kN]\n(1)|(2)|(3)\nA|10|20';
const UNKNOWN = 'LC|Forces [kN]|\nx|Size A|X\n1|10|20';
const ULS = { name: 'ULS', Nz: 3, Vx: 1, Vy: 2, Mx: 1, My: 2, Mz: 3 };
const SUPPORT = { Nz: -450, Vx: -12.5, Vy: -5, Mx: -1.2, My: 45, Mz: 0 };

it.each<[string, string, object[], string[]]>([
  ['a unit above several columns', GROUPS, [ULS], []],
  ['forces and moments above headings X, Y and Z', GROUPS.replaceAll(/[FM](?=[xyz]\b)/g, ''), [ULS], []],
  ['a unit in the title', 'Loads (units: N, mm)\nLC|N|My\nULS|1000|1e6', [{ Nz: 1, My: 1 }], []],
  ['a first row with an empty cell', 'LC|N [kN]|Vx [kN]\nA|10|\nB|2|3', [{ name: 'A' }, { name: 'B' }], []],
  ['column numbers below the headings', NUMBERED, [{ name: 'A', Nz: 10, Vx: 20 }], []],
  ['a positive direction in the heading', 'LC|N(+)|Vx\nA|10|2', [{ Nz: 10, Vx: 2 }], ['unit.none']],
  ['the units of a STAAD printout', STAAD, [SUPPORT], ['likely.axes']],
  // "Forces" doesn't apply to a column whose own heading contains an unknown word.
  ['an unknown word below "Forces"', UNKNOWN, [{ Nz: 0, Vx: 20 }], ['column.unused', 'column.unused']],
  ['reactions in kN beside displacements', BESIDE_DISPLACEMENTS, [{ Nz: 6, Vx: -4, Vy: -5 }], []],
  // Rotations are named R1 to R3 like reactions.
  ['displacements alone', DISPLACEMENTS, [], ['column.none']],
  ['no known heading', 'Alpha|Beta|Gamma\nx|3|5', [], ['column.none']],
])('the import reads the loads of a table with %s and asks what it must', (_, text, loads, questions) => {
  const table = text.replaceAll('|', '\t');
  expect(read(table).loads).toMatchObject(loads);
  expect(keys(table)).toEqual(questions);
});

const WITH_UNITS = 'LC\tN\tVx\nA\t10,5 kN\t250 N\nB\t1 kNm\t2 kN';
const SPLIT = 'LC\tN [kN]\tVx [kN]\nA\t1\t2\nB\t1\t5\t2';

it.each<[string, string, object, object]>([
  ['a force with a unit of moment', WITH_UNITS, { Nz: 10.5, Vx: 0.25 }, { column: 1 }],
  // A decimal comma may have split a number.
  ['a row with more numbers than headings', SPLIT, { Nz: 1, Vx: 2 }, { column: 3 }],
])('the import reads the other rows of a table, and reports %s', (_, text, load, cell) =>
  expect(read(text)).toMatchObject({ loads: [{ name: 'A', ...load }], bad: [{ row: 2, ...cell }] }),
);

it('the import omits the last row if it has no name and is the sum of the other rows', () => {
  const { loads, skipped } = read('LC\tN [kN]\tVx [kN]\nA\t10\t1.5\nB\t-3\t2\n\t7\t3.5');
  expect(loads.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(skipped).toEqual([{ row: 3, reason: 'sum' }]);
  // A combination whose values are the sum of two load cases is not omitted, because it has a name.
  expect(read('LC\tN [kN]\nA\t10\nB\t-3\nA+B\t7').loads).toHaveLength(3);
});

describe('statements of the user', () => {
  const TABLE = 'LC\tFx [kN]\tFy [kN]\tFz [kN]\tMx [kNm]\tMy [kNm]\tMz [kNm]\n1\t1\t2\t3\t4\t5\t6';
  it.each<[Partial<Statements>, readonly number[]]>([
    [{ forces: 'loads', axes: '+z' }, [3, 1, 2, 4, 5, 6]],
    [{ forces: 'reactions', axes: '+z' }, [-3, -1, -2, -4, -5, -6]],
    // The table's axes are the plate's axes rotated by 180° about X.
    [{ forces: 'loads', axes: '-z' }, [-3, 1, -2, 4, -5, -6]],
    // Seen from above: x = X, y = -Z, z = Y.
    [{ forces: 'loads', axes: '+y' }, [2, 1, -3, 4, -6, 5]],
    [{ forces: 'reactions', axes: '+y' }, [-2, -1, 3, -4, 6, -5]],
    [{ forces: 'member', axes: '+x' }, [1, 2, 3, 5, 6, 4]],
    [{ forces: 'loads', axes: '+z', sign: 'compression' }, [-3, 1, 2, 4, 5, 6]],
  ])('the import converts the loads to those of the plate: %j', (statements, expected) => {
    const [loads] = read(TABLE, statements).loads;
    expect(LOAD_NAMES.map((load) => loads[load])).toEqual(expected);
  });

  it('the mapping takes the column, sign and unit of a load on the plate from the axis that the user has chosen', () => {
    const { mapping } = read(TABLE, { axes: '+y' });
    const source = sourceOf(withColumn(mapping, 3, { sign: -1, unit: 'N' }), 'Vy');
    expect(source).toMatchObject({ column: 3, sign: 1, unit: 'N', is: 'Nz' });
  });

  it('the import multiplies characteristic loads by the partial factor of the user', () => {
    const { table, mapping } = read('LC\tN characteristic [kN]\n1\t10');
    expect(mapping.statements.level).toBe('characteristic');
    expect(readLoads(table, { ...mapping, factor: 1.35 }).loads[0].Nz).toBe(13.5);
    expect(keys('LC\tN characteristic [kN]\n1\t10')).toContain('factor');
  });

  it('a title that contradicts a heading leaves the statement to the user', () =>
    expect(proposed('Loads\nLC\tRz [kN]\n1\t10').proposal.presets.forces).toBeNull());

  it('the name of a project or a date above the table needs no answer, but other words and statements do', () => {
    for (const text of ['Project: Hall 7', '项目：一号厂房', 'Date: 3 March 2026', 'Rev. 3 2026-11-28 kN'])
      expect(leftOfText(text).filter((word) => word !== 'Rev')).toEqual([]);
    expect(leftOfText('Project: characteristic values of Hall')).toEqual(['Project', 'Hall'].slice(1));
    expect(leftOfText('Values are seismic')).toEqual(['are', 'seismic'].slice(1));
  });
});

it.each([
  ['compression positive', 'compression'],
  ['Druck positiv', 'compression'],
  ['Zug +, Druck -)', 'tension'],
  ['(- = tension)', 'compression'],
  ['N > 0: tension', 'tension'],
  ['positive = tension, negative = compression', 'tension'],
  ['压为正', 'compression'],
  ['tension positive - all cases', 'tension'],
  ['tension positive, compression positive', null],
  ['tension and shear', null],
] as const)('the import reads %j as positive normal force: %s', (text, expected) => {
  expect(positiveIn(text)).toBe(expected);
});

/** Factor from each unit to kN or kNm: a tonne-force is 9.80665 kN, a kip 4.4482 kN, a foot 0.3048 m. */
const ALL_UNITS: Readonly<Record<string, string>> = {
  Nz: `kN = 1, N = 0.001, MN = 1000, tf = 9.80665, t = 9.80665, tonf = 9.80665, kgf = 0.00980665, daN = 0.01,
       lbf = 0.0044482216152605, kip = 4.4482216152605, kips = 4.4482216152605`,
  My: `kNm = 1, kN·m = 1, Nm = 0.001, N.m = 0.001, Nmm = 0.000001, N·mm = 0.000001, kNcm = 0.01, kNmm = 0.001,
       MNm = 1000, tfm = 9.80665, t·m = 9.80665, tonf-m = 9.80665, kip-ft = 1.3558179483314,
       kip-in = 0.112984829027616, daN·m = 0.01, tf·cm = 0.0980665, kgf*m = 0.00980665,
       kgf-cm = 0.0000980665, lbf-ft = 0.0013558179483314, lb-in = 0.000112984829027616, тс*м = 9.80665,
       кН∙м = 1, 千牛·米 = 1`,
};
const unitsFor = (load: string) => ALL_UNITS[load].split(/,\s+/).map((unit) => unit.split(' = '));

describe('import of units', () => {
  const rows = Object.keys(ALL_UNITS).flatMap((load) =>
    unitsFor(load).map(([written, size]) => [load, written, Number(size)] as const),
  );

  it.each(rows)('the import converts %s in %s to kN or kNm with the factor %d', (load, written, size) => {
    const expected = { ...NO_LOADS, name: '1', [load]: expect.closeTo(2.5 * size, 9) as number };
    expect(read(`LC\t${load} [${written}]\n1\t2.5\n2\t-1`).loads[0]).toEqual(expected);
    // The unit may also be on a separate line below the heading.
    expect(read(`LC\t${load}\n\t[${written}]\n1\t2.5\n2\t-1`).loads[0]).toEqual(expected);
  });

  it.each(Object.keys(ALL_UNITS))('the test table contains every unit offered for the load %s', (load) => {
    const found = unitsFor(load).map(([written]) => unitIn(`${load} [${written}]`));
    expect(new Set(found)).toEqual(new Set(unitsOf(load as Component)));
  });
});

const NO_LOADS = { Nz: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 } as const;

it('the import reads scaled numbers and units of cell formats as the spreadsheet shows them, and asks about scaled numbers', () => {
  const cells = [
    ['LC', 'N [kN]', 'Vx'],
    ['A', 12_500, 3],
    ['old', 9, 9],
  ];
  const shown = [12.5, '3 kN'].map((value, at) => ({ row: 1, column: at + 1, shown: value }));
  const hidden = { rows: [2, 7], columns: [5] };
  const [{ table, proposal }] = availableTables([{ name: '', cells, shown, hidden }]);
  expect(readLoads(table, proposal.mapping).loads).toMatchObject([{ name: 'A', Nz: 12.5, Vx: 3 }]);
  expect(proposal.questions).toMatchObject([
    { kind: 'hidden', values: { places: '3' } },
    { kind: 'format', values: { cells: 'B2 (12.5)' } },
  ]);
});
