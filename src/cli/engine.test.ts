import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineCommand } from '@/cli/engine-command';
import { fourAnchors } from '@/examples/bench-requests';

const { plate, load } = fourAnchors;
/** Stand-off plate under compression: Incomplete, because compression in anchors is not verified. */
const pressedOff = {
  ...fourAnchors,
  plate: { ...plate, installation_position: '2' },
  load: { Dead: { ...load.Dead, N: -20, Vx: 1, Vy: 0, Mx: 0, My: 0, Mz: 0 }, Live: { ...load.Live, N: 0 } },
  Axials: [-6.75, -6.75, -6.75, -6.75],
};

type LoadsAnswer = Record<'rows' | 'questions' | 'skipped', unknown[]> & { name: string };

/** Runs the engine command with these input lines and arguments; returns its exit status and output. */
async function called(lines: readonly string[], ...words: string[]) {
  const said = { stdout: '', stderr: '' };
  const status = await engineCommand(words, () => lines, {
    out: (text) => void (said.stdout += text),
    error: (text) => void (said.stderr += text),
  });
  return { status, ...said };
}

async function engine(request: object, ...flags: string[]): Promise<Record<string, unknown>> {
  const { status, stdout } = await called([JSON.stringify(request)], 'runAlgorithm', ...flags);
  expect(status).toBe(0);
  return JSON.parse(stdout) as Record<string, unknown>;
}

it('engine runAlgorithm prints the verdict, its reservations and assumptions, and the governing check', async () => {
  const answer = await engine({ ...fourAnchors, anchor: { ...fourAnchors.anchor, s_min: 400 } });
  expect(answer.verdict).toBe('Verified, with reservations');
  expect(answer.reservations).toContainEqual({
    code: 'spacing_below_minimum',
    values: { value: 180, limit: 400 },
    clause: 'EN 1992-4, 7.2.1.7',
    field: 'anchor.coordinates',
  });
  expect(answer.assumptions).toEqual(['uncracked', 'rigid_without_both']);
  expect(answer.governing).toMatchObject({ kind: 'combined', sum: 'concrete', limit: 1 });
  expect(answer.summary).toBeDefined();
});

