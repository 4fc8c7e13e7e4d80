/**
 * Texts that a spreadsheet would not leave alone: it runs formulas, and takes what looks like a number or a
 * date for one. Marked with an apostrophe they come back as they were.
 */

const MARK = "'";

/** Signs that begin a formula, in full width as well; `-12` is one in a cell of text. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** As it would come back from a cell of numbers: no leading zero, few enough digits. */
const WHOLE = /^(0|[1-9]\d{0,14})$/;

/** Behind any number of marks: one that was marked before is marked again. */
const CONVERTED = [
  // "8.8" is the 8th of August in some countries, "007" is 7, "1/2" the 1st of February, "5%" is 0.05.
  /^'*[\d.,:/\\ %€$¥£-]*\d[\d.,:/\\ %€$¥£-]*$/,
  /^'*\d+([.,]\d+)?e[+-]?\d+$/i,
  /^'*(?=.*\d)\d{0,4}[\s./-]*(jan|feb|m[aä]r|apr|ma[yi]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*\.?[\s./-]*\d{0,4}$/i,
  /^'*(?=.*\d)[\d\s年月日时分秒点:：]*[年月日时分秒点：][\d\s年月日时分秒点:：]*$/,
  /^'*(true|false|wahr|falsch|vrai|faux)$/i,
];

const isConverted = (text: string) => !WHOLE.test(text) && CONVERTED.some((pattern) => pattern.test(text));

/** Marks a text that a spreadsheet would run. A text that looks marked is marked as well. */
export const harmless = (text: string) =>
  FORMULA.test(text) || (text.startsWith(MARK) && isConverted(text)) ? MARK + text : text;

/**
 * Marks a text that a spreadsheet would convert, so that it returns unchanged even from a file without cell
 * types.
 */
export const unconverted = (text: string) => (isConverted(text) ? MARK + text : harmless(text));

/** Without the mark. */
export const asTyped = (text: string) => {
  const rest = text.slice(MARK.length);
  return text.startsWith(MARK) && (FORMULA.test(rest) || isConverted(rest)) ? rest : text;
};
