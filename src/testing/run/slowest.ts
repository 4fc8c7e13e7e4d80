/** How long a test may take, and the ten that took longest. */
import { availableParallelism, loadavg } from 'node:os';

export interface TimedTest {
  name: string;
  /** ms. */
  duration: number;
}

/**
 * s: what takes longer is several tests, does one thing many times, or waits for something that it could look
 * at.
 */
const LIMIT = 20;

/** Tests that may take longer, by the beginning of their name, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

const LISTED = 10;

/** `tooSlow` lists tests that exceed the limit without a reason; `lines` are to be printed. */
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
 * Prints them, and those that took too long. They fail nothing: how long a test takes is up to the machine as
 * well, and a run that fails now and then by its clock teaches nobody anything.
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
