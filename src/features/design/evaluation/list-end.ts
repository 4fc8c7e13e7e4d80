/** How a load list came out as a whole. */
import type { Design, ListedLoad } from '@/stores/design/design-state';
import { listFingerprint } from '@/stores/design/fingerprint';
import {
  MOST_FAILED_NAMES,
  MOST_REPORTED_ROWS,
  type ListedEnd,
  type LoadListEnd,
} from '@/stores/design/load-list-end';
import { loadsKey, type RowEnds } from '@/stores/load-list-run';
import { byGravity } from '@/verdict/outcome';

const endsOf = (list: readonly ListedLoad[], ends: RowEnds): ListedEnd[] =>
  list.flatMap((row) => {
    const end = ends.get(loadsKey(row));
    return end?.state === 'done' ? [{ row, plate: end.plate, outcome: end.outcome }] : [];
  });

/** Rows that were calculated, the gravest first; of equal ones that which stands first in the list. */
export const gravestFirst = (list: readonly ListedLoad[], ends: RowEnds): ListedEnd[] =>
  endsOf(list, ends).toSorted((one, other) => byGravity(other.outcome, one.outcome));

/** Null where nothing was calculated. */
export function endOfList(design: Design, ends: RowEnds): LoadListEnd | null {
  const { list } = design.loads;
  const sorted = gravestFirst(list, ends);
  const failed = list.filter((row) => ends.get(loadsKey(row))?.state === 'failed');
  if (sorted.length + failed.length === 0) return null;
  return {
    fingerprint: listFingerprint(design),
    rows: list.length,
    done: sorted.length,
    failed: failed.length,
    rigid: sorted.filter(({ plate }) => plate === 'rigid').length,
    failedNames: failed.slice(0, MOST_FAILED_NAMES).map(({ name }) => name),
    worst: sorted.slice(0, MOST_REPORTED_ROWS),
  };
}
