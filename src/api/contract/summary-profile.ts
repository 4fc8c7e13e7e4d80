/**
 * How less than a full answer is asked for: by a parameter of the Accept header, which a server that does not
 * know it ignores. No field of the documented request says so.
 */

/** `summary`: figures without trail, details and picture. `forces`: of the anchors alone. */
export type AnswerProfile = 'summary' | 'forces';

const MEDIA = 'application/json';

/** The full answer stands second, for a server that goes by the header to the letter. */
const accepting = (profile: AnswerProfile): string => `${MEDIA};profile=${profile}, ${MEDIA};q=0.9`;

export const ACCEPT: Readonly<Record<AnswerProfile, string>> = {
  summary: accepting('summary'),
  forces: accepting('forces'),
};

const PROFILE = /^profile="?(summary|forces)"?$/i;

/** The first that an Accept header asks for; null for a full answer. */
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
