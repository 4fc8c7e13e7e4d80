/**
 * The table file of a database: its columns and permitted values; all cells are strings, as stored. A table
 * source reads and writes the records with the documented API calls.
 */
import type { ApiOutcome } from '@/api/contract/failure';
import type { RecordChange } from '@/design/search/record-change';
import type { Grade } from '@/quantities/plausible/rule';

export type TableRow = Readonly<Record<string, string>>;

export interface TableColumn {
  key: string;
  /** A `name` identifies the record; an empty `choice` or `picture` leaves the value unchanged. */
  kind: 'name' | 'text' | 'number' | 'choice' | 'picture';
  /** Maximum of a number column, in the displayed unit. */
  largest?: number;
  /** Factor to convert from the displayed to the stored unit. @default 1 */
  scale?: number;
  /** Options of a choice. */
  choices?: readonly string[];
}

export interface TableFinding {
  key: string;
  grade: Grade;
  text: string;
}

export interface TableForm {
  columns: readonly TableColumn[];
  /**
   * Key of a choice column: a name must be unique only among records with the same value in this column. If
   * undefined, a name must be unique in the whole table.
   */
  within?: string;
  /** Values that a new record gets for missing cells. */
  blank: TableRow;
  labelOf: (key: string) => string;
  /** Impossible or doubtful values in a record. */
  findings: (row: TableRow) => readonly TableFinding[];
}

/** Reads and writes the records of one database for table files. */
export interface TableSource<T> {
  name: RecordChange['kind'];
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

/** Column with the reason why a row could not be written. The import ignores this column. */
export const REASON_COLUMN = 'reason';

export const nameKeyOf = ({ columns }: TableForm): string =>
  columns.find(({ kind }) => kind === 'name')?.key ?? 'name';

/**
 * Returns the key that identifies a record. Ignores case, because the backend treats names that differ only
 * in case as equal.
 */
export function identityOf(form: TableForm, row: TableRow): string {
  const place = form.within === undefined ? '' : `${row[form.within]} `;
  return place + row[nameKeyOf(form)].trim().toLowerCase();
}
