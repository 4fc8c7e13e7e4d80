/** How a design under the loads of one row of its list came out. */
import type { RowPlate } from '@/stores/design/load-list-end';
import type { RowEnd } from '@/stores/load-list-run';
import { evaluateShort } from './evaluate-short';
import type { EvaluationOrder } from './two-calls';

/** Null where it was given up. */
export async function rowEnd(
  order: EvaluationOrder,
  plate: RowPlate,
  signal: AbortSignal,
): Promise<RowEnd | null> {
  const end = await evaluateShort(order, signal, plate === 'forces' ? 'forces' : 'summary');
  if (end.kind === 'cancelled') return null;
  if (end.kind !== 'success') return { state: 'failed', message: end.failure.message };
  const { verdict, utilisations, hasStress } = end.short;
  const { word, governing } = verdict;
  const given = plate === 'forces' && hasStress ? 'elastic' : plate;
  return { state: 'done', plate: given, outcome: { word, governing }, utilisations };
}
