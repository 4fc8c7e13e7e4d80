/** Tables written as text that does nothing in a spreadsheet; `src/load-tables/` reads them. */
import Papa from 'papaparse';
import { harmless } from '@/shared/tables/spreadsheet-text';

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
