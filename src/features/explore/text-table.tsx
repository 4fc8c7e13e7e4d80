/** Table of text with row headers, for the values of a chart and for the rows of a comparison. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '@/features/explore/explore.module.css';

type Texts = readonly string[];

interface StyleProps {
  /** True to align numbers to the right; row headers stay on the left. */
  figures?: boolean;
}

const styleOf = ({ figures = false }: StyleProps) => (figures ? styles.number : undefined);

export function TextHeading({ names, ...style }: StyleProps & { names: Texts }) {
  return (
    <thead>
      <tr>
        {names.map((name, index) =>
          // A cell without text is not a heading.
          name === '' ? (
            <td key={index} />
          ) : (
            <th key={index} scope="col" className={index > 0 ? styleOf(style) : undefined}>
              {name}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

interface TextRowsProps extends StyleProps {
  /** Rows of strings; the first string of each row is its name. */
  rows: readonly Texts[];
  /** Content of a cell, by its row and its column after the row header; by default the text, or a dash. */
  cell?: (text: string, row: number, column: number) => ReactNode;
}

export function TextRows({ rows, cell = (text) => text || '—', ...style }: TextRowsProps) {
  return rows.map(([name, ...texts], row) => (
    // Rows may have equal names, and their order never changes.
    <tr key={row}>
      <th scope="row">{name}</th>
      {texts.map((text, column) => (
        <td key={column} className={styleOf(style)}>
          {cell(text, row, column)}
        </td>
      ))}
    </tr>
  ));
}

interface TableBehindProps extends Pick<TextRowsProps, 'cell'> {
  testId: string;
  /** Rows, headings first. */
  rows: readonly Texts[];
}

/**
 * A separately scrolling table that makes the values of a chart available to users of keyboards and screen
 * readers.
 */
export function TableBehind({ testId, rows: [names, ...rows], cell }: TableBehindProps) {
  const { t } = useTranslation('explore');
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('tableBehind')}>
      <table className={styles.table} data-testid={testId}>
        <TextHeading names={names} figures />
        <tbody>
          <TextRows rows={rows} cell={cell} figures />
        </tbody>
      </table>
    </div>
  );
}
