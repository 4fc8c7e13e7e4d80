/** After the shown combination the others follow: their ends beside the result, their whole results kept for a click. */
import type { CombinationEnd } from '@/stores/design/combinations';
import type { StoredResult } from '@/stores/design/data-save';
import { useDesignStore } from '@/stores/design/design-store';
import { fingerprintOf, hashText } from '@/stores/design/fingerprint';
import { outcomeOfResult } from '../verdict/design-verdict';
import { evaluate, type EvaluationOrder } from './evaluate';
import { evaluateMany } from './evaluate-many';
import { algorithmRequest, simRequest } from '../requests/requests';
import { combinationVariants, type CombinationVariant } from './combination-variants';
import { countedFactors } from '../requests/factored-loads';

/** All that goes out, the anchor's figures included; axial forces follow from it. */
const orderKey = ({ design, anchor }: EvaluationOrder): string =>
  hashText(JSON.stringify([simRequest(design, anchor), algorithmRequest(design, anchor, [])]));

/** Whole results by all that goes out; a few designs' worth, for going to and fro among their combinations. */
const MOST_KEPT = 12;
const kept = new Map<string, StoredResult>();

export const forgetResults = (): void => kept.clear();

export function keepResult(order: EvaluationOrder, result: StoredResult): void {
  const key = orderKey(order);
  kept.delete(key);
  kept.set(key, { ...result, others: [] });
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
}

const takesLive = ({ design }: EvaluationOrder) => design.loads.loadCase === 'deadAndLive';

const named = ({ combination, design }: CombinationVariant) => ({
  combination,
  factors: countedFactors(design),
});

/** The other combinations of an order as far as they are known. */
export function knownOthers(order: EvaluationOrder, otherwise: 'pending' | 'offered'): CombinationEnd[] {
  return combinationVariants(order.design)
    .slice(1)
    .map((variant) => {
      const known = kept.get(orderKey({ ...order, design: variant.design }));
      return known
        ? { ...named(variant), state: 'done', outcome: outcomeOfResult(known, takesLive(order)) }
        : { ...named(variant), state: otherwise };
    });
}

/** A combination that was calculated before, with the others beside it; null where it was not. */
export function keptResult(order: EvaluationOrder): StoredResult | null {
  const result = kept.get(orderKey(order));
  return result ? { ...result, others: knownOthers(order, 'offered') } : null;
}

/** Calculates what is not known of the others; what was under way when the signal comes is on offer again. */
export async function followCombinations(order: EvaluationOrder, signal: AbortSignal): Promise<void> {
  const { design } = order;
  const fingerprint = fingerprintOf(design);
  const tell = (others: readonly CombinationEnd[]) =>
    useDesignStore.getState().setOthers(fingerprint, others);
  let others = knownOthers(order, 'pending');
  tell(others);
  const pending = combinationVariants(design)
    .slice(1)
    .filter((_, index) => others[index].state === 'pending');
  await evaluateMany(
    pending,
    (variant) => evaluate({ ...order, design: variant.design }, signal),
    (variant, end) => {
      if (end.kind === 'cancelled') return;
      if (end.kind === 'success') keepResult({ ...order, design: variant.design }, end.result);
      const of = named(variant);
      const found: CombinationEnd =
        end.kind === 'success'
          ? { ...of, state: 'done', outcome: outcomeOfResult(end.result, takesLive(order)) }
          : { ...of, state: 'failed', message: end.failure.message };
      others = others.map((other) => (other.combination === variant.combination ? found : other));
      tell(others);
    },
    signal,
  );
  if (signal.aborted)
    tell(others.map((other) => (other.state === 'pending' ? { ...other, state: 'offered' } : other)));
}
