/**
 * How less than a full answer is asked for: by a parameter of the Accept header, which a server that does not
 * know it ignores. No field of the documented request says so.
 */

/** `summary`: figures and verdicts without trail, details and picture. `forces`: those of the anchors alone. */
export type AnswerProfile = 'summary' | 'forces';

export const SUMMARY_ACCEPT = 'application/json; profile=summary';
export const FORCES_ACCEPT = 'application/json;profile=forces, application/json;q=0.9';

const MEDIA = 'application/json';
const PROFILE = /^profile="?(summary|forces)"?$/i;

/** The first that an Accept header asks for; null for a full answer. */
export function askedProfile(accept: string | null): AnswerProfile | null {
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
