/** A table as read from a file and truncated to the limits, before it is interpreted. */
import { TABLE_LIMITS } from '@/files/load-tables/table-limits';
import { unitOf, type Unit } from '@/quantities/units';

/** Cell that cannot be read: an error value, or a formula that was never calculated. */
interface Unreadable {
  unreadable: string;
}

/** Cell content: '' if empty, a number if the file stores a number. */
export type Cell = string | number | Unreadable;
export type Cells = Cell[][];

export interface NamedTable {
  /** Sheet name; '' for a file without sheets. */
  name: string;
  /** Rows, a blank one for a blank line; a merged cell is repeated wherever it extends. */
  cells: Cells;
  /** Number of non-empty cells beyond the limits, which are not read; undefined if there are none. */
  leftOut?: number;
  /** Rows and columns (from 0) that the spreadsheet hides. */
  hidden?: { rows: readonly number[]; columns: readonly number[] };
  /** Numbers that the spreadsheet shows otherwise than it stores, such as 12500 as 12.5 or as '12.5 kN'. */
  shown?: readonly { row: number; column: number; shown: string | number }[];
  separator?: string;
  /** Assumed encoding of a text file, if the bytes do not determine the encoding with certainty. */
  doubtfulEncoding?: string;
}

/** Matches spreadsheet errors in any language, and the # characters of a narrow column. */
const ERROR = /^#([A-ZÀ-Ü0-9/_]+[!?]|N\/[AVD]\.?|#+)$/i;

export const cellOfText = (text: string): Cell => (ERROR.test(text) ? { unreadable: text } : text);

export const isUnreadable = (cell: Cell | undefined): cell is Unreadable => typeof cell === 'object';

export function textOf(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  return typeof cell === 'object' ? cell.unreadable : String(cell);
}

export const isBlankRow = (row: readonly Cell[]): boolean => row.every((cell) => textOf(cell).trim() === '');

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

/** Splits '10.5 kN' into digits and unit, if any; `letters` are behind the digits, unit or not. */
export function withoutUnit(text: string): { digits: string; unit: Unit | null; letters: string } {
  if (!/\p{L}/u.test(text)) return { digits: text, unit: null, letters: '' };
  const [, digits, letters = ''] = /^(.*\d[.,]?)\s*(\p{L}[^\d]*)$/u.exec(text.trim()) ?? [];
  const unit = letters === '' ? null : unitOf(letters);
  return unit === null ? { digits: text, unit, letters } : { digits, unit, letters };
}

const LETTERS = 26;

/** Returns the letter of a column, as in a spreadsheet. */
export function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % LETTERS));
  return column < LETTERS ? last : letterOf(Math.floor(column / LETTERS) - 1) + last;
}
