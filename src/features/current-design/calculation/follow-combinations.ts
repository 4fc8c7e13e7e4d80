/**
 * After the shown combination the others follow: their outcomes beside the result, their whole results stored
 * for a click.
 */
import { doneCombination, type CombinationOutcome } from '@/design/verdict/combination-outcome';
import type { StoredResult } from '@/design/verdict/stored-result';
import { useDesignStore } from '@/stores/design/design-store';
import { fingerprintOf } from '@/design/model/fingerprint';
import { outcomeOfResult } from '@/design/verdict/design-verdict';
import { combinationVariants, nameOf, type CombinationVariant } from '@/design/evaluation/load-variants';
import { evaluate } from '@/design/evaluation/evaluate';
import { evaluateMany } from '@/design/evaluation/evaluate-many';
import { useRecentResults } from '@/stores/design/recent-results';
import { orderKey } from '@/design/evaluation/order-key';
import { atServer } from './evaluate-at-server';
import type { Inputs, UserOrder } from '@/design/evaluation/forces-and-checks';

const results = () => useRecentResults.getState().results;

export const storeResult = (order: Inputs, result: StoredResult): void =>
  results().set(orderKey(order), { ...result, others: [] });

const doneOf = (variant: CombinationVariant, result: StoredResult): CombinationOutcome =>
  doneCombination(nameOf(variant), outcomeOfResult(result, variant.design));

function knownOutcome(
  variant: CombinationVariant,
  order: Inputs,
  otherwise: 'pending' | 'offered',
): CombinationOutcome {
  const known = results().get(orderKey({ ...order, design: variant.design }));
  return known ? doneOf(variant, known) : { ...nameOf(variant), state: otherwise };
}

/** The other combinations of an order as far as they are known. */
export function knownOthers(order: Inputs, otherwise: 'pending' | 'offered'): CombinationOutcome[] {
  const [, ...variants] = combinationVariants(order.design);
  return variants.map((variant) => knownOutcome(variant, order, otherwise));
}

/** A combination that was calculated before, with the others beside it; null where it was not. */
export function storedResult(order: Inputs): StoredResult | null {
  const result = results().get(orderKey(order));
  return result ? { ...result, others: knownOthers(order, 'offered') } : null;
}

/** Calculates what is not known of the others; what was under way when the signal comes is on offer again. */
export async function followCombinations(userOrder: UserOrder, signal: AbortSignal): Promise<void> {
  const order = atServer(userOrder);
  const fingerprint = fingerprintOf(order.design);
  const tell = (others: readonly CombinationOutcome[]) =>
    useDesignStore.getState().setOthers(fingerprint, others);
  const [, ...variants] = combinationVariants(order.design);
  let others = variants.map((variant) => knownOutcome(variant, order, 'pending'));
  tell(others);
  await evaluateMany(
    variants.filter((_, index) => others[index].state === 'pending'),
    (variant) => evaluate({ ...order, design: variant.design }, signal),
    (variant, end) => {
      if (end.kind === 'cancelled') return;
      if (end.kind === 'success') storeResult({ ...order, design: variant.design }, end.result);
      const found: CombinationOutcome =
        end.kind === 'success'
          ? doneOf(variant, end.result)
          : { ...nameOf(variant), state: 'failed', message: end.failure.message };
      others = others.map((other) => (other.combination === variant.combination ? found : other));
      tell(others);
    },
    { signal, atOnce: order.calculator.atOnce() },
  );
  if (signal.aborted)
    tell(others.map((other) => (other.state === 'pending' ? { ...other, state: 'offered' } : other)));
}
