/** Rows of the load list with their outcomes; a row stays the same object while its data are unchanged. */
import type { ListedLoad } from '@/design/model/design-state';
import { loadsKey } from '@/design/run/list-outcome';
import {
  type GoverningRow,
  isNotNeededOf,
  ROW_KEYS,
  type RowKey,
  rowKeyOf,
} from '@/design/verdict/check-status';
import type { CaseResult, FailedCase, RowResults } from '@/design/verdict/run-result';

export interface RowData {
  index: number;
  row: ListedLoad;
  /** Null if the row was not calculated. */
  end: CaseResult | FailedCase | null;
  isShown: boolean;
  isEdited: boolean;
}

interface RowParts {
  list: readonly ListedLoad[];
  ends: RowResults;
  shown: ListedLoad | null;
  edited: number | null;
}

export const isSameRow = (one: ListedLoad, other: ListedLoad): boolean =>
  (Object.keys(one) as (keyof ListedLoad)[]).every((key) => one[key] === other[key]);

export const rowData = (
  { list, ends, shown, edited }: RowParts,
  before: readonly RowData[],
): readonly RowData[] =>
  list.map((row, index) => {
    const end = ends.get(loadsKey(row)) ?? null;
    const isShown = shown !== null && isSameRow(row, shown);
    const isEdited = index === edited;
    const known = before.at(index);
    const isKnown =
      known?.row === row && known.end === end && known.isShown === isShown && known.isEdited === isEdited;
    return isKnown ? known : { index, row, end, isShown, isEdited };
  });

export const isRowKey = (key: string): key is RowKey => (ROW_KEYS as readonly string[]).includes(key);

export const doneOf = ({ end }: RowData): CaseResult | null => (end?.state === 'done' ? end : null);

export const governingOf = (data: RowData): GoverningRow | null => doneOf(data)?.verdict.governing ?? null;

/** Per cent; Infinity if unbounded, 0 if no check governs, -1 if not calculated. */
export function largestOf(data: RowData): number {
  const done = doneOf(data);
  if (done === null) return -1;
  const { governing } = done.verdict;
  return governing === null ? 0 : (governing.utilisation ?? Infinity);
}

/** Per cent; Infinity if unbounded, -1 if the check does not apply or is not calculated. */
export function shareOf(data: RowData, key: RowKey): number {
  const share = doneOf(data)?.utilisations?.[key];
  return share === undefined ? -1 : (share ?? Infinity);
}

/** True if the check is exceeded and an alternative check is met. */
export const isNotNeeded = (data: RowData, key: RowKey): boolean => {
  const done = doneOf(data);
  return done?.utilisations !== undefined && isNotNeededOf(done.utilisations, key);
};

export type RowFilter = 'all' | 'over' | 'failed' | 'open';

export const ROW_FILTERS: Readonly<Record<RowFilter, (data: RowData) => boolean>> = {
  all: () => true,
  over: (data) => largestOf(data) > 100,
  failed: ({ end }) => end?.state === 'failed',
  open: ({ end }) => end === null,
};

export interface Filters {
  filter: RowFilter;
  /** Null for any check. */
  mode: RowKey | null;
  /** Null for any node. */
  node: string | null;
}

export const filtered = (rows: readonly RowData[], { filter, mode, node }: Filters): RowData[] =>
  rows.filter((data) => {
    const governing = governingOf(data);
    return (
      ROW_FILTERS[filter](data) &&
      (mode === null || (governing !== null && rowKeyOf(governing) === mode)) &&
      (node === null || data.row.node === node)
    );
  });

/** The first rows with the largest utilisations, in one pass over perhaps ten thousand rows. */
export function largestRows(rows: readonly RowData[]) {
  const nothing = (): { row: RowData | null; value: number } => ({ row: null, value: -1 });
  const worst = nothing();
  const checks = ROW_KEYS.map((key) => [key, nothing()] as const);
  for (const row of rows) {
    if (doneOf(row) === null) continue;
    const value = largestOf(row);
    if (value > worst.value) Object.assign(worst, { row, value });
    for (const [key, largest] of checks) {
      const share = shareOf(row, key);
      // Rows that exceed the check but meet an alternative check do not count.
      if (share > largest.value && !isNotNeeded(row, key)) Object.assign(largest, { row, value: share });
    }
  }
  return {
    worst: worst.row,
    byCheck: Object.fromEntries(checks.map(([key, { row }]) => [key, row])) as Record<RowKey, RowData | null>,
  };
}

export interface Sorting {
  key: string;
  direction: 'ascending' | 'descending';
}

/** `localeCompare` with options would create a collator for each of 100,000 comparisons. */
const collator = new Intl.Collator(undefined, { numeric: true });

/** Compares two cells of a table: numbers by size, texts in natural order. */
export const compared = (one: number | string, other: number | string): number =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.sign(one - other) || 0
    : collator.compare(String(one), String(other));

/** Rows with equal values keep their order in the list. */
export function sortedBy(
  rows: readonly RowData[],
  value: (data: RowData) => number | string,
  direction: Sorting['direction'],
): RowData[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const valued = rows.map((data) => ({ data, by: value(data) }));
  return valued.sort((one, other) => sign * compared(one.by, other.by)).map(({ data }) => data);
}
