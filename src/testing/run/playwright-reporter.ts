/** The slowest journeys; of one that was tried again, the try that counts. */
import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { printSlowest } from './slowest';

export default class SlowestReporter implements Reporter {
  private readonly durations = new Map<TestCase, number>();

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.durations.set(test, duration);
  }

  onEnd(): void {
    printSlowest(
      [...this.durations].map(([{ location, title }, duration]) => ({
        name: `${relative(process.cwd(), location.file)} > ${title}`,
        duration,
      })),
    );
  }
}
