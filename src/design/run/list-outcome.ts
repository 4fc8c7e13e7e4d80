/** Results of the load list rows, and the outcome of the list that they give together. */
import type { Design, ListedLoad } from '@/design/model/design-state';
import { listFingerprint } from '@/design/model/fingerprint';
import { nameOf, nameOfRow, rowsByNode } from '@/design/model/load-cases';
import { pendingInFull } from '@/design/run/load-case-phases';
import { sortedBySeverity, worstRigidity } from '@/design/verdict/case-verdict';
import { isNotNeededOf, type RowKey, type Utilisations } from '@/design/verdict/check-status';
import { isLarger } from '@/design/verdict/design-verdict';
import { NOT_JUDGED, worstOf, type Cells } from '@/design/verdict/requirement-states';
import { unionOfReservations } from '@/design/verdict/reservations';
import {
  type CaseResult,
  type FailedCase,
  type LoadListOutcome,
  MOST_FAILED_NAMES,
  MOST_STORED_ROWS,
  type NodeOutcome,
  type RowResults,
} from '@/design/verdict/run-result';
import { grouped } from '@/quantities/group-by';

/** Keys of the rows, which never change (10,000 keys: 0.8 ms instead of 16 ms per update of the table). */
const keys = new WeakMap<ListedLoad, string>();

/** Returns a key of the loads: rows with the same loads have the same outcome, whatever their names. */
export function loadsKey(row: ListedLoad): string {
  const known = keys.get(row);
  if (known !== undefined) return known;
  const { Nz, Vx, Vy, Mx, My, Mz } = row;
  const key = [Nz, Vx, Vy, Mx, My, Mz].join('|');
  keys.set(row, key);
  return key;
}

/** Merges two results of a row: without a calculated stress it keeps its forces, with the reason. */
export const joinedRow = (
  before: CaseResult | FailedCase | undefined,
  end: CaseResult | FailedCase,
): CaseResult | FailedCase =>
  end.state === 'failed' && before?.state === 'done' ? { ...before, failure: end.failure } : end;

/** Returns the rows that have a result, the most unfavourable first. */
export const rowsBySeverity = (list: readonly ListedLoad[], results: RowResults): CaseResult[] =>
  sortedBySeverity(
    list.flatMap((row) => {
      const result = results.get(loadsKey(row));
      return result?.state === 'done' ? [{ ...result, ...nameOfRow(row), listed: row }] : [];
    }),
  );

/** Returns the largest utilisation of each check, without sums that an alternative sum makes unnecessary. */
function needsOf(cases: readonly CaseResult[]): Utilisations {
  const needs: Partial<Record<RowKey, number | null>> = {};
  for (const { utilisations: shares } of cases)
    for (const key of Object.keys(shares ?? {}) as RowKey[])
      if (shares && !isNotNeededOf(shares, key) && (shares[key] ?? Infinity) >= (needs[key] ?? 0))
        needs[key] = shares[key] ?? null;
  return needs;
}

/** Returns the outcomes of the nodes, judged like the list. `pending`: cases still to be solved in full. */
function nodeOutcomes(
  list: readonly ListedLoad[],
  sorted: readonly CaseResult[],
  pending: ReadonlySet<CaseResult>,
): NodeOutcome[] | undefined {
  const byNode = rowsByNode(list);
  if (byNode.size === 0) return undefined;
  const cases = grouped(sorted, ({ listed }) => listed?.node);
  return [...byNode].map(([node, rows]) => {
    const known = cases.get(node) ?? [];
    const done = known.filter((one) => !pending.has(one)).length;
    const largest = known.reduce<CaseResult | undefined>(
      (found, one) => (found === undefined || isLarger(one.verdict, found.verdict) ? one : found),
      undefined,
    );
    return {
      node,
      rows: rows.length,
      done,
      cells: worstOf([
        ...known.map(({ verdict }) => verdict.cells),
        ...(done < rows.length ? [NOT_JUDGED] : []),
      ]),
      row: largest?.row ?? '',
      governing: largest?.verdict.governing ?? null,
      needs: needsOf(known),
    };
  });
}

/** Null without any result or failure; `sorted`: rows that a caller sorted in an earlier task. */
export function listOutcome(
  design: Design,
  ends: RowResults,
  sorted: readonly CaseResult[] = rowsBySeverity(design.loads.list, ends),
): LoadListOutcome | null {
  const { list } = design.loads;
  const failed = list.filter((row) => ends.get(loadsKey(row))?.state === 'failed');
  if (sorted.length + failed.length === 0) return null;
  const pending = new Set(pendingInFull(sorted));
  const cells: Cells = sorted.length === 0 ? NOT_JUDGED : worstOf(sorted.map(({ verdict }) => verdict.cells));
  return {
    fingerprint: listFingerprint(design),
    rows: list.length,
    done: sorted.length - pending.size,
    failed: failed.length,
    rigid: sorted.filter(({ plate }) => plate === 'rigid').length,
    failedNames: failed.slice(0, MOST_FAILED_NAMES).map(({ name }) => name),
    worst: sorted.slice(0, MOST_STORED_ROWS),
    rest: sorted.slice(MOST_STORED_ROWS),
    cells,
    nodes: nodeOutcomes(list, sorted, pending),
    rigidity: worstRigidity(sorted.map(({ verdict }) => verdict)),
    reservations: unionOfReservations(
      sorted.map((one) => ({ reservations: one.verdict.reservations, under: nameOf(one) })),
    ),
  };
}
