/** Writes tables as CSV that is harmless in a spreadsheet program; `src/load-tables/` reads such tables. */
import Papa from 'papaparse';
import { harmless } from '@/shared/tables/spreadsheet-text';

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
