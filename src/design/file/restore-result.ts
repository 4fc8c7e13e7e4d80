/**
 * Restores the result in a saved project with the parsers for the calls that produced it; this code is
 * loaded after the page.
 */
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { parseCheckAnswer } from '@/api/contract/run-algorithm-answer';
import { runAnswerSchema } from '@/api/contract/run-answer';
import { restoreLoadList } from '@/design/model/design-schema';
import { nameOfRow } from '@/design/model/load-cases';
import { isObject } from '@/design/model/untrusted';
import {
  type CaseResult,
  type LoadListOutcome,
  MOST_FAILED_NAMES,
  restoreAssessed,
  restoreCasePlate,
  restoreCombinations,
  type RunResult,
} from '@/design/verdict/calculation';
import { restoreCells } from '@/design/verdict/ledger';
import { restoreVerdict, restoreRigidity } from '@/design/verdict/outcome';
import { LOCKS, type Lock } from '@/quantities/locks';

const isAmong = (list: unknown, lock: Lock): boolean => Array.isArray(list) && list.includes(lock);

/** Returns the stored result; null if the value is not a valid result or still lacks its stress. */
export function restoreResult(raw: unknown): RunResult | null {
  if (!isObject(raw) || typeof raw.fingerprint !== 'string' || typeof raw.time !== 'string') return null;
  const answer = parseCheckAnswer(raw.answer);
  const input = parseAlgorithm(raw.request);
  if (!answer.ok || !input.ok || raw.stressFollows === true) return null;
  const plate = runAnswerSchema.shape.plate.safeParse(raw.plate ?? undefined);
  const rigidity = restoreRigidity(raw.rigidity);
  const assessed = restoreAssessed(raw.assessed);
  return {
    answer: answer.value,
    input: input.value,
    uncovered: restoreUncovered(raw.uncovered),
    ...(Array.isArray(raw.openLocks)
      ? { openLocks: LOCKS.filter((lock) => isAmong(raw.openLocks, lock)) }
      : {}),
    ...(rigidity ? { rigidity } : {}),
    ...(typeof raw.row === 'string' ? { row: raw.row } : {}),
    image: typeof raw.image === 'string' ? raw.image : null,
    plate: plate.success ? (plate.data ?? null) : null,
    // Version 1.1.0 stored no profile: only the request contains it.
    profile: restoreProfile(raw.profile) ?? (input.value.plate.rigid ? null : input.value.profile),
    ...(assessed ? { assessed } : {}),
    onlyChosen: raw.onlyChosen === true,
    ...(raw.isUnfinished === true ? { isUnfinished: true } : {}),
    others: restoreCombinations(raw.others),
    fingerprint: raw.fingerprint,
    ...(typeof raw.record === 'string' ? { record: raw.record } : {}),
    engine: typeof raw.engine === 'string' ? raw.engine : answer.value.engine,
    time: raw.time,
  };
}

function restoreUncovered(raw: unknown): RunResult['uncovered'] {
  const { deadLeftOut, liveLeftOut, unconfirmed } = isObject(raw) ? raw : {};
  const fields: unknown[] = Array.isArray(unconfirmed) ? unconfirmed : [];
  return {
    deadLeftOut: deadLeftOut === true,
    liveLeftOut: liveLeftOut === true,
    unconfirmed: fields.filter((field) => typeof field === 'string'),
  };
}

const PROFILE = ['type', 'H', 'W', 'T', 'FT', 'ex', 'ey', 'rotation'] as const;

/** Returns the stored profile; undefined if it is missing or no profile was chosen. */
function restoreProfile(raw: unknown): RunResult['profile'] | undefined {
  if (!isObject(raw) || !PROFILE.every((name) => typeof raw[name] === 'number')) return undefined;
  return Object.fromEntries(PROFILE.map((name) => [name, raw[name]])) as unknown as RunResult['profile'];
}

/** Reads a row; version 1.1.0 stored it with the names `row` and `outcome`. */
function restoreRow(raw: unknown): CaseResult | null {
  if (!isObject(raw)) return null;
  const verdict = restoreVerdict(raw.verdict ?? raw.outcome);
  const listed = restoreLoadList([raw.listed ?? raw.row]).at(0);
  const plate = restoreCasePlate(raw.plate);
  return listed === undefined || verdict === null || plate === undefined
    ? null
    : { ...nameOfRow(listed), state: 'done', listed, plate, verdict };
}

/**
 * Returns the stored outcome of a load list; null if any entry is invalid: an incomplete list would make the
 * design look better than it is.
 */
export function restoreListOutcome(raw: unknown): LoadListOutcome | null {
  if (!isObject(raw) || typeof raw.fingerprint !== 'string' || !Array.isArray(raw.worst)) return null;
  const { fingerprint, rows, done, failed } = raw;
  if (typeof rows !== 'number' || typeof done !== 'number' || typeof failed !== 'number') return null;
  const found = raw.worst.map(restoreRow);
  if (found.includes(null)) return null;
  const worst = found.filter((end) => end !== null);
  // Earlier versions did not store the number of rows calculated with a rigid plate, and only the stored rows
  // show which plate was used.
  const elastic = worst.filter(({ plate }) => plate !== 'rigid').length;
  const rigid = typeof raw.rigid === 'number' ? raw.rigid : Math.max(0, done - elastic);
  const names: unknown[] = Array.isArray(raw.failedNames) ? raw.failedNames : [];
  const failedNames = names.filter((name) => typeof name === 'string').slice(0, MOST_FAILED_NAMES);
  const cells = restoreCells(raw.cells);
  if (cells === null || !Array.isArray(raw.reservations)) return null;
  const reservations = raw.reservations as LoadListOutcome['reservations'];
  const rigidity = restoreRigidity(raw.rigidity);
  return { fingerprint, rows, done, failed, rigid, failedNames, worst, cells, reservations, rigidity };
}
