/** The table file of a database: columns, permitted values, and the calls that read and write its records. */
import { saveAs } from 'file-saver';
import type { ApiOutcome } from '@/api/contract/failure';
import type { RecordChange } from '@/design/search/record-change';
import type { Grade } from '@/quantities/plausible/rule';
import { toCsv, harmless, unconverted } from '@/shared/tables/csv';
import type { WorkbookCell } from '@/shared/tables/workbook';

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

export type FileKind = 'csv' | 'xlsx';

/** Returns the cell for a stored value: a number if column and value are numeric, otherwise text. */
function cellOf(kind: TableColumn['kind'] | undefined, text: string): string | number {
  const isFigure = kind === 'number' && /^\d/.test(text) && Number.isFinite(Number(text));
  return isFigure ? Number(text) : text;
}

/** Returns the cells of a table: a row of headings, then one row per record. */
export function tableCells(
  { columns }: Pick<TableForm, 'columns'>,
  headings: readonly string[],
  rows: readonly TableRow[],
): (string | number)[][] {
  const kinds = new Map(columns.map(({ key, kind }) => [key, kind]));
  const cell = (row: TableRow, key: string) => cellOf(kinds.get(key), (row as Partial<TableRow>)[key] ?? '');
  return [[...headings], ...rows.map((row) => headings.map((key) => cell(row, key)))];
}

const guarded = (cell: WorkbookCell): WorkbookCell => (typeof cell === 'string' ? harmless(cell) : cell);

const WRITERS: Readonly<Record<FileKind, (cells: (string | number)[][], sheet: string) => Promise<Blob>>> = {
  csv: (cells) => Promise.resolve(new Blob([toCsv(cells, unconverted)], { type: 'text/csv;charset=utf-8' })),
  xlsx: async (cells, sheet) => {
    const { workbookOf, WORKBOOK_TYPE } = await import('@/shared/tables/workbook');
    return new Blob([workbookOf({ [sheet]: cells.map((row) => row.map(guarded)) })], { type: WORKBOOK_TYPE });
  },
};

export const tableFile = (kind: FileKind, cells: (string | number)[][], sheet: string): Promise<Blob> =>
  WRITERS[kind](cells, sheet);

export async function saveTable(kind: FileKind, cells: (string | number)[][], name: string): Promise<void> {
  saveAs(await tableFile(kind, cells, name), `${name}.${kind}`);
}
