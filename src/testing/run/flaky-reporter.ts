/**
 * Records which end-to-end tests passed only at the second attempt. A single second attempt may be due to the
 * machine; three within ten runs of a test indicate an error in the test or in the app, and fail
 * `npm run test:rest`, which sets FLAKY_FAILS.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/**
 * Path of the record, on this machine only, in a folder whose contents persist: Playwright empties its own
 * output folder before every run, and `npm ci` empties node_modules.
 */
const RECORD_FILE = 'playwright-report/flaky.json';

const RUNS = 10;
const TOO_OFTEN = 3;

/** For each test, how many of its runs ago each second attempt was needed; 0 is the last run. */
export type FlakyRecord = Readonly<Record<string, readonly number[]>>;

/** Adds a run to the record. `isFlaky` has the tests that passed; all others keep their entries. */
export function afterRun(record: FlakyRecord, isFlaky: ReadonlyMap<string, boolean>): FlakyRecord {
  const entries = Object.entries(record).filter(([name]) => !isFlaky.has(name));
  for (const [name, now] of isFlaky) {
    const before = Object.hasOwn(record, name) ? record[name] : [];
    const runs = [...(now ? [0] : []), ...before.map((ago) => ago + 1).filter((ago) => ago < RUNS)];
    if (runs.length > 0) entries.push([name, runs]);
  }
  return Object.fromEntries(entries);
}

/** Reads the record file. A damaged file counts as empty, so that it cannot block test runs. */
export function readRecord(path: string): FlakyRecord {
  try {
    const stored = JSON.parse(readFileSync(path, 'utf8')) as unknown;
    const isRuns = (runs: unknown) => Array.isArray(runs) && runs.every((ago) => Number.isInteger(ago));
    return Object.values(stored as object).every(isRuns) ? (stored as FlakyRecord) : {};
  } catch {
    return {};
  }
}

export default class FlakyReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    const isFlaky = new Map<string, boolean>();
    for (const test of this.tests) {
      if (!test.ok() || test.outcome() === 'skipped') continue;
      const name = `${relative(process.cwd(), test.location.file)} > ${test.title}`;
      isFlaky.set(name, test.outcome() === 'flaky' || isFlaky.get(name) === true);
    }
    const record = afterRun(readRecord(RECORD_FILE), isFlaky);
    mkdirSync(dirname(RECORD_FILE), { recursive: true });
    writeFileSync(RECORD_FILE, `${JSON.stringify(record, null, 2)}\n`);
    const tooOften = Object.entries(record).filter(([, runs]) => runs.length >= TOO_OFTEN);
    for (const [name, runs] of tooOften)
      console.log(
        `${name}: ${runs.length} of its last ${RUNS} runs needed a second attempt (${RECORD_FILE})`,
      );
    return Promise.resolve(tooOften.length > 0 && process.env.FLAKY_FAILS ? { status: 'failed' } : {});
  }
}
