/**
 * Runs a design to completion and returns the result for all its loads, for callers that show no progress.
 */
import type { ApiFailure } from '@/api/contract/failure';
import type { Design } from '@/design/model/design-state';
import { outcomeOfList } from '@/design/run/list-outcome';
import { joinedOutcome, rowWithRigidity, type RowOutcome } from '@/design/run/row-outcome';
import { runDesign, type RunEvent, type RunOrder } from '@/design/run/run';
import type { LoadListOutcome } from '@/design/verdict/load-list-outcome';
import type { StoredResult } from '@/design/verdict/stored-result';
import { withCheckedRigidity, withCombination } from '@/design/verdict/with-combination';
import type { Standard } from '@/engineering';

export type WholeRun =
  | { kind: 'success'; result: StoredResult; listEnd: LoadListOutcome | null }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: ApiFailure };

/** Returns the result updated with a run event; null before the displayed loads are finished. */
function withEvent(result: StoredResult | null, event: RunEvent, standard: Standard): StoredResult | null {
  switch (event.kind) {
    case 'shown':
      return { ...event.result, others: result?.others ?? event.result.others };
    case 'combination':
      return result && withCombination(result, event.outcome);
    case 'rigidity':
      return result && withCheckedRigidity(result, event.rigidity, standard);
    default:
      return result;
  }
}

export async function runWhole(
  order: Omit<RunOrder, 'asked' | 'known' | 'clock'> & { design: Design },
  signal: AbortSignal,
): Promise<WholeRun> {
  let result: StoredResult | null = null;
  const ends = new Map<string, RowOutcome>();
  for await (const event of runDesign({ ...order, asked: 'whole', clock: () => performance.now() }, signal)) {
    if (event.kind === 'failed') return { kind: 'failed', failure: event.end.failure };
    if (event.kind === 'row') ends.set(event.key, joinedOutcome(ends.get(event.key), event.end));
    else result = withEvent(result, event, order.design.standardType);
    if (event.kind !== 'rigidity') continue;
    for (const [key, rigidity] of event.rigidity.rows) {
      const end = ends.get(key);
      if (end) ends.set(key, rowWithRigidity(end, rigidity, order.design.standardType));
    }
  }
  if (signal.aborted || result === null) return { kind: 'cancelled' };
  return { kind: 'success', result, listEnd: outcomeOfList(order.design, ends) };
}
