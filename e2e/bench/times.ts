/** Medians of benchmark times, and lines that compare figures with their limits. */

/** Returns the median; of an even number of values, the higher one of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Prints a line; returns true if its limit is not exceeded. */
export function printLine(isOk: boolean, what: string, figures: string): boolean {
  console.log(`${isOk ? 'ok  ' : 'SLOW'} ${what.padEnd(40)}${figures}`);
  return isOk;
}

export const printTime = (what: string, ms: number, limit: number): boolean =>
  printLine(ms <= limit, what, `${ms.toFixed(1)} ms, at most ${limit} ms`);
