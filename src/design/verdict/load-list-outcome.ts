/**
 * How the load list of a design came out: what headline and report say of it, and what is kept of it beside
 * the design.
 */
import type { Design, ListedLoad } from '@/design/model/design-state';
import { listFingerprint } from '@/design/model/fingerprint';
import type { Cells } from '@/design/verdict/ledger';
import type { Outcome } from '@/design/verdict/outcome';
import type { Reservation } from '@/design/verdict/reservations';

/**
 * The plate that a row was calculated on, of an elastic one the forces of its anchors alone or with its
 * stress. On the rigid plate in place of an elastic one: in what an earlier version kept.
 */
export type RowPlate = 'rigid' | 'forces' | 'elastic';

export const isRowPlate = (value: unknown): value is RowPlate =>
  value === 'rigid' || value === 'forces' || value === 'elastic';

export interface ListedOutcome {
  row: ListedLoad;
  plate: RowPlate;
  outcome: Outcome;
}

/** Names of failed rows that are kept. */
export const MOST_FAILED_NAMES = 4;

/** Rows whose outcome is stored beside the design. */
export const MOST_STORED_ROWS = 20;

export interface LoadListOutcome {
  /** Fingerprint of the list and of everything that its rows were calculated with. */
  fingerprint: string;
  /** Rows of the list; those calculated as far as the verdict needs; those that could not be. */
  rows: number;
  done: number;
  failed: number;
  /** Number of calculated rows that only used the rigid plate. */
  rigid: number;
  /** Names of those that could not be calculated, the first ones. */
  failedNames: readonly string[];
  /** The most unfavourable first. */
  worst: readonly ListedOutcome[];
  /** All others in the same order, as long as they are in memory: they are not stored. */
  rest?: readonly ListedOutcome[];
  /** Over all rows with a result: the most unfavourable cell of each claim, and the reservations. */
  cells: Cells;
  reservations: readonly Reservation[];
}

/** All rows whose outcome is known, the most unfavourable first. */
export const knownRows = (list: LoadListOutcome | null): readonly ListedOutcome[] =>
  list === null ? [] : [...list.worst, ...(list.rest ?? [])];

/** The outcomes of a list of thousands of rows would fill the storage of the browser. */
export function storedListOutcome(list: LoadListOutcome): LoadListOutcome {
  const { rest: _, ...stored } = list;
  return stored;
}

/** Null without a list, and where what was calculated does not hold any more. */
export function currentListOutcome(design: Design, listEnd: LoadListOutcome | null): LoadListOutcome | null {
  if (listEnd === null || design.loads.list.length === 0) return null;
  return listEnd.fingerprint === listFingerprint(design) ? listEnd : null;
}
