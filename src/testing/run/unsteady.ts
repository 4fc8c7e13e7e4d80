/**
 * Journeys that passed at their second try only, over the last ten runs of each: once is the machine, three
 * times is the journey or the app.
 */

/**
 * By the journey's name: how many of its own runs ago it was, 0 for the last one, in rising order. Who needed
 * no second try is not in it.
 */
export type UnsteadyRecord = Readonly<Record<string, readonly number[]>>;

const RUNS = 10;
const TOO_OFTEN = 3;

export interface EndedJourney {
  name: string;
  isUnsteady: boolean;
}

/** `ended`: those that passed. Who was not run, or failed, keeps its record as it is. */
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

/** Names of those that have to be mended. */
export const tooOften = (record: UnsteadyRecord): string[] =>
  Object.keys(record).filter((name) => record[name].length >= TOO_OFTEN);

/** One line for each; nothing where there are none. */
export const unsteadyLines = (record: UnsteadyRecord): string[] =>
  Object.entries(record).map(
    ([name, runs]) => `  ${name}: ${runs.length} of its last ${RUNS} runs needed a second try`,
  );

const isRunsAgo = (raw: unknown): raw is number =>
  Number.isInteger(raw) && Number(raw) >= 0 && Number(raw) < RUNS;

/** Nothing of what is no record: a damaged file has to stop nobody. */
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
