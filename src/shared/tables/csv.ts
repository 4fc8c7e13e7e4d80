/** Tables as text: what a spreadsheet writes is read, and what is written does nothing in a spreadsheet. */
import Papa from 'papaparse';
import { asTyped, harmless } from './spreadsheet-text';

const DELIMITERS = [',', ';', '\t'];

/**
 * With a byte order mark, by which a spreadsheet knows the encoding. `guarded` marks the texts that a
 * spreadsheet would run or change.
 */
export function toCsv(
  rows: readonly (readonly (string | number | null)[])[],
  guarded: (text: string) => string = harmless,
): string {
  const text = Papa.unparse(
    // A number is what it is, below zero as well.
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell))),
    { newline: '\r\n' },
  );
  return `\uFEFF${text}\r\n`;
}

/** The mark that occurs most often in the first line outside of quotes: the headings hold none of it. */
function delimiterOf(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (mark: string) => line.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/**
 * Rows of cells; lines without any text are left out. An open quote runs to the end of the text, and lines
 * end in any of the three ways, mixed ones included.
 */
export function parseCsv(source: string): string[][] {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { data } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    newline: '\n',
    skipEmptyLines: 'greedy',
  });
  return data.map((row) => row.map((value) => asTyped(value.trim())));
}
