/** A table as read from a file and truncated to the limits, before it is interpreted. */
import { TABLE_LIMITS } from '@/load-tables/table-limits';
import { unitOf, type Unit } from '@/quantities/units';

/** Cell that cannot be read: an error value, or a formula that was never calculated. */
export interface Unreadable {
  unreadable: string;
}

/** Cell content: '' if empty, a number if the file stores a number. */
export type Cell = string | number | Unreadable;
export type Cells = Cell[][];

export interface NamedTable {
  /** Sheet name; '' for a file without sheets. */
  name: string;
  /**
   * Rows of the table, one per line including blank lines; a merged cell is repeated in all positions that
   * it covers.
   */
  cells: Cells;
  /** Number of non-empty cells beyond the limits, which are not read; undefined if there are none. */
  leftOut?: number;
  /** Separator between the cells in a text file. */
  separator?: string;
  /** Assumed encoding of a text file, if the bytes do not determine the encoding with certainty. */
  doubtfulEncoding?: string;
}

/**
 * Matches spreadsheet errors in any language, and the # characters that a spreadsheet shows if a column is
 * too narrow.
 */
const ERROR = /^#([A-ZÀ-Ü0-9/_]+[!?]|N\/[AVD]\.?|#+)$/i;

export const cellOfText = (text: string): Cell => (ERROR.test(text) ? { unreadable: text } : text);

export const isUnreadable = (cell: Cell | undefined): cell is Unreadable => typeof cell === 'object';

/** Returns the text of a cell as displayed. */
export function textOf(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  return typeof cell === 'object' ? cell.unreadable : String(cell);
}

export const isBlankRow = (row: readonly Cell[]): boolean => row.every((cell) => textOf(cell).trim() === '');

/** Truncates a table to the limits. */
export function limitedTable(table: NamedTable): NamedTable {
  const { cells } = table;
  const filled = (row: readonly Cell[]) => row.filter((cell) => cell !== '').length;
  const leftOut = cells.reduce(
    (sum, row, index) => sum + filled(index < TABLE_LIMITS.rows ? row.slice(TABLE_LIMITS.columns) : row),
    0,
  );
  const inside = cells.slice(0, TABLE_LIMITS.rows).map((row) => row.slice(0, TABLE_LIMITS.columns));
  return { ...table, cells: inside, ...(leftOut > 0 && { leftOut }) };
}

/**
 * Splits a number with its own unit, such as '10.5 kN', into digits and unit; a string without a unit is
 * unchanged.
 */
export function withoutUnit(text: string): { digits: string; unit: Unit | null } {
  if (!/\p{L}/u.test(text)) return { digits: text, unit: null };
  const [, digits, written] = /^(.*\d[.,]?)\s*(\p{L}[^\d]*)$/u.exec(text.trim()) ?? [];
  const unit = written === undefined ? null : unitOf(written);
  return unit === null ? { digits: text, unit } : { digits, unit };
}
