/**
 * How the figures and verdicts of a check are asked for without trail and details: by a parameter of the
 * Accept header, which a server that does not know it ignores. No field of the documented request says so.
 */

export const SUMMARY_ACCEPT = 'application/json; profile=summary';

const MEDIA = 'application/json';
const PROFILE = /^profile="?summary"?$/i;

/** Whether an Accept header asks for it. */
export function asksForSummary(accept: string | null): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [media, ...parameters] = range.split(';').map((part) => part.trim());
    return media.toLowerCase() === MEDIA && parameters.some((parameter) => PROFILE.test(parameter));
  });
}
