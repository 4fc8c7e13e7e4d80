/** Reads a row of loads pasted from a spreadsheet. */
import { decimalMarkOf, parseTableNumber } from '@/text/format/table-number';

/**
 * Largest load in kN or kNm: a larger number is a typing error, and the calculation calls refuse it as well.
 */
const LARGEST = 100_000;

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
    return value === null || Math.abs(value) > LARGEST ? [] : [value];
  });
  return values.length === count ? values : null;
}
