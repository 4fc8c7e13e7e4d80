/** Mapping from the columns of a table to design loads on the plate: what the user confirms. */
import { isLoad } from '@/files/load-tables/column-meanings';
import type { Component } from '@/files/load-tables/headings';
import { turned, type Statements } from '@/files/load-tables/load-conventions';
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import type { LoadUnit } from '@/quantities/units';
import type { DecimalMark } from '@/text/format/parse-number';

/** Part of the row name; the node is a part by which rows are grouped. */
type RowName = 'name' | 'node';

/** Use of a column: a component of the table, a part of the row name, or none. */
export interface ColumnUse {
  is: Component | RowName | null;
  /** -1 to reverse the sign of the values in the column. */
  sign: 1 | -1;
  /** Unit of the column; null as long as it is unknown. */
  unit: LoadUnit | null;
  /** True if the heading or title states the unit, which no cell may then contradict. */
  isStated: boolean;
}

export interface LoadMapping {
  /** Decimal mark; null as long as a comma may be a decimal mark or a thousands separator. */
  mark: DecimalMark | null;
  /** Number of lines above the rows with loads. */
  headings: number;
  columns: readonly ColumnUse[];
  statements: Statements;
  /** Factor from characteristic to design loads; null as long as it is unknown. */
  factor: number | null;
  /** Answers to the questions about words, columns and letters in cells, by the id of the question. */
  answers: Readonly<Record<string, string>>;
}

/** Column of a load on the plate, and the sign with which its values act on the plate. */
export type Source = ColumnUse & { column: number; is: Component };

/** Returns the source of a load on the plate; null if no column contains the load, which is then 0. */
export function sourceOf({ columns, statements }: LoadMapping, load: LoadName): Source | null {
  const { forces, sign, axes } = statements;
  const [component, turn] = turned(load, axes);
  const free = { Nz: 'N', Mz: 'T' }[load as string];
  const column = [free, component]
    .map((one) => columns.findIndex(({ is }) => is === one))
    .find((at) => at >= 0);
  if (column === undefined) return null;
  const found = columns[column];
  const { is } = found;
  if (!isLoad(is)) return null;
  const acts = (forces === 'reactions' ? -1 : 1) * (is === 'N' ? 1 : turn);
  const stated = load === 'Nz' && sign !== null ? (sign === 'tension' ? 1 : -1) : acts;
  return { ...found, is, column, sign: (found.sign * stated) as 1 | -1 };
}

export const withColumn = (mapping: LoadMapping, column: number, part: Partial<ColumnUse>): LoadMapping => ({
  ...mapping,
  columns: mapping.columns.with(column, { ...mapping.columns[column], ...part }),
});

/** Returns the columns of the row names; if there are none, rows are numbered. */
export const namesOf = ({ columns }: LoadMapping): number[] =>
  columns.flatMap(({ is }, place) => (is === 'name' || is === 'node' ? [place] : []));

export const loadsWithout = (mapping: LoadMapping): LoadName[] =>
  LOAD_NAMES.filter((load) => sourceOf(mapping, load) === null);
