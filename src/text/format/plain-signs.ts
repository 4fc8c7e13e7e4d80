/** Matches a space or an apostrophe that separates thousands. */
const GAP = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;

/**
 * Converts full-width digits and signs to ASCII and every dash to a hyphen, and removes spaces and
 * apostrophes that separate thousands, and invisible characters (zero-width space, byte order mark).
 */
export const plainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replace(GAP, '')
    .trim();
