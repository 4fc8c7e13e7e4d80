/**
 * Anchor forces by all that they depend on: designs that differ in edges, thickness or anchor resistance
 * share them.
 */
import { canonical, hashText } from '@/stores/design/fingerprint';
import type { RunAnswer } from '@/api/contract/run-answer';
import type { SimRequest } from '@/api/contract/run';

const MOST_KEPT = 5_000;
const kept = new Map<string, RunAnswer>();

export const forgetForces = (): void => kept.clear();

const keyOf = (sim: SimRequest): string => hashText(canonical(sim));

export const keptForces = (sim: SimRequest): RunAnswer | undefined => kept.get(keyOf(sim));

/** Without its picture, which is large and of use to one design alone. */
export function keepForces(sim: SimRequest, { base64: _, ...run }: RunAnswer): void {
  kept.set(keyOf(sim), run);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
}