it('engine runAlgorithm exits with 3 if a verdict is Incomplete, and starts each output line with the verdict', () => {
  const { status, stdout } = spawnSync(process.execPath, ['src/cli/run.js', 'engine', 'runAlgorithm'], {
    input: `${JSON.stringify(pressedOff)}\n${JSON.stringify(fourAnchors)}\n`,
    encoding: 'utf8',
  });
  expect(status).toBe(3);
  const [first, second] = stdout.split('\n');
  expect(first).toMatch(/^{"verdict":"Incomplete"/);
  expect(first).toContain('"missing":[{"code":"anchor_in_compression"');
  expect(second).toMatch(/^{"verdict":"Verified/);
});

it.each(['--no-trail', '--no-words'])(
  'engine runAlgorithm prints the verdict and values in a tenth with %s',
  async (flag) => {
    const full = await engine(fourAnchors);
    const bare = await engine(fourAnchors, flag);
    expect(bare.forces).toEqual({ trail: [] });
    expect(bare.steel_tension).toEqual({ applicable: true, reason: '', trail: [] });
    for (const name of ['verdict', 'governing', 'summary', 'tension_and_shear', 'Max', 'remarks'])
      expect(bare[name]).toEqual(full[name]);
    expect(JSON.stringify(bare).length).toBeLessThan(0.1 * JSON.stringify(full).length);
  },
);

it('engine runAlgorithm exits with 1 if an input line is not JSON, even if a later verdict is Incomplete', async () => {
  const { status, stdout } = await called(['{', '', JSON.stringify(pressedOff)], 'runAlgorithm');
  expect(status).toBe(1);
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(/^{"error":"not JSON: /),
    expect.stringMatching(/^{"verdict":"Incomplete"/),
    '',
  ]);
});

const INVALID = ['other', 'run --other', 'runAlgorithm --forces', 'verify --no-trail'];
it.each(INVALID)(
  'the engine command exits with 2 and prints its usage for invalid arguments: %s',
  async (words) => {
    const { status, stderr } = await called([], ...words.split(' '));
    expect(status).toBe(2);
    expect(stderr).toMatch(/^usage: npm run --silent engine -- run \[--no-trail\]/);
  },
);

const loads = async (file: string) => {
  const { stdout, ...said } = await called([], 'loads', join('src/files/load-tables/cases', file));
  const { tables } = JSON.parse(stdout || '{"tables": []}') as { tables: LoadsAnswer[] };
  return { ...said, tables };
};

it('engine loads prints the loads in kN and kNm and exits with 0 if the table raises no questions', async () => {
  const { status, tables } = await loads('scia-uplift.csv');
  expect(status).toBe(0);
  const rows = [{ name: 'Sn1/N1 / ULS1/1', N: 60.25, Vx: -1.5, Vy: 0, Mx: 0, My: -3, Mz: 0 }];
  const actions = { tension: 60.25, compression: 0, shear: 1.5, moment: 3, torsion: 0 };
  const nodes = [{ node: 'Sn1/N1', rows: 1, ...actions }];
  const presets = [
    { statement: 'forces', value: 'reactions', reason: 'heading “Rx [kN]”' },
    { statement: 'level', value: 'design', reason: 'row name “Sn1/N1 ULS1/1”' },
    { statement: 'axes', value: '+z', reason: 'format of SCIA Engineer' },
  ];
  expect(tables).toEqual([{ name: '', rows, nodes, presets, questions: [], skipped: [] }]);
});

it("engine loads exits with 3 if the table raises questions, and lists the questions with the app's presets", async () => {
  const question = (kind: string, pattern: RegExp, column: string | null = null) => {
    const text = expect.stringMatching(pattern) as string;
    return { kind, column, text };
  };
  const { status, tables } = await loads('two-tables.csv');
  expect(status).toBe(3);
  expect(tables.map(({ name, rows }) => `${name}: ${rows.length}`)).toEqual([
    'REACTIONS: 2',
    'DISPLACEMENTS: 0',
  ]);
  expect(tables[0].questions).toEqual([
    question('table', /^The file contains several tables\. Preset: REACTIONS\. Others: DISPLACEMENTS\.$/),
    question('sign', /^Preset because of “REACTIONS”/),
    question('level', /design loads or characteristic/),
    question('axis', /points out of the concrete/),
  ]);
  expect((await loads('r123.txt')).tables[0].questions).toEqual([
    question('unit', /states no unit for C .*\. Preset: kN, kNm\.$/, 'C, D, E, F, G, H'),
    question('level', /./),
  ]);
});

it('engine loads lists skipped rows by row number, with the reason', async () => {
  const skippedIn = async (file: string) => (await loads(file)).tables[0].skipped;
  expect(await skippedIn('err-only.xlsx')).toEqual([
    { row: 3, reason: 'B3: the cell contains an error, #REF!.' },
    { row: 4, reason: 'B4: the cell contains an error, #DIV/0!.' },
    { row: 5, reason: 'B5: the cell contains an error, =?.' },
  ]);
  const reason = 'I4: -15631 is too large; the largest load is 100000 kN or kNm.';
  expect(await skippedIn('etabs-design-reactions.csv')).toEqual([{ row: 4, reason }]);
});

it.each([
  ['that is missing', 'none.csv'],
  ['that is not a table', '../load-file.ts'],
])('engine loads exits with 1 and reports the file name for a file %s', async (_, file) => {
  const { status, stderr, tables } = await loads(file);
  expect({ status, tables }).toEqual({ status: 1, tables: [] });
  expect(stderr).toContain(file.replace('../', ''));
});
