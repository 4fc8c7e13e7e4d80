/**
 * End-to-end tests that passed only at the second attempt, over the last ten runs of each test. A single
 * second attempt may be due to the machine; three indicate an error in the test or in the app.
 */

/**
 * For each test name, how many runs ago each second attempt was needed, in ascending order; 0 is the last
 * run. Contains only tests that needed a second attempt.
 */
export type UnsteadyRecord = Readonly<Record<string, readonly number[]>>;

const RUNS = 10;
const TOO_OFTEN = 3;

export interface EndToEndOutcome {
  name: string;
  isUnsteady: boolean;
}

/**
 * Returns the record updated by a run. `ended` are the tests that passed; tests that failed or did not run
 * keep their entries.
 */
export function afterRun(record: UnsteadyRecord, ended: readonly EndToEndOutcome[]): UnsteadyRecord {
  const unsteady = new Map<string, boolean>();
  for (const { name, isUnsteady } of ended) {
    unsteady.set(name, isUnsteady || unsteady.get(name) === true);
  }
  const names = new Set([...Object.keys(record), ...unsteady.keys()]);
  const rows = [...names].flatMap((name): [string, readonly number[]][] => {
    const known = Object.hasOwn(record, name) ? record[name] : [];
    const isUnsteady = unsteady.get(name);
    if (isUnsteady === undefined) return [[name, known]];
    const older = known.map((runs) => runs + 1).filter((runs) => runs < RUNS);
    const now = isUnsteady ? [0, ...older] : older;
    return now.length > 0 ? [[name, now]] : [];
  });
  return Object.fromEntries(rows);
}

/** Returns the names of the tests that need a fix. */
export const tooOften = (record: UnsteadyRecord): string[] =>
  Object.keys(record).filter((name) => record[name].length >= TOO_OFTEN);

/** Returns the report lines, one for each recorded test. */
export const unsteadyLines = (record: UnsteadyRecord): string[] =>
  Object.entries(record).map(
    ([name, runs]) => `  ${name}: ${runs.length} of its last ${RUNS} runs needed a second try`,
  );

const isRunsAgo = (raw: unknown): raw is number =>
  Number.isInteger(raw) && Number(raw) >= 0 && Number(raw) < RUNS;

/**
 * Parses a record; returns an empty record for unreadable content, so that a damaged file does not block
 * test runs.
 */
export function readRecord(text: string): UnsteadyRecord {
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw !== 'object' || raw === null) return {};
    return Object.fromEntries(
      Object.entries(raw).flatMap(([name, runs]: [string, unknown]): [string, number[]][] => {
        const known = Array.isArray(runs) ? [...new Set(runs.filter(isRunsAgo))] : [];
        return known.length > 0 ? [[name, known.toSorted((one, other) => one - other)]] : [];
      }),
    );
  } catch {
    return {};
  }
}
