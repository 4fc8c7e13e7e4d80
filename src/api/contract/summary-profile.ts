/**
 * Accept headers that request a shorter response. The documented request has no field for this purpose; a
 * server that does not know the `profile` parameter ignores it.
 */

/**
 * Kinds of shorter response, the most accurate first. `summary`: values without trail, details and image;
 * `fine-forces`: only the anchor forces, within a thousandth of the forces in a summary; `forces`: only the
 * anchor forces, less accurate.
 */
export const PROFILES = ['summary', 'fine-forces', 'forces'] as const;
export type AnswerProfile = (typeof PROFILES)[number];

const MEDIA = 'application/json';

/**
 * Returns an Accept header with the full response as the second choice, for a server that follows the header
 * strictly.
 */
const accepting = (profile: AnswerProfile): string => `${MEDIA};profile=${profile}, ${MEDIA};q=0.9`;

export const ACCEPT: Readonly<Record<AnswerProfile, string>> = {
  summary: accepting('summary'),
  'fine-forces': accepting('fine-forces'),
  forces: accepting('forces'),
};

const PROFILE = new RegExp(`^profile="?(${PROFILES.join('|')})"?$`, 'i');

/** Returns the first response profile in an Accept header; null for a full response. */
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
