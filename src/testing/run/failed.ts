/**
 * Repeats the failures at the end of a run, because often only the last lines of a long run remain visible.
 */
export interface FailedTest {
  name: string;
  errors: readonly TestError[];
}

export interface TestError {
  message?: string;
  /** Stack trace; it begins with the message. */
  stack?: string;
}

/** Maximum number of lines printed for each error: the message and the first stack frames. */
const LINES = 12;

/** Matches terminal colour codes. */
// oxlint-disable-next-line no-control-regex -- they begin with a control character
const COLOURS = /\u001b\[[\d;]*m/g;

export function failedLines(failed: readonly FailedTest[]): string[] {
  if (failed.length === 0) return [];
  return [
    `Failed: ${failed.length}`,
    ...failed.flatMap(({ name, errors }) => [`  ${name}`, ...errors.flatMap(firstLines)]),
  ];
}

/** Matches stack frames outside the source code of the project, which do not help to find the error. */
const ELSEWHERE = /node_modules|<anonymous>|node:internal/;

const firstLines = ({ message = '', stack }: TestError) =>
  (stack ?? message)
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !ELSEWHERE.test(line))
    .slice(0, LINES)
    .map((line) => `      ${line}`);

export interface EndedTest extends FailedTest {
  /** True if the test failed at first and passed at the second attempt. */
  isUnsteady: boolean;
}

/**
 * Prints failed tests, and tests that passed only at the second attempt; the latter do not fail the run, but
 * need a fix.
 */
export function printFailed(tests: readonly EndedTest[]): void {
  const unsteady = tests.filter(({ isUnsteady }) => isUnsteady).map(({ name }) => `  ${name}`);
  const lines = [
    ...(unsteady.length > 0 ? ['Passed at the second try only:', ...unsteady] : []),
    ...failedLines(tests.filter(({ isUnsteady, errors }) => !isUnsteady && errors.length > 0)),
  ];
  if (lines.length > 0) console.log(`${lines.join('\n')}\n`);
}
