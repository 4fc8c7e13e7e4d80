/**
 * Prints the slowest end-to-end tests and the failures at the end of a run; for a retried test, the last
 * attempt counts. Tests that need a second attempt too often fail `npm run test:rest`, which sets
 * UNSTEADY_FAILS.
 */
import { relative } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { printFailed } from '@/testing/run/failed';
import { printSlowest } from '@/testing/run/slowest';
import { RECORD_FILE, recordRun } from '@/testing/run/unsteady-file';

export default class RunEndReporter implements Reporter {
  private readonly results = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.results.set(test, result);
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    const tests = [...this.results].map(([test, { duration, errors }]) => ({
      name: `${relative(process.cwd(), test.location.file)} > ${test.title}`,
      duration,
      errors,
      isUnsteady: test.outcome() === 'flaky',
      hasPassed: test.ok() && test.outcome() !== 'skipped',
    }));
    printSlowest(tests);
    printFailed(tests);
    const tooOften = recordRun(tests.filter(({ hasPassed }) => hasPassed));
    if (tooOften.length === 0 || !process.env.UNSTEADY_FAILS) return Promise.resolve({});
    console.log(
      `These tests needed a second try too often. Fix them, then delete their lines in ${RECORD_FILE}:`,
    );
    console.log(`${tooOften.map((name) => `  ${name}`).join('\n')}\n`);
    return Promise.resolve({ status: 'failed' });
  }
}
