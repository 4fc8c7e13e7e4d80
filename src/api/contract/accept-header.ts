/**
 * Accept headers that request a shorter response, or the anchor forces of a plate that does not touch the
 * concrete. The documented request has no field for these purposes; a server that does not know the
 * parameters `profile` and `contact` ignores them.
 */

/**
 * Kinds of shorter response, the most accurate first. `summary`: values without trail, details, edges,
 * remarks and image; `fine-forces`: only the anchor forces, within a thousandth of the forces in a summary;
 * `forces`: only the anchor forces, less accurate.
 */
export const PROFILES = ['summary', 'fine-forces', 'forces'] as const;
export type AnswerProfile = (typeof PROFILES)[number];

export interface AnswerForm {
  profile?: AnswerProfile | undefined;
  /** `none` for the anchor forces of a plate that stands off without grout and so has no contact. */
  contact?: 'none' | undefined;
}

const MEDIA = 'application/json';

/** Accepts the full response as second choice, for a server that follows the header strictly. */
export function acceptOf({ profile, contact }: AnswerForm): string {
  const parameters = `${profile ? `;profile=${profile}` : ''}${contact ? `;contact=${contact}` : ''}`;
  return `${MEDIA}${parameters}, ${MEDIA};q=0.9`;
}

const PROFILE = new RegExp(`^profile="?(${PROFILES.join('|')})"?$`, 'i');
const NO_CONTACT = /^contact="?none"?$/i;

/** Returns the form of the response that an Accept header requests: the first of each parameter. */
export function formOf(accept: string | null): AnswerForm {
  const form: AnswerForm = {};
  for (const range of (accept ?? '').split(',')) {
    const [media, ...parameters] = range.split(';').map((part) => part.trim());
    if (media.toLowerCase() !== MEDIA) continue;
    for (const parameter of parameters) {
      const name = PROFILE.exec(parameter)?.[1];
      if (name) form.profile ??= name.toLowerCase() as AnswerProfile;
      if (NO_CONTACT.test(parameter)) form.contact = 'none';
    }
  }
  return form;
}
