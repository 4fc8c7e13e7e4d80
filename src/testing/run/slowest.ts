/** Time limit for a test, and the list of the ten slowest tests. */
import { availableParallelism, loadavg } from 'node:os';

export interface TimedTest {
  name: string;
  /** Duration of the test, ms. */
  duration: number;
}

/**
 * Limit in s. A longer test is too large and should be divided, repeats the same steps too often, or waits
 * for something that it could check directly.
 */
const LIMIT = 20;

/** Tests that may take longer, by the beginning of their name, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

const LISTED = 10;

/**
 * Returns the tests that exceed the limit without a stated reason (`tooSlow`), and the lines to print
 * (`lines`).
 */
export function slowestOf(
  tests: readonly TimedTest[],
  exceptions: Readonly<Record<string, string>> = EXCEPTIONS,
): { lines: string[]; tooSlow: string[] } {
  const sorted = tests.toSorted((one, other) => other.duration - one.duration);
  const seconds = ({ duration }: TimedTest) => (duration / 1000).toFixed(1).padStart(6);
  const lineOf = (test: TimedTest) => `${seconds(test)} s  ${test.name}`;
  const isExcused = ({ name }: TimedTest) => Object.keys(exceptions).some((start) => name.startsWith(start));
  const tooSlow = sorted.filter((test) => test.duration > LIMIT * 1000 && !isExcused(test)).map(lineOf);
  return {
    lines: [`The slowest of ${tests.length} tests:`, ...sorted.slice(0, LISTED).map(lineOf)],
    tooSlow,
  };
}

/**
 * Prints the slowest tests, and the tests that exceed the limit. Tests over the limit do not fail the run,
 * because the duration also depends on the machine, and developers would ignore a run that fails at random.
 */
export function printSlowest(tests: readonly TimedTest[]): void {
  const { lines, tooSlow } = slowestOf(tests);
  console.log(`\n${lines.join('\n')}\n`);
  if (tooSlow.length === 0) return;
  const load = (loadavg()[0] / availableParallelism()).toFixed(1);
  console.log(
    `Longer than ${LIMIT} s, with ${load} busy processes for each core (src/testing/run/slowest.ts):`,
  );
  console.log(`${tooSlow.join('\n')}\n`);
}
