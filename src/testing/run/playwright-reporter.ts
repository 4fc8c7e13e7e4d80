/**
 * At the end of a run: the slowest journeys, and what failed; of one that was tried again, the try that
 * counts.
 */
import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { printFailed } from './failed';
import { printSlowest } from './slowest';

export default class RunEndReporter implements Reporter {
  private readonly results = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.results.set(test, result);
  }

  onEnd(): void {
    const journeys = [...this.results].map(([test, { duration, errors }]) => ({
      name: `${relative(process.cwd(), test.location.file)} > ${test.title}`,
      duration,
      errors,
      isUnsteady: test.outcome() === 'flaky',
    }));
    printSlowest(journeys);
    printFailed(journeys);
  }
}
