/** The last line of the table: the largest utilisation of each check, and the row in which it occurs. */
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '@/features/load-list/row-columns';
import { isRowKey, largestOf, largestRows, shareOf, type RowData } from '@/features/load-list/row-data';
import { Share } from '@/features/load-list/share';
import styles from '@/features/load-list/load-list.module.css';

interface LargestSharesProps {
  rows: readonly RowData[];
  columns: readonly Column[];
  onShow: (data: RowData) => void;
}

const nameOf = ({ row, index }: RowData) => (row.name === '' ? String(index + 1) : row.name);

export function LargestShares({ rows, columns, onShow }: LargestSharesProps) {
  const { t } = useTranslation(['loadList', 'results']);
  const { worst, byCheck } = useMemo(() => largestRows(rows), [rows]);
  const leadTo = (data: RowData, content: ReactNode) => (
    <button
      type="button"
      className={styles.name}
      title={t('ofRow', { name: nameOf(data) })}
      onClick={() => onShow(data)}
    >
      {content}
    </button>
  );
  const cell = (key: string) => {
    const data = key === 'utilisation' ? worst : isRowKey(key) ? byCheck[key] : undefined;
    if (data === undefined) return null;
    const value = data === null ? -1 : isRowKey(key) ? shareOf(data, key) : largestOf(data);
    const share = <Share value={value} unbounded={t('results:unbounded')} />;
    return data === null || value <= 0 ? share : leadTo(data, share);
  };
  return (
    <tfoot>
      <tr>
        {/* Also covers the column of verdicts, so that the name of the row has enough room. */}
        <th scope="row" className={styles.first} colSpan={2}>
          {t('envelope')} {worst && leadTo(worst, nameOf(worst))}
        </th>
        {columns.slice(1).map(({ key, isFigure }) => (
          <td key={key} className={isFigure ? styles.figure : undefined}>
            {cell(key)}
          </td>
        ))}
        <td className={styles.last} />
      </tr>
    </tfoot>
  );
}
