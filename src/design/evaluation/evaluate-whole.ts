/** A design under all its loads, as the workspace would leave it: result, combinations, load list. */
import type { ApiFailure } from '@/api/contract/failure';
import { doneCombination, type CombinationOutcome } from '../verdict/combination-outcome';
import type { StoredResult } from '../verdict/stored-result';
import type { ListedLoad } from '../model/design-state';
import type { LoadListOutcome, RowPlate } from '../verdict/load-list-outcome';
import { loadsKey, type RowOutcome } from './row-outcome';
import { evaluate } from './evaluate';
import { evaluateList, evaluateRow, joined, type ListJob } from './evaluate-list';
import { evaluateMany } from './evaluate-many';
import { evaluateShort } from './evaluate-short';
import type { EvaluationOrder } from './forces-and-checks';
import { outcomeOfList } from './list-outcome';
import { combinationVariants, nameOf, type CombinationVariant } from './load-variants';

export type WholeEvaluation =
  | { kind: 'success'; result: StoredResult; listEnd: LoadListOutcome | null }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: ApiFailure };

async function otherOutcome(
  variant: CombinationVariant,
  order: EvaluationOrder,
  signal: AbortSignal,
): Promise<CombinationOutcome> {
  const end = await evaluateShort({ ...order, design: variant.design }, signal);
  if (end.kind === 'success') return doneCombination(nameOf(variant), end.short.verdict);
  if (end.kind === 'cancelled') return { ...nameOf(variant), state: 'offered' };
  return { ...nameOf(variant), state: 'failed', message: end.failure.message };
}

async function listOutcomeOf(order: ListJob, signal: AbortSignal): Promise<LoadListOutcome | null> {
  const { design } = order;
  const ends = new Map<string, RowOutcome>();
  const evaluateRows = (rows: readonly ListedLoad[], plate: RowPlate) =>
    evaluateMany(
      rows,
      (row) => evaluateRow(row, plate, order, signal),
      (row, end) => {
        if (end) ends.set(loadsKey(row), joined(ends.get(loadsKey(row)), end));
      },
      { signal, atOnce: order.calculator.atOnce() },
    );
  await evaluateList(design, { ends: () => ends, evaluateRows }, signal);
  return signal.aborted ? null : outcomeOfList(design, ends);
}

export async function evaluateWhole(order: ListJob, signal: AbortSignal): Promise<WholeEvaluation> {
  const end = await evaluate(order, signal, { isOneOfMany: true });
  if (end.kind === 'cancelled') return end;
  if (end.kind !== 'success') return { kind: 'failed', failure: end.failure };
  const [, ...variants] = combinationVariants(order.design);
  const others = await Promise.all(variants.map((variant) => otherOutcome(variant, order, signal)));
  const listOutcome = await listOutcomeOf(order, signal);
  if (signal.aborted) return { kind: 'cancelled' };
  return { kind: 'success', result: { ...end.result, others }, listEnd: listOutcome };
}
