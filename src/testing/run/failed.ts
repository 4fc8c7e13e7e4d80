/** Repeats failures at the end, because often only the last lines of a long run remain visible. */
export interface FailedTest {
  name: string;
  errors: readonly TestError[];
}

export interface TestError {
  message?: string;
  /** Repeats the message at its beginning. */
  stack?: string;
}

/** Maximum number of lines printed per error: the message and the first stack frames. */
const LINES = 12;

/** Terminal colour codes. */
// oxlint-disable-next-line no-control-regex -- they begin with a control character
const COLOURS = /\u001b\[[\d;]*m/g;

export function failedLines(failed: readonly FailedTest[]): string[] {
  if (failed.length === 0) return [];
  return [
    `Failed: ${failed.length}`,
    ...failed.flatMap(({ name, errors }) => [`  ${name}`, ...errors.flatMap(firstLines)]),
  ];
}

/** Stack frames in other code are not useful. */
const ELSEWHERE = /node_modules|<anonymous>|node:internal/;

const firstLines = ({ message = '', stack }: TestError) =>
  (stack ?? message)
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !ELSEWHERE.test(line))
    .slice(0, LINES)
    .map((line) => `      ${line}`);

export interface EndedTest extends FailedTest {
  /** The test failed first and passed at the second attempt. */
  isUnsteady: boolean;
}

/** Lists tests that passed at the second attempt only: they do not fail the run, but need a fix. */
export function printFailed(tests: readonly EndedTest[]): void {
  const unsteady = tests.filter(({ isUnsteady }) => isUnsteady).map(({ name }) => `  ${name}`);
  const lines = [
    ...(unsteady.length > 0 ? ['Passed at the second try only:', ...unsteady] : []),
    ...failedLines(tests.filter(({ isUnsteady, errors }) => !isUnsteady && errors.length > 0)),
  ];
  if (lines.length > 0) console.log(`${lines.join('\n')}\n`);
}
