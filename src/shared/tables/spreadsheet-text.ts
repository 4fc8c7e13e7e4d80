/**
 * Texts that a spreadsheet would change: it executes formulas, and converts texts that look like numbers or
 * dates. Texts marked with an apostrophe are preserved.
 */

const MARK = "'";

/** Characters that begin a formula, including full-width ones; `-12` in a text cell is one as well. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** Texts that a numeric cell returns unchanged: no leading zero, few enough digits. */
const WHOLE = /^(0|[1-9]\d{0,14})$/;

/** After any number of marks: a marked text is marked again. */
const CONVERTED = [
  // "8.8" is the 8th of August in some countries, "007" is 7, "1/2" the 1st of February, "5%" is 0.05.
  /^'*[\d.,:/\\ %€$¥£-]*\d[\d.,:/\\ %€$¥£-]*$/,
  /^'*\d+([.,]\d+)?e[+-]?\d+$/i,
  /^'*(?=.*\d)\d{0,4}[\s./-]*(jan|feb|m[aä]r|apr|ma[yi]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*\.?[\s./-]*\d{0,4}$/i,
  /^'*(?=.*\d)[\d\s年月日时分秒点:：]*[年月日时分秒点：][\d\s年月日时分秒点:：]*$/,
  /^'*(true|false|wahr|falsch|vrai|faux)$/i,
];

const isConverted = (text: string) => !WHOLE.test(text) && CONVERTED.some((pattern) => pattern.test(text));

/** Marks a text that a spreadsheet would execute. A text that looks marked is marked as well. */
export const harmless = (text: string) =>
  FORMULA.test(text) || (text.startsWith(MARK) && isConverted(text)) ? MARK + text : text;

/**
 * Marks a text that a spreadsheet would convert, so that it returns unchanged even from a file without cell
 * types.
 */
export const unconverted = (text: string) => (isConverted(text) ? MARK + text : harmless(text));

/** Removes the mark. */
export const asTyped = (text: string) => {
  const rest = text.slice(MARK.length);
  return text.startsWith(MARK) && (FORMULA.test(rest) || isConverted(rest)) ? rest : text;
};
