/** A design under all its loads, as the workspace would leave it: result, combinations, load list. */
import { evaluate } from '@/features/design/evaluation/evaluate';
import { evaluateMany } from '@/features/design/evaluation/evaluate-many';
import { evaluateShort } from '@/features/design/evaluation/evaluate-short';
import { endOfList, gravestFirst } from '@/features/design/evaluation/list-end';
import {
  combinationVariants,
  nameOf,
  onRigidPlate,
  rowVariant,
  type CombinationVariant,
} from '@/features/design/evaluation/load-variants';
import type { EvaluationOrder } from '@/features/design/evaluation/two-calls';
import { doneCombination, type CombinationEnd } from '@/stores/design/combinations';
import type { StoredResult } from '@/stores/design/data-save';
import type { Design, ListedLoad } from '@/stores/design/design-state';
import type { LoadListEnd, RowPlate } from '@/stores/design/load-list-end';
import { loadsKey, type RowEnd } from '@/stores/load-list-run';
import type { ApiFailure } from '@/api/errors';

export interface DesignOrder extends EvaluationOrder {
  /** Rows of the load list that follow on the elastic plate. */
  elasticRows: number;
}

export type DesignEnd =
  | { kind: 'success'; result: StoredResult; listEnd: LoadListEnd | null }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: ApiFailure };

async function otherEnd(
  variant: CombinationVariant,
  order: DesignOrder,
  signal: AbortSignal,
): Promise<CombinationEnd> {
  const end = await evaluateShort({ ...order, design: variant.design }, signal);
  if (end.kind === 'success') return doneCombination(nameOf(variant), end.short.verdict);
  if (end.kind === 'cancelled') return { ...nameOf(variant), state: 'offered' };
  return { ...nameOf(variant), state: 'failed', message: end.failure.message };
}

async function rowEnd(
  design: Design,
  plate: RowPlate,
  order: DesignOrder,
  signal: AbortSignal,
): Promise<RowEnd | null> {
  const end = await evaluateShort({ ...order, design }, signal);
  if (end.kind === 'cancelled') return null;
  if (end.kind !== 'success') return { state: 'failed', message: end.failure.message };
  const { verdict, utilisations } = end.short;
  return {
    state: 'done',
    plate,
    outcome: { word: verdict.word, governing: verdict.governing },
    utilisations,
  };
}

async function listEndOf(order: DesignOrder, signal: AbortSignal): Promise<LoadListEnd | null> {
  const { design, elasticRows } = order;
  const { list } = design.loads;
  const isElastic = design.plate.stiffness === '0';
  const ends = new Map<string, RowEnd>();
  const run = (rows: readonly ListedLoad[], plate: RowPlate) =>
    evaluateMany(
      new Map(rows.map((row) => [loadsKey(row), row])).values(),
      (row) => {
        const whole = rowVariant(design, row);
        return rowEnd(isElastic && plate === 'rigid' ? onRigidPlate(whole) : whole, plate, order, signal);
      },
      (row, end) => {
        // Where the elastic plate fails, what the rigid one gave stays.
        if (end?.state === 'done' || !ends.has(loadsKey(row))) if (end) ends.set(loadsKey(row), end);
      },
      signal,
    );
  await run(list, 'rigid');
  if (isElastic && !signal.aborted) {
    const worst = gravestFirst(list, ends).slice(0, elasticRows);
    await run(
      worst.map(({ row }) => row),
      'elastic',
    );
  }
  return signal.aborted ? null : endOfList(design, ends);
}

export async function calculateDesign(order: DesignOrder, signal: AbortSignal): Promise<DesignEnd> {
  const end = await evaluate(order, signal, { isOneOfMany: true });
  if (end.kind === 'cancelled') return end;
  if (end.kind !== 'success') return { kind: 'failed', failure: end.failure };
  const [, ...variants] = combinationVariants(order.design);
  const others = await Promise.all(variants.map((variant) => otherEnd(variant, order, signal)));
  const listEnd = await listEndOf(order, signal);
  if (signal.aborted) return { kind: 'cancelled' };
  return { kind: 'success', result: { ...end.result, others }, listEnd };
}
