/** The table file of a database: its columns and permitted values; all cells are strings, as stored. */
import type { Grade } from '@/quantities/plausible/rule';

export type TableRow = Readonly<Record<string, string>>;

export interface TableColumn {
  key: string;
  /** A `name` identifies the record; an empty `choice` or `picture` leaves the value unchanged. */
  kind: 'name' | 'text' | 'number' | 'choice' | 'picture';
  /** Maximum of a number column, in the stored unit. */
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
