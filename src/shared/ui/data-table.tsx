/**
 * Table that only shows data: the titles of the columns, and lines without borders. The first column may
 * name the lines.
 */
import type { Key, ReactNode } from 'react';
import styles from '@/shared/ui/data-table.module.css';

export interface DataColumn<Row> {
  key: string;
  title?: ReactNode;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** True for the column that names the line. */
  isName?: boolean;
}

interface DataTableProps<Row> {
  label?: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  isChosen?: (row: Row) => boolean;
}

export function DataTable<Row>({ label, columns, rows, keyOf, isChosen }: DataTableProps<Row>) {
  return (
    <table className={styles.table} aria-label={label}>
      {columns.some(({ title }) => title !== undefined) && (
        <thead>
          <tr>
            {columns.map(({ key, title, isNumber }) =>
              title === undefined ? (
                <td key={key} />
              ) : (
                <th key={key} scope="col" className={isNumber ? styles.number : undefined}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={isChosen?.(row) ? styles.chosen : undefined}>
            {columns.map(({ key, cell, isNumber, isName }) =>
              isName ? (
                <th key={key} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} className={isNumber ? styles.number : undefined}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
