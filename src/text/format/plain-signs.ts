/** Between digits, where it parts thousands. */
const GAP = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;

/** Digits and signs of any width as plain ones, every dash as a minus, no gaps between thousands. */
export const plainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replace(GAP, '')
    .trim();
