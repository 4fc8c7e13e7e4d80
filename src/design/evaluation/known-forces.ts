/**
 * Cache of anchor forces, keyed by everything that determines them: designs that differ only in edges,
 * concrete thickness or anchor resistance share the forces.
 */
import type { SimRequest } from '@/api/contract/run';
import type { RunAnswer } from '@/api/contract/run-answer';
import { PROFILES, type AnswerForm, type AnswerProfile } from '@/api/contract/summary-profile';
import { latestCache } from '@/design/evaluation/latest-cache';

export const forcesCache = latestCache<RunAnswer>(5_000);

type Form = AnswerForm & { profile: AnswerProfile };

/** The key is the full text, because two different requests may have the same hash. */
const keyOf = (sim: SimRequest, { profile, contact }: Form): string =>
  `${profile}-${contact}-${JSON.stringify(sim)}`;

/**
 * Returns the most accurate cached forces for a request; undefined if none are cached with this response
 * profile or a more accurate one.
 */
export function knownForces(sim: SimRequest, form: Form): RunAnswer | undefined {
  for (const profile of PROFILES.slice(0, PROFILES.indexOf(form.profile) + 1)) {
    const known = forcesCache.get(keyOf(sim, { ...form, profile }));
    if (known) return known;
  }
  return undefined;
}

export const storeForces = (sim: SimRequest, form: Form, run: RunAnswer): void =>
  forcesCache.set(keyOf(sim, form), withoutPicture(run));

/** Removes the image, which is large and needed for only one design. */
const withoutPicture = ({ base64: _, ...run }: RunAnswer): RunAnswer => run;
