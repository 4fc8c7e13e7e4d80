/** Outcome of a design's load list: the data for the headline and the report, and the stored form. */
import type { Design } from '@/design/model/design-state';
import { listFingerprint } from '@/design/model/fingerprint';
import type { CaseResult } from '@/design/verdict/calculation';
import type { Cells } from '@/design/verdict/ledger';
import type { Rigidity } from '@/design/verdict/outcome';
import type { Reservation } from '@/design/verdict/reservations';

/** Maximum number of stored names of failed rows. */
export const MOST_FAILED_NAMES = 4;

/** Maximum number of rows whose outcome is stored with the design. */
export const MOST_STORED_ROWS = 20;

export interface LoadListOutcome {
  /** Fingerprint of the list and of all inputs used to calculate its rows. */
  fingerprint: string;
  /**
   * `rows`: number of rows in the list; `done`: rows calculated as far as the verdict needs; `failed`: rows
   * that could not be calculated.
   */
  rows: number;
  done: number;
  failed: number;
  /** Number of rows calculated only with the rigid plate. */
  rigid: number;
  /** Names of the first rows that could not be calculated. */
  failedNames: readonly string[];
  /** The most unfavourable rows, in descending order of severity. */
  worst: readonly CaseResult[];
  /** All other rows in the same order, held in memory only and not stored. */
  rest?: readonly CaseResult[];
  /** Over all rows with a result: the most unfavourable state of each requirement, and the reservations. */
  cells: Cells;
  reservations: readonly Reservation[];
  /** Rigidity under the row whose elastic plate is used most. */
  rigidity?: Rigidity | undefined;
}

/** Returns all rows with a known outcome, the most unfavourable first. */
export const knownRows = (list: LoadListOutcome | null): readonly CaseResult[] =>
  list === null ? [] : [...list.worst, ...(list.rest ?? [])];

/**
 * Returns the outcome without the rows held in memory only, because thousands of outcomes would exceed the
 * browser's storage.
 */
export function storedListOutcome(list: LoadListOutcome): LoadListOutcome {
  const { rest: _, ...stored } = list;
  return stored;
}

/** Returns the outcome of the load list; null if there is no list or if the outcome is out of date. */
export function currentListOutcome(design: Design, listEnd: LoadListOutcome | null): LoadListOutcome | null {
  if (listEnd === null || design.loads.list.length === 0) return null;
  return listEnd.fingerprint === listFingerprint(design) ? listEnd : null;
}
