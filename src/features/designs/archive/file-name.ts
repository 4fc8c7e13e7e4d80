/** Converts a name to a file name that is valid on every file system. */

const LONGEST = 80;
/** Characters that a file system refuses, and control characters. */
// oxlint-disable-next-line no-control-regex
const REFUSED = /[\\/:*?"<>|\u0000-\u001f]+/g;

export const safeFileName = (name: string): string =>
  Array.from(name.replace(REFUSED, ' ').replace(/\s+/g, ' ').trim())
    .slice(0, LONGEST)
    .join('')
    // Windows removes trailing dots and spaces.
    .replace(/(?<![. ])[. ]+$/, '') || 'designs';
