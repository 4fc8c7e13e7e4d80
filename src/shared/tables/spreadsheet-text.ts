/**
 * Protects strings that a spreadsheet program would change: it executes formulas, and converts strings that
 * look like numbers or dates. A leading apostrophe marks a string, and the program leaves marked strings
 * unchanged.
 */

const MARK = "'";

/** Start of a formula, including full-width characters; a text cell such as `-12` is also a formula. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** Integers that a numeric cell reproduces exactly: no leading zero, at most 15 digits. */
const WHOLE = /^(0|[1-9]\d{0,14})$/;

/** Patterns for strings that a spreadsheet program converts. */
const CONVERTED = [
  // In some countries, a spreadsheet program reads "8.8" as the 8th of August, "007" as 7, "1/2" as the 1st
  // of February, "5%" as 0.05.
  /^(?=\D*\d)[\d.,:/\\ %€$¥£-]+$/,
  /^\d+([.,]\d+)?e[+-]?\d+$/i,
  /^(?=\D*\d)\d{0,4}[\s./-]*(jan|feb|m[aä]r|apr|ma[yi]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*\.?[\s./-]*\d{0,4}$/i,
  /^(?=\D*\d)(?=[\d\s:]*[年月日时分秒点：])[\d\s年月日时分秒点:：]+$/,
  /^(true|false|wahr|falsch|vrai|faux)$/i,
];

/** True for a converted string, also with leading marks: a string that is already marked gets another mark. */
function isConverted(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  return !WHOLE.test(text) && CONVERTED.some((pattern) => pattern.test(bare));
}

/**
 * Marks a string that a spreadsheet program would execute. A string that already looks marked also gets a
 * mark.
 */
export const harmless = (text: string) =>
  FORMULA.test(text) || (text.startsWith(MARK) && isConverted(text)) ? MARK + text : text;

/**
 * Marks a string that a spreadsheet program would execute or convert, so that the string survives unchanged
 * even in a file without cell types.
 */
export const unconverted = (text: string) => (isConverted(text) ? MARK + text : harmless(text));

/** Removes the mark from a marked string. */
export const asTyped = (text: string) => {
  const rest = text.slice(MARK.length);
  return text.startsWith(MARK) && (FORMULA.test(rest) || isConverted(rest)) ? rest : text;
};
