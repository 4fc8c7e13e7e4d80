/** How a load list came out as a whole. */
import type { Design, ListedLoad } from '../model/design-state';
import { listFingerprint } from '../model/fingerprint';
import {
  MOST_FAILED_NAMES,
  MOST_REPORTED_ROWS,
  type ListedOutcome,
  type LoadListOutcome,
} from '../verdict/load-list-outcome';
import { loadsKey, type RowOutcomes } from './row-outcome';
import { byGravity } from '../verdict/outcome';

const outcomesOf = (list: readonly ListedLoad[], ends: RowOutcomes): ListedOutcome[] =>
  list.flatMap((row) => {
    const end = ends.get(loadsKey(row));
    return end?.state === 'done' ? [{ row, plate: end.plate, outcome: end.outcome }] : [];
  });

/** Rows that were calculated, the worst first; of equal ones that which stands first in the list. */
export const worstFirst = (list: readonly ListedLoad[], ends: RowOutcomes): ListedOutcome[] =>
  outcomesOf(list, ends).toSorted((one, other) => byGravity(other.outcome, one.outcome));

/**
 * Of an elastic plate the verdict comes from rows with stress, on the fine grid: at least so many of the
 * worst, and all whose utilisation is so near to that of the worst that they might change places.
 */
const LEAST_IN_FULL = 10;
const NEAR = 0.97;

const utilisationOf = ({ outcome: { governing } }: ListedOutcome): number | null =>
  governing?.utilisation ?? null;

/** Rows that follow in full. */
export function dueInFull(sorted: readonly ListedOutcome[]): ListedOutcome[] {
  const most = sorted.length === 0 ? null : utilisationOf(sorted[0]);
  const isNear = (end: ListedOutcome) => most !== null && (utilisationOf(end) ?? 0) >= NEAR * most;
  return sorted.filter((end, index) => end.plate === 'forces' && (index < LEAST_IN_FULL || isNear(end)));
}

/** Null where nothing was calculated. */
export function outcomeOfList(design: Design, ends: RowOutcomes): LoadListOutcome | null {
  const { list } = design.loads;
  const sorted = worstFirst(list, ends);
  const failed = list.filter((row) => ends.get(loadsKey(row))?.state === 'failed');
  if (sorted.length + failed.length === 0) return null;
  return {
    fingerprint: listFingerprint(design),
    rows: list.length,
    done: sorted.length - dueInFull(sorted).length,
    failed: failed.length,
    rigid: sorted.filter(({ plate }) => plate === 'rigid').length,
    failedNames: failed.slice(0, MOST_FAILED_NAMES).map(({ name }) => name),
    worst: sorted.slice(0, MOST_REPORTED_ROWS),
  };
}
