/** Names a table column by its heading and its letter, as in a spreadsheet. */
import { textOf } from '@/load-tables/named-table';
import type { LoadTable } from '@/load-tables/parts';

const LETTERS = 26;

export function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % LETTERS));
  return column < LETTERS ? last : letterOf(Math.floor(column / LETTERS) - 1) + last;
}

export function columnName(
  { cells, headings }: Pick<LoadTable, 'cells' | 'headings'>,
  column: number,
): string {
  const words = cells
    .slice(0, headings)
    .map((row) => textOf(row[column]).trim())
    .filter((cell) => cell !== '');
  return [letterOf(column), words.slice(-2).join(' ')].filter((part) => part !== '').join(' · ');
}
