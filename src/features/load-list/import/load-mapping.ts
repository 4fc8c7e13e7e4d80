/** How a table is read into loads. */
import type { LoadName } from '@/quantities/inputs';
import type { DecimalMark } from '@/text/format/table-number';
import type { Unit } from './columns';

export type Table = readonly (readonly string[])[];

export interface Source {
  /** Place of the column, null = this load is 0. */
  column: number | null;
  /** -1 where the table counts the other direction positive. */
  sign: 1 | -1;
  unit: Unit;
}

export interface LoadMapping {
  mark: DecimalMark;
  /** Lines above the loads. */
  headings: number;
  /** Columns that name a row together; none = rows are numbered. */
  names: readonly number[];
  sources: Record<LoadName, Source>;
}
