/**
 * Derives the outcome of a load list from the outcomes of its rows, and determines which load cases still
 * need a full solution.
 */
import { nameOfRow } from '@/design/model/combinations';
import type { Design, ListedLoad } from '@/design/model/design-state';
import { listFingerprint } from '@/design/model/fingerprint';
import { loadsKey, type RowOutcomes } from '@/design/run/row-outcome';
import { NOT_JUDGED, stateOf, worstOf, type Cells } from '@/design/verdict/ledger';
import {
  MOST_FAILED_NAMES,
  MOST_STORED_ROWS,
  type ListedOutcome,
  type LoadListOutcome,
  type RowPlate,
} from '@/design/verdict/load-list-outcome';
import { sortedBySeverity, utilisationOf, worstRigidity, type Outcome } from '@/design/verdict/outcome';
import { comparedValueOf, unionOfReservations } from '@/design/verdict/reservations';
import { largestBy } from '@/engineering';

/** Returns the rows that have a result, the most unfavourable first. */
export const rowsBySeverity = (list: readonly ListedLoad[], ends: RowOutcomes): ListedOutcome[] =>
  sortedBySeverity(
    list.flatMap((row) => {
      const end = ends.get(loadsKey(row));
      return end?.state === 'done' ? [{ row, plate: end.plate, outcome: end.outcome }] : [];
    }),
  );

/** Minimum number of load cases solved in full, starting with the largest utilisation. */
const LEAST_IN_FULL = 10;

/**
 * Forces without stress deviate from those of a full solution. A load case without stress may therefore have
 * the largest utilisation, or be on the other side of 100 %, if its calculated utilisation is within this
 * fraction of the largest utilisation or of 100 %. Utilisations calculated from forces deviate by at most
 * 1.2 %; utilisations calculated from fine forces deviate far less (`random-lists.test.ts`).
 */
const UNCERTAIN: Readonly<Record<RowPlate, number>> = {
  rigid: 0,
  forces: 0.015,
  'fine-forces': 0.002,
  elastic: 0,
};

/** True if the load case was solved only for its forces. */
const hasNoStress = ({ plate }: Judged): boolean => plate === 'forces' || plate === 'fine-forces';

interface Judged {
  plate: RowPlate;
  outcome: Outcome;
}

/** True if the bounds of the stress or pressure do not show whether the limit is met. */
const isOpen = ({ outcome: { cells } }: Judged): boolean =>
  stateOf(cells, 'plate_stress') === 'not_judged' || stateOf(cells, 'pressure') === 'not_judged';

/** True if more accurate forces may show that the load case needs no full solution. */
export const isOpenByForces = (one: Judged): boolean => one.plate === 'forces' && !isOpen(one);

/** Codes of the reservations about the plate's largest stress and its largest pressure on the concrete. */
const EXCEEDED = ['plate_above_yield', 'pressure_above_strength'];

/**
 * Returns the stress or pressure of a load case that exceeds its limit, MPa; 0 if the limit is not exceeded.
 */
function excessOf({ outcome: { reservations } }: Judged, exceeded: string): number {
  const excess = reservations.find(({ code }) => code === exceeded);
  return excess === undefined ? 0 : comparedValueOf(excess);
}

/**
 * Returns the load cases that still need a full solution of the elastic plate: load cases whose utilisation
 * may be the largest or is close to 100 %, load cases whose bounds do not show whether the stress or pressure
 * exceeds its limit, and the load case that exceeds each limit most. A lower bound shows that a limit is
 * exceeded, but the largest value is shown to the user and must be exact.
 */
export function dueInFull<Case extends Judged>(cases: readonly Case[]): Case[] {
  if (!cases.some(hasNoStress)) return [];
  const shares = cases.map(({ outcome }) => utilisationOf(outcome));
  // Numbers in a typed array are sorted five times as fast as with a comparison function.
  const rising = Float64Array.from(shares).sort();
  // As long as no load case is solved in full, only the `LEAST_IN_FULL` largest utilisations count as
  // candidates for the largest utilisation: once these are exact, fewer of the other cases can have the
  // largest utilisation.
  const exactShares = cases.flatMap((one, index) => (hasNoStress(one) ? [] : shares[index]));
  const largest = largestBy(exactShares, (share) => share) ?? Infinity;
  const leastInFull = rising.at(-LEAST_IN_FULL) ?? 0;
  const mostExceeding = EXCEEDED.flatMap((exceeded) => {
    const most = largestBy(cases, (one) => excessOf(one, exceeded));
    return most !== undefined && excessOf(most, exceeded) > 0 ? [most] : [];
  });
  const isDue = (one: Case, share: number): boolean => {
    const uncertain = UNCERTAIN[one.plate];
    const mayBeLargest = share >= Math.min(leastInFull, (1 - uncertain) * largest);
    const isAtLimit = Math.abs(share / 100 - 1) <= uncertain;
    return mayBeLargest || isAtLimit || isOpen(one) || mostExceeding.includes(one);
  };
  return cases.filter((one, index) => hasNoStress(one) && isDue(one, shares[index]));
}

/**
 * Returns the outcome of the load list; null if no row has a result or a failure. `sorted`: the result of
 * `rowsBySeverity`, for a caller that sorts the rows of a long list in an earlier task.
 */
export function outcomeOfList(
  design: Design,
  ends: RowOutcomes,
  sorted: readonly ListedOutcome[] = rowsBySeverity(design.loads.list, ends),
): LoadListOutcome | null {
  const { list } = design.loads;
  const failed = list.filter((row) => ends.get(loadsKey(row))?.state === 'failed');
  if (sorted.length + failed.length === 0) return null;
  const cells: Cells = sorted.length === 0 ? NOT_JUDGED : worstOf(sorted.map(({ outcome }) => outcome.cells));
  return {
    fingerprint: listFingerprint(design),
    rows: list.length,
    done: sorted.length - dueInFull(sorted).length,
    failed: failed.length,
    rigid: sorted.filter(({ plate }) => plate === 'rigid').length,
    failedNames: failed.slice(0, MOST_FAILED_NAMES).map(({ name }) => name),
    worst: sorted.slice(0, MOST_STORED_ROWS),
    rest: sorted.slice(MOST_STORED_ROWS),
    cells,
    rigidity: worstRigidity(sorted.map(({ outcome }) => outcome)),
    reservations: unionOfReservations(
      sorted.map(({ row, outcome: { reservations } }) => ({ reservations, under: nameOfRow(row) })),
    ),
  };
}
