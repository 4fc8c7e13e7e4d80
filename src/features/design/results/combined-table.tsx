/** Combined tension and shear: three rows with both ratios, value and limit. */
import { useTranslation } from 'react-i18next';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { CombinedKey } from '@/engineering';
import { formatFigure } from '@/shared/format/format-number';
import { SymbolText } from '@/shared/ui/symbol-text';
import { reasonOfSum } from '@/verdict/reasons';
import { combinedSums } from '@/verdict/rows';
import styles from './results.module.css';
import { RowNotes } from './row-notes';
import { VerdictTag } from './verdict-tag';

interface CombinedTableProps {
  answer: CheckAnswerOnWire;
  /** The row that decides the whole design; null where it is none of these. */
  governing: CombinedKey | null;
}

export function CombinedTable({ answer, governing }: CombinedTableProps) {
  const { t } = useTranslation('results');
  return (
    <section>
      <h2 className={styles.heading}>{t('combined')}</h2>
      <table className={styles.modes}>
        <thead>
          <tr>
            <th scope="col">{t('columns.mode')}</th>
            <th scope="col">
              <SymbolText text="beta_N" />
            </th>
            <th scope="col">
              <SymbolText text="beta_V" />
            </th>
            <th scope="col">{t('columns.value')}</th>
            <th scope="col">{t('columns.limit')}</th>
            <th scope="col">{t('columns.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {combinedSums(answer).map((sum) => {
            const { key, row, value, limit, verdict, anchors } = sum;
            const [beta_N, beta_V] = row;
            return (
              // The headline leads here: the row takes the focus.
              <tr
                key={key}
                data-testid={`combined-${key}`}
                tabIndex={-1}
                className={key === governing ? styles.governing : undefined}
              >
                <th scope="row">
                  <span className={styles.plainMode}>{t(`combinedRows.${key}`)}</span>
                  <RowNotes
                    anchors={anchors.join(',')}
                    governs={key === governing}
                    fails={verdict === 'Not satisfied'}
                  />
                </th>
                <td className={styles.figure}>{formatFigure(beta_N, 'factor')}</td>
                <td className={styles.figure}>{formatFigure(beta_V, 'factor')}</td>
                <td className={`${styles.figure} ${verdict === 'Not satisfied' ? styles.bad : ''}`}>
                  {formatFigure(value, 'factor')}
                </td>
                <td className={styles.figure}>{formatFigure(limit, 'factor')}</td>
                <td>
                  <VerdictTag verdict={verdict} reason={reasonOfSum(answer, sum)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
