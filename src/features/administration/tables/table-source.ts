/** Records of a table file: the documented calls of their database. */
import type { ApiOutcome } from '@/api/contract/failure';
import type { TableForm, TableRow } from '@/features/administration/tables/table-form';

export interface TableSource<T> {
  name: 'anchors' | 'concretes' | 'profiles';
  form: TableForm;
  /** Name of its files, without extension, and of the sheet. */
  fileName: string;
  rowOf: (record: T) => TableRow;
  /** As stored now: all that rows with these cells could mean. */
  readAll: (cells: readonly TableRow[]) => Promise<readonly T[]>;
  /** The same record as stored now. */
  readAgain: (record: T) => Promise<T>;
  add: (row: TableRow) => Promise<ApiOutcome<true>>;
  /** The row over the record as it was read last. */
  change: (record: T, row: TableRow) => Promise<ApiOutcome<true>>;
  remove: (record: T) => Promise<ApiOutcome<true>>;
  /** True if a picture with this id is stored. */
  hasPicture?: (id: string) => Promise<boolean>;
}
