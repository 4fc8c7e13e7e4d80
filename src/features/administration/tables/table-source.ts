/** Reads and writes the records of one database for table files, with the documented API calls. */
import type { ApiOutcome } from '@/api/contract/failure';
import type { RecordChange } from '@/design/search/record-change';
import type { TableForm, TableRow } from '@/features/administration/tables/table-form';

export interface TableSource<T> {
  name: 'anchors' | 'concretes' | 'profiles';
  form: TableForm;
  /** Name of the files without extension, and of the sheet. */
  fileName: string;
  rowOf: (record: T) => TableRow;
  /** Reads the stored records to which these table rows may refer. */
  readAll: (cells: readonly TableRow[]) => Promise<readonly T[]>;
  /** Reads the current version of a record from the server. */
  readAgain: (record: T) => Promise<T>;
  add: (row: TableRow) => Promise<ApiOutcome<true>>;
  /** Overwrites `record`, the stored record as last read, with the row. */
  change: (record: T, row: TableRow) => Promise<ApiOutcome<true>>;
  /** Describes the change, so that its effect on the designs that use the record can be calculated. */
  changeOf: (record: T, row: TableRow) => RecordChange;
  remove: (record: T) => Promise<ApiOutcome<true>>;
  /** True if an image with this id is stored. */
  hasPicture?: (id: string) => Promise<boolean>;
}
