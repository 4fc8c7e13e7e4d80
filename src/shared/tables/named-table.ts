/** A table as its source has it, within the limits. */
import { TABLE_LIMITS } from './table-limits';

export type Cells = string[][];

export interface NamedTable {
  /** Of the sheet; '' for a file that has none. */
  name: string;
  cells: Cells;
  /** Cells with a value beyond the limits, which were not read; left out where there are none. */
  leftOut?: number;
}

/** Within the limits. */
export function limitedTable(name: string, cells: Cells): NamedTable {
  const beyond = cells.map((row, index) =>
    index < TABLE_LIMITS.rows ? Math.max(0, row.length - TABLE_LIMITS.columns) : row.length,
  );
  const leftOut = beyond.reduce((sum, count) => sum + count, 0);
  if (leftOut === 0) return { name, cells };
  const inside = cells.slice(0, TABLE_LIMITS.rows).map((row) => row.slice(0, TABLE_LIMITS.columns));
  return { name, cells: inside, leftOut };
}
