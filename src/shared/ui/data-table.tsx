/** Table that only shows data, with column titles and without borders; the first column may name lines. */
import type { Key, ReactNode } from 'react';
import { SymbolText } from '@/shared/ui/symbol-text';
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
  /** @default the position of the row */
  keyOf?: (row: Row) => Key;
  isChosen?: (row: Row) => boolean;
  /** True for lines between the rows. */
  isLined?: boolean;
  testId?: string;
  rowTestId?: (row: Row) => string;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, isChosen, isLined, testId, rowTestId } = props;
  return (
    <table
      className={isLined ? `${styles.table} ${styles.lined}` : styles.table}
      aria-label={label}
      data-testid={testId}
    >
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
        {rows.map((row, index) => (
          <tr
            key={keyOf?.(row) ?? index}
            className={isChosen?.(row) ? styles.chosen : undefined}
            data-testid={rowTestId?.(row)}
          >
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

export type ValueRow = readonly [name: string, value: string, symbol?: string];

/** Table of names and values; with a column of symbols if the rows state symbols ('' for none). */
export function ValueTable(props: Pick<DataTableProps<ValueRow>, 'rows' | 'isLined' | 'testId'>) {
  const columns: DataColumn<ValueRow>[] = [
    { key: 'name', isName: true, cell: ([name]) => name },
    { key: 'symbol', cell: ([, , symbol]) => symbol && <SymbolText text={symbol} /> },
    { key: 'value', isNumber: true, cell: ([, value]) => value },
  ];
  const hasSymbols = props.rows.some((row) => row.length > 2);
  return <DataTable {...props} columns={columns.filter(({ key }) => hasSymbols || key !== 'symbol')} />;
}
