/** Prints benchmark times with their limits. */

type TimeLine = readonly [what: string, ms: number, limit: number];

/** Prints one line per time; returns true if all times are within their limits. */
export function printTimes(subject: string, lines: readonly TimeLine[]): boolean {
  for (const [what, ms, limit] of lines)
    console.log(
      `${ms <= limit ? 'ok  ' : 'SLOW'} ${subject}: ${what.padEnd(34)} ${ms.toFixed(1)} ms, at most ${limit} ms`,
    );
  return lines.every(([, ms, limit]) => ms <= limit);
}
