/** Reads a row of loads pasted from a spreadsheet. */
import { LARGEST_LOAD } from '@/quantities/request-kinds';
import { decimalMarkOf, parseTableNumber } from '@/text/format/table-number';

/**
 * Reads `count` numbers from one line, separated by tabs, semicolons or wide gaps; returns null for any
 * other text.
 */
export function readPastedRow(text: string, count: number): number[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const cells = (lines.at(0) ?? '').trim().split(/\t|;|\s{2,}/);
  if (lines.length !== 1 || cells.length !== count) return null;
  const { mark } = decimalMarkOf(cells);
  const values = cells.flatMap((cell) => {
    const value = cell.trim() === '' ? 0 : parseTableNumber(cell, mark);
    return value === null || Math.abs(value) > LARGEST_LOAD ? [] : [value];
  });
  return values.length === count ? values : null;
}
