/**
 * Runs the parts of `npm test`, or of `npm run test:rest` with `--rest`, or all tests without a browser with
 * `--quick`; what does not wait for each other runs in parallel. Prints the duration of each part at the end.
 */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

/** Name and command of a part. */
type Part = readonly [name: string, command: string, environment?: Readonly<Record<string, string>>];
/** Lanes of parts that run one after another; the lanes of a stage run in parallel. */
type Stage = readonly (readonly Part[])[];

const BUILD: Part = ['build', 'vite build --logLevel error'];
// Single-threaded, because several threads would double the total work and slow down the parallel tests.
const TYPES: readonly Part[] = [
  ['types', 'tsc -p . --singleThreaded'],
  ['types of the engine', 'tsc -p src/engineering --singleThreaded'],
];
const TESTS: Part = ['unit and component tests', 'vitest run'];

const PLANS: Readonly<Record<string, readonly Stage[]>> = {
  '--quick': [[TYPES, [TESTS]]],
  '--test': [
    [[...TYPES, BUILD], [TESTS]],
    [[['essential end-to-end tests', 'playwright test --grep @essential']]],
  ],
  '--rest': [
    // The build precedes the full set of cases, which includes tests that read the built files.
    [[['formatting', 'oxfmt --check'], BUILD, ['all cases', 'vitest run', { ALL_CASES: '1' }]]],
    // At first these end-to-end tests render in 3D and their processes wait for each other, so lint can run
    // in parallel.
    [
      [
        ['unused', 'knip --include files,dependencies,exports'],
        ['unused but by tests', 'knip --production --include files'],
        ['lint', 'oxlint --threads 1'],
        ['lint of imports and texts', 'eslint .'],
      ],
      [['other end-to-end tests', 'playwright test --grep-invert @essential', { FLAKY_FAILS: '1' }]],
    ],
    [
      [
        ['size of the pages', 'tsx src/testing/budgets/script-sizes.ts'],
        ['cost of a calculation', 'tsx src/cli/bench.ts --calls'],
        ['lighthouse', 'tsx src/testing/budgets/lighthouse.ts'],
      ],
    ],
  ],
};

const lines: string[] = [];
let hasFailed = false;

async function run([name, command, environment]: Part): Promise<void> {
  const start = performance.now();
  const [tool = '', ...args] = command.split(' ');
  const child = spawn(`node_modules/.bin/${tool}`, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, E2E_BUILT: '1', ...environment },
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  hasFailed ||= code !== 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4);
  lines.push(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(26)} ${seconds} s`);
}

async function inTurn(parts: readonly Part[]): Promise<void> {
  for (const part of parts) if (!hasFailed) await run(part);
}

for (const stage of PLANS[process.argv[2] ?? '--test']) if (!hasFailed) await Promise.all(stage.map(inTurn));

console.log(`\n${lines.join('\n')}\n${''.padEnd(33)} ${Math.round(performance.now() / 1000)} s in all`);
if (hasFailed) process.exitCode = 1;
