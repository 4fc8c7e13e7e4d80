/** A table as its source has it, within the limits. */
import { TABLE_LIMITS } from '@/load-tables/table-limits';
import { unitOf, type Unit } from '@/quantities/units';

/** A value that cannot be read: an error, or a formula that was never calculated. */
export interface Unreadable {
  unreadable: string;
}

/** '' for an empty cell; a number where the source has the type. */
export type Cell = string | number | Unreadable;
export type Cells = Cell[][];

export interface NamedTable {
  /** Name of the sheet; '' for a file without sheets. */
  name: string;
  /** A row for each line, blank lines too; a merged cell is spread over all of its places. */
  cells: Cells;
  /** Cells with a value beyond the limits, which were not read; left out where there are none. */
  leftOut?: number;
  /** Sign between the cells of a text. */
  separator?: string;
  /** Encoding of a text, where its bytes do not tell it for certain. */
  doubtfulEncoding?: string;
}

/** Errors of a spreadsheet as it shows them, in whatever language, and a cell that is too narrow. */
const ERROR = /^#([A-ZÀ-Ü0-9/_]+[!?]|N\/[AVD]\.?|#+)$/i;

export const cellOfText = (text: string): Cell => (ERROR.test(text) ? { unreadable: text } : text);

export const isUnreadable = (cell: Cell | undefined): cell is Unreadable => typeof cell === 'object';

/** A cell as a person sees it. */
export function textOf(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  return typeof cell === 'object' ? cell.unreadable : String(cell);
}

export const isBlankRow = (row: readonly Cell[]): boolean => row.every((cell) => textOf(cell).trim() === '');

/** Within the limits. */
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

/** The digits of a number with its own unit, as in '10.5 kN', and the unit; a text without one as it is. */
export function withoutUnit(text: string): { digits: string; unit: Unit | null } {
  if (!/\p{L}/u.test(text)) return { digits: text, unit: null };
  const [, digits, written] = /^(.*\d[.,]?)\s*(\p{L}[^\d]*)$/u.exec(text.trim()) ?? [];
  const unit = written === undefined ? null : unitOf(written);
  return unit === null ? { digits: text, unit } : { digits, unit };
}
