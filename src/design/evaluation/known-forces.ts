/**
 * Cache of anchor forces, keyed by everything that determines them: designs that differ only in edges,
 * concrete thickness or anchor resistance share the forces.
 */
import type { SimRequest } from '@/api/contract/run';
import type { RunAnswer } from '@/api/contract/run-answer';
import { PROFILES, type AnswerProfile } from '@/api/contract/summary-profile';
import { latestCache } from '@/design/evaluation/latest-cache';

export const forcesCache = latestCache<RunAnswer>(5_000);

/** The key is the full text, because two different requests may have the same hash. */
const keyOf = (sim: SimRequest, profile: AnswerProfile): string => `${profile}-${JSON.stringify(sim)}`;

/**
 * Returns the most accurate cached forces for a request; undefined if none are cached with this response
 * profile or a more accurate one.
 */
export function knownForces(sim: SimRequest, profile: AnswerProfile): RunAnswer | undefined {
  for (const better of PROFILES.slice(0, PROFILES.indexOf(profile) + 1)) {
    const known = forcesCache.get(keyOf(sim, better));
    if (known) return known;
  }
  return undefined;
}

export const storeForces = (sim: SimRequest, profile: AnswerProfile, run: RunAnswer): void =>
  forcesCache.set(keyOf(sim, profile), withoutPicture(run));

/** Removes the image, which is large and needed for only one design. */
const withoutPicture = ({ base64: _, ...run }: RunAnswer): RunAnswer => run;
