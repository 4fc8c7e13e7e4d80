/** A design under all its loads, as the workspace would leave it: result, combinations, load list. */
import { evaluate } from '@/features/design/evaluation/evaluate';
import { evaluateMany } from '@/features/design/evaluation/evaluate-many';
import { evaluateShort } from '@/features/design/evaluation/evaluate-short';
import { dueInFull, endOfList, gravestFirst } from '@/features/design/evaluation/list-end';
import {
  combinationVariants,
  isElastic,
  nameOf,
  rowVariant,
  type CombinationVariant,
} from '@/features/design/evaluation/load-variants';
import { rowEnd } from '@/features/design/evaluation/row-end';
import type { EvaluationOrder } from '@/features/design/evaluation/two-calls';
import { doneCombination, type CombinationEnd } from '@/stores/design/combinations';
import type { StoredResult } from '@/stores/design/data-save';
import type { ListedLoad } from '@/stores/design/design-state';
import type { LoadListEnd, RowPlate } from '@/stores/design/load-list-end';
import { loadsKey, type RowEnd } from '@/stores/load-list-run';
import type { ApiFailure } from '@/api/errors';

export type DesignEnd =
  | { kind: 'success'; result: StoredResult; listEnd: LoadListEnd | null }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: ApiFailure };

async function otherEnd(
  variant: CombinationVariant,
  order: EvaluationOrder,
  signal: AbortSignal,
): Promise<CombinationEnd> {
  const end = await evaluateShort({ ...order, design: variant.design }, signal);
  if (end.kind === 'success') return doneCombination(nameOf(variant), end.short.verdict);
  if (end.kind === 'cancelled') return { ...nameOf(variant), state: 'offered' };
  return { ...nameOf(variant), state: 'failed', message: end.failure.message };
}

/** As the list itself is calculated: of an elastic plate forces first, then the gravest rows with stress. */
async function listEndOf(order: EvaluationOrder, signal: AbortSignal): Promise<LoadListEnd | null> {
  const { design } = order;
  const { list } = design.loads;
  const ends = new Map<string, RowEnd>();
  const run = (rows: readonly ListedLoad[], plate: RowPlate) =>
    evaluateMany(
      new Map(rows.map((row) => [loadsKey(row), row])).values(),
      (row) => rowEnd({ ...order, design: rowVariant(design, row) }, plate, signal),
      (row, end) => {
        // Where the stress cannot be had, what the forces gave stays.
        if (end && (end.state === 'done' || !ends.has(loadsKey(row)))) ends.set(loadsKey(row), end);
      },
      signal,
    );
  await run(list, isElastic(design) ? 'forces' : 'rigid');
  for (let left = Infinity; !signal.aborted;) {
    const due = dueInFull(gravestFirst(list, ends));
    // Those that fail stay due.
    if (due.length === 0 || due.length >= left) break;
    left = due.length;
    await run(
      due.map(({ row }) => row),
      'elastic',
    );
  }
  return signal.aborted ? null : endOfList(design, ends);
}

export async function calculateDesign(order: EvaluationOrder, signal: AbortSignal): Promise<DesignEnd> {
  const end = await evaluate(order, signal, { isOneOfMany: true });
  if (end.kind === 'cancelled') return end;
  if (end.kind !== 'success') return { kind: 'failed', failure: end.failure };
  const [, ...variants] = combinationVariants(order.design);
  const others = await Promise.all(variants.map((variant) => otherEnd(variant, order, signal)));
  const listEnd = await listEndOf(order, signal);
  if (signal.aborted) return { kind: 'cancelled' };
  return { kind: 'success', result: { ...end.result, others }, listEnd };
}
