/**
 * Accept headers that request a shorter response. The documented request has no field for this purpose; a
 * server that does not know the `profile` parameter ignores it.
 */

/**
 * Kind of shorter response. `summary`: values without trail, details and image; `forces`: anchor forces
 * only.
 */
export type AnswerProfile = 'summary' | 'forces';

const MEDIA = 'application/json';

/**
 * Returns an Accept header with the full response as the second choice, for a server that follows the header
 * strictly.
 */
const accepting = (profile: AnswerProfile): string => `${MEDIA};profile=${profile}, ${MEDIA};q=0.9`;

export const ACCEPT: Readonly<Record<AnswerProfile, string>> = {
  summary: accepting('summary'),
  forces: accepting('forces'),
};

const PROFILE = /^profile="?(summary|forces)"?$/i;

/** Returns the first profile in an Accept header; null for a full response. */
export function profileOf(accept: string | null): AnswerProfile | null {
  for (const range of (accept ?? '').split(',')) {
    const [media, ...parameters] = range.split(';').map((part) => part.trim());
    if (media.toLowerCase() !== MEDIA) continue;
    for (const parameter of parameters) {
      const name = PROFILE.exec(parameter)?.[1];
      if (name) return name.toLowerCase() as AnswerProfile;
    }
  }
  return null;
}
