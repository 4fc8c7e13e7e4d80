/** Writes tables as CSV text that is harmless in a spreadsheet; `src/load-tables/` reads them. */
import Papa from 'papaparse';
import { harmless } from '@/shared/tables/spreadsheet-text';

/**
 * Returns CSV text that begins with a byte order mark, from which a spreadsheet detects the encoding.
 * `guarded` marks texts that a spreadsheet would execute or change.
 */
export function toCsv(
  rows: readonly (readonly (string | number | null)[])[],
  guarded: (text: string) => string = harmless,
): string {
  const text = Papa.unparse(
    // A number needs no mark, even if it is negative.
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell))),
    { newline: '\r\n' },
  );
  return `\uFEFF${text}\r\n`;
}
