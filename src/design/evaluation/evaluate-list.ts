/**
 * The rows of a load list on the plate of the design, and how one of them came out. Knows neither store nor
 * screen.
 */
import type { Design, ListedLoad } from '../model/design-state';
import type { RowPlate } from '../verdict/load-list-outcome';
import { loadsKey, type RowOutcome, type RowOutcomes } from './row-outcome';
import { evaluateShort } from './evaluate-short';
import type { EvaluationOrder } from './forces-and-checks';
import { dueInFull, worstFirst } from './list-outcome';
import { isElastic, rowVariant } from './load-variants';

export interface ListJob extends EvaluationOrder {
  /** Why a design is not to be calculated, in words; null where it may be. */
  refusalOf: (design: Design) => string | null;
}

/** Null where it was given up. */
export async function evaluateRow(
  row: ListedLoad,
  plate: RowPlate,
  order: ListJob,
  signal: AbortSignal,
): Promise<RowOutcome | null> {
  const design = rowVariant(order.design, row);
  // A row may break a rule that the design's own loads keep.
  const refusal = order.refusalOf(design);
  if (refusal !== null) return { state: 'failed', message: refusal };
  const end = await evaluateShort({ ...order, design }, signal, plate === 'forces' ? 'forces' : 'summary');
  if (end.kind === 'cancelled') return null;
  if (end.kind !== 'success') return { state: 'failed', message: end.failure.message };
  const { verdict, utilisations, hasStress } = end.short;
  const { word, governing } = verdict;
  const given = plate === 'forces' && hasStress ? 'elastic' : plate;
  return { state: 'done', plate: given, outcome: { word, governing }, utilisations };
}

/** Where the stress cannot be had, what the forces gave stays, and it is said. */
export const joined = (before: RowOutcome | undefined, end: RowOutcome): RowOutcome =>
  end.state === 'failed' && before?.state === 'done' ? { ...before, failure: end.message } : end;

/** One of each loads, and of these the ones that were not calculated as far as that. */
export function missing(rows: readonly ListedLoad[], plate: RowPlate, ends: RowOutcomes): ListedLoad[] {
  const distinct = new Map(rows.map((row) => [loadsKey(row), row]));
  return [...distinct.values()].filter((row) => {
    const end = ends.get(loadsKey(row));
    return end?.state !== 'done' || (plate === 'elastic' && end.plate !== plate);
  });
}

export interface ListRun {
  /** What is known so far. */
  ends: () => RowOutcomes;
  /** Calculates rows and adds their ends to those known. */
  evaluateRows: (rows: readonly ListedLoad[], plate: RowPlate) => Promise<void>;
}

/**
 * Of an elastic plate the forces of each row, then the worst in full, from which the verdict comes: till no
 * row is among them that has no stress, because what one gives in full may change their order.
 */
export async function evaluateList(
  design: Design,
  { ends, evaluateRows }: ListRun,
  signal: AbortSignal,
): Promise<void> {
  const { list } = design.loads;
  const plate = isElastic(design) ? 'forces' : 'rigid';
  await evaluateRows(missing(list, plate, ends()), plate);
  if (plate === 'rigid') return;
  const tried = new Set<string>();
  while (!signal.aborted) {
    const due = dueInFull(worstFirst(list, ends()))
      .map(({ row }) => row)
      .filter((row) => !tried.has(loadsKey(row)));
    if (due.length === 0) return;
    for (const row of due) tried.add(loadsKey(row));
    await evaluateRows(missing(due, 'elastic', ends()), 'elastic');
  }
}
