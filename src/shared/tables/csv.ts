/** Writes tables as CSV that is harmless in a spreadsheet program; `files/load-tables` reads such tables. */
import Papa from 'papaparse';

const MARK = "'";

/**
 * Places where a formula may begin (list of OWASP, "CSV Injection"): at the start of a cell, and after a
 * character at which another program may split the cell. A text cell such as `-12` is also a formula.
 */
const FORMULA = /^(?='*[\t\r\n])|(?<=^|[;|\t\r\n])(?='*[\p{Zs}\p{Cf}"]*[=+\-@＝＋－＠])/gu;
const MARKED = /^'(?='*[\t\r\n])|(?<=^|[;|\t\r\n])'(?='*[\p{Zs}\p{Cf}"]*[=+\-@＝＋－＠])/gu;

/** Integers that a numeric cell reproduces exactly: no leading zero, at most 15 digits. */
const WHOLE = /^(0|[1-9]\d{0,14})$/;

const CONVERTED = [
  // In some countries, a spreadsheet program reads "8.8" as the 8th of August, "007" as 7, "1/2" as the 1st
  // of February, "5%" as 0.05.
  /^(?=\D*\d)[\d.,:/\\ %€$¥£-]+$/,
  /^\d+([.,]\d+)?e[+-]?\d+$/i,
  /^(?=\D*\d)\d{0,4}[\s./-]*(jan|feb|m[aä]r|apr|ma[yi]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*\.?[\s./-]*\d{0,4}$/i,
  /^(?=\D*\d)(?=[\d\s:]*[年月日时分秒点：])[\d\s年月日时分秒点:：]+$/,
  /^(true|false|wahr|falsch|vrai|faux)$/i,
];

/** True for a converted string, with or without marks: a marked string gets another mark. */
function isConverted(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  return !WHOLE.test(text) && CONVERTED.some((pattern) => pattern.test(bare));
}

/** Marks a string that a spreadsheet program would execute, and a string that already looks marked. */
export function harmless(text: string): string {
  const marked = text.replace(FORMULA, MARK);
  return marked === text && text.startsWith(MARK) && isConverted(text) ? MARK + text : marked;
}

/** Marks a string that a spreadsheet program would execute or convert, so that it survives in any file. */
export const unconverted = (text: string) => (isConverted(text) ? MARK + text : harmless(text));

export function asTyped(text: string): string {
  if (!text.includes(MARK)) return text;
  const bare = text.replace(MARKED, '');
  const rest = text.slice(MARK.length);
  return bare === text && text.startsWith(MARK) && isConverted(rest) ? rest : bare;
}

/**
 * Returns CSV text that begins with a byte order mark, from which a spreadsheet program detects the
 * encoding. `guarded` marks strings that such a program would execute or change.
 */
export function toCsv(
  rows: readonly (readonly (string | number | null)[])[],
  guarded: (text: string) => string = harmless,
): string {
  const text = Papa.unparse(
    // A number does not need a mark, even if it is negative.
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell))),
    // Programs that split at another character than the comma respect quotation marks at least at the start.
    { newline: '\r\n', quotes: (cell: unknown) => /[;|\t]/.test(String(cell)) },
  );
  return `\uFEFF${text}\r\n`;
}
