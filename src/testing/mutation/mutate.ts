/**
 * `npm run mutate`: makes one change at a time to the code (for example, replaces a sum with a difference, or
 * makes a condition always true) and reports the mutants that no test detects. `-- src/report` selects other
 * files or folders, `--lines 40` selects a smaller sample, and `--seed 2` selects another sample.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { sampledLines } from '@/testing/mutation/sampled-lines';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'string', default: '250' }, seed: { type: 'string', default: '1' } },
});

/** Folders in which an error would produce a plausible but wrong number. */
const FOLDERS = ['src/engineering', 'src/design/verdict', 'src/api/contract', 'src/stores/design'];

const isProduct = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/index\.ts$|^src\/engineering\/plate\//.test(path);

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .map((name) => `${path}/${name}`)
        .filter(isProduct)
        .toSorted()
    : [path];

const files = (positionals.length > 0 ? positionals : FOLDERS).flatMap(filesIn);
const sources = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const mutate = sampledLines(sources, Number(options.lines), options.seed);

const results = await new Stryker({
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'src/testing/mutation/vitest.config.ts', related: true },
  concurrency: 1,
  coverageAnalysis: 'perTest',
  // Omits mutants in code that runs when a module loads, because all tests would have to run for each of
  // them.
  ignoreStatic: true,
  // Leaves strings unchanged, because the tests of the translations already cover them.
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['clear-text', 'dots'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  tempDirName: 'test-results/mutation',
  ignorePatterns: ['dist*', 'public', 'e2e', '.github'],
  timeoutMS: 10_000,
  allowConsoleColors: false,
}).runMutationTest();

const counted = (...wanted: string[]): number =>
  results.filter(({ status }) => wanted.includes(status)).length;
const found = counted('Killed', 'Timeout');
const all = found + counted('Survived', 'NoCoverage');
console.log(`${found} of ${all} breaks were seen: ${((100 * found) / all).toFixed(1)} %.`);
