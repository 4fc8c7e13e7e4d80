/** Medians of benchmark times, and lines that compare times with their limits. */

/** Returns the median; of an even number of values, the higher one of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

type TimeLine = readonly [what: string, ms: number, limit: number];

/** Prints one line per time; returns true if all times are within their limits. */
export function printTimes(subject: string, lines: readonly TimeLine[]): boolean {
  for (const [what, ms, limit] of lines)
    console.log(
      `${ms <= limit ? 'ok  ' : 'SLOW'} ${subject}: ${what.padEnd(34)} ${ms.toFixed(1)} ms, at most ${limit} ms`,
    );
  return lines.every(([, ms, limit]) => ms <= limit);
}
