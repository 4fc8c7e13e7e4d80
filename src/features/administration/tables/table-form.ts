/** The table file of a database: its columns, and what its rows may say; all are texts, as stored. */
import type { Grade } from '@/quantities/plausible/rule';

export type TableRow = Readonly<Record<string, string>>;

export interface TableColumn {
  key: string;
  /** `name` finds the record; a `choice` left empty says nothing, and so does a `picture`. */
  kind: 'name' | 'text' | 'number' | 'choice' | 'picture';
  /** Largest stored number. */
  largest?: number;
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
  /** A choice within which names are unique; without one they are in the whole table. */
  within?: string;
  /** Values of a new record where the file says nothing. */
  blank: TableRow;
  labelOf: (key: string) => string;
  /** Impossible or doubtful values of a record. */
  findings: (row: TableRow) => readonly TableFinding[];
  /** Under which the reasons for a record's doubtful figures are kept. */
  reasonsOf: (row: TableRow) => string;
}

/** Reason for a row that could not be written. The import ignores this column. */
export const REASON_COLUMN = 'reason';

export const nameKeyOf = ({ columns }: TableForm): string =>
  columns.find(({ kind }) => kind === 'name')?.key ?? 'name';

/** Names that differ in case alone are the same to the backend. */
export function identityOf(form: TableForm, row: TableRow): string {
  const place = form.within === undefined ? '' : `${row[form.within]} `;
  return place + row[nameKeyOf(form)].trim().toLowerCase();
}
