/**
 * End-to-end tests that passed only at the second attempt, over the last ten runs of each: once may be caused
 * by the machine, three times is an error in the test or the app.
 */

/**
 * By test name: number of runs since each second attempt, 0 for the last run, in ascending order. Contains
 * only tests with second attempts.
 */
export type UnsteadyRecord = Readonly<Record<string, readonly number[]>>;

const RUNS = 10;
const TOO_OFTEN = 3;

export interface EndedJourney {
  name: string;
  isUnsteady: boolean;
}

/**
 * Updates the record. `ended` are the tests that passed; tests that did not run, or failed, keep their
 * record.
 */
export function afterRun(record: UnsteadyRecord, ended: readonly EndedJourney[]): UnsteadyRecord {
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

/** Names of the tests that need a fix. */
export const tooOften = (record: UnsteadyRecord): string[] =>
  Object.keys(record).filter((name) => record[name].length >= TOO_OFTEN);

/** Lines of a report, one per test; empty without tests. */
export const unsteadyLines = (record: UnsteadyRecord): string[] =>
  Object.entries(record).map(
    ([name, runs]) => `  ${name}: ${runs.length} of its last ${RUNS} runs needed a second try`,
  );

const isRunsAgo = (raw: unknown): raw is number =>
  Number.isInteger(raw) && Number(raw) >= 0 && Number(raw) < RUNS;

/** Returns an empty record for an unreadable file, so that a damaged file does not block test runs. */
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
