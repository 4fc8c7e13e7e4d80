/**
 * `npm test`: types, unit and component tests, and the release-blocking end-to-end tests. `--rest`: lint,
 * formatting, unused code, all cases of long and random tests, all other end-to-end tests, and the budgets.
 * `--quick`: no end-to-end tests. Prints the duration of each part. Independent parts run in
 * parallel.
 */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { testFiles } from '@/testing/run/test-projects.ts';

interface Part {
  name: string;
  /** Name and arguments of one of the project's command-line tools. */
  command: readonly string[];
  /** True for a long part: its output is printed immediately instead of when the part ends. */
  isLong?: boolean;
  environment?: Readonly<Record<string, string>>;
}

interface Done {
  name: string;
  seconds: number;
  ok: boolean;
}

/** Parts that run one after another. */
type Lane = readonly Part[];
/** Lanes that run in parallel; the next stage waits for all of them. */
type Stage = readonly Lane[];

const BUILD: Part = { name: 'build', command: ['vite', 'build', '--logLevel', 'error'] };
/**
 * The type check is single-threaded, because several threads would double the total work and slow down the
 * tests that run in parallel.
 */
const TYPES: readonly Part[] = [
  { name: 'types', command: ['tsc', '-p', '.', '--singleThreaded'] },
  { name: 'types of the engine', command: ['tsc', '-p', 'src/engineering', '--singleThreaded'] },
];
/** Comment in a file that `npm test` omits; `npm run test:rest` runs the file. */
const IN_REST = /^\/\/ @in-rest$/m;
const FILES = testFiles();
const TESTS: Part = {
  name: 'unit and component tests',
  command: [
    'vitest',
    'run',
    ...FILES.flatMap(({ path, source }) => (IN_REST.test(source) ? ['--exclude', path] : [])),
  ],
  isLong: true,
};
const endToEnd = (name: string, ...chosen: string[]): Part => ({
  name,
  command: ['playwright', 'test', ...chosen],
  isLong: true,
});

const ESSENTIAL = '@essential';

/** Matches tests whose number of cases depends on the mode, see how-many.ts. */
const HAS_MORE_CASES = /(howMany|shareOf)\(|SOME_(VARIANTS|FAULTS)/;
const ALL_CASES: Part = {
  name: 'all cases',
  command: [
    'vitest',
    'run',
    ...FILES.flatMap(({ path, source }) => (HAS_MORE_CASES.test(source) || IN_REST.test(source) ? path : [])),
  ],
  environment: { ALL_CASES: '1' },
  isLong: true,
};

const PLANS: Readonly<Record<'quick' | 'test' | 'rest', readonly Stage[]>> = {
  quick: [[TYPES, [TESTS]]],
  test: [[[...TYPES, BUILD], [TESTS]], [[endToEnd('essential end-to-end tests', '--grep', ESSENTIAL)]]],
  rest: [
    // The build precedes the full set of cases, which includes tests that read the built files.
    [[{ name: 'formatting', command: ['oxfmt', '--check'] }, BUILD, ALL_CASES]],
    // At first these end-to-end tests render in 3D and their processes wait for each other, so lint can run
    // in parallel.
    [
      [
        { name: 'unused', command: ['knip', '--include', 'files,dependencies,exports'] },
        { name: 'unused but by tests', command: ['knip', '--production', '--include', 'files'] },
        { name: 'lint', command: ['oxlint', '--threads', '1'] },
        { name: 'lint of imports and texts', command: ['eslint', '.'] },
      ],
      [
        {
          ...endToEnd('other end-to-end tests', '--grep-invert', ESSENTIAL),
          environment: { UNSTEADY_FAILS: '1' },
        },
      ],
    ],
    [
      [
        { name: 'size of the pages', command: ['tsx', 'src/testing/budgets/script-sizes.ts'] },
        { name: 'cost of a calculation', command: ['tsx', 'src/cli/speed-budget.ts'] },
        { name: 'lighthouse', command: ['tsx', 'src/testing/budgets/lighthouse.ts'] },
      ],
    ],
  ],
};

const wanted = process.argv.slice(2).map((argument) => argument.replace(/^--/, ''));
const plan = wanted.includes('rest') ? PLANS.rest : wanted.includes('quick') ? PLANS.quick : PLANS.test;

/**
 * Runs a part. The output of a short part is printed when the part ends, so that it is not mixed with the
 * output of a parallel part.
 */
function run({ name, command: [tool, ...args], isLong = false, environment }: Part): Promise<Done> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${tool}`, args, {
      stdio: ['ignore', isLong ? 'inherit' : 'pipe', isLong ? 'inherit' : 'pipe'],
      env: { ...process.env, E2E_BUILT: '1', ...environment },
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (piece: Buffer) => output.push(piece));
    child.stderr?.on('data', (piece: Buffer) => output.push(piece));
    child.on('close', (code) => {
      const done = { name, seconds: (performance.now() - start) / 1000, ok: code === 0 };
      process.stdout.write(Buffer.concat(output));
      console.log(lineOf(done));
      resolve(done);
    });
  });
}

const lineOf = ({ name, seconds, ok }: Done) =>
  `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(26)} ${seconds.toFixed(0).padStart(4)} s`;

async function inTurn(parts: Lane): Promise<Done[]> {
  const done: Done[] = [];
  for (const part of parts) {
    done.push(await run(part));
    if (!done.at(-1)!.ok) break;
  }
  return done;
}

const done: Done[] = [];
for (const stage of plan) {
  done.push(...(await Promise.all(stage.map(inTurn))).flat());
  if (done.some(({ ok }) => !ok)) break;
}

console.log(
  `\n${done.map(lineOf).join('\n')}\n${''.padEnd(33)} ${Math.round(performance.now() / 1000)} s in all`,
);
if (done.some(({ ok }) => !ok)) process.exitCode = 1;
