/** Combined tension and shear: three rows with both ratios, value and limit. */
import { useTranslation } from 'react-i18next';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm';
import { formatFigure } from '@/shared/format/format-number';
import { COMBINED, combinedVerdict } from './result-views';
import styles from './results.module.css';
import { SymbolText } from '@/shared/ui/symbol-text';
import { VerdictTag } from './verdict-tag';

export function CombinedTable({ answer }: { answer: CheckAnswerOnWire }) {
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
          {COMBINED.map(({ key, limit }, index) => {
            const [beta_N, beta_V, value] = answer.tension_and_shear[index];
            const verdict = combinedVerdict(value, limit);
            return (
              <tr key={key} data-testid={`combined-${key}`}>
                <th scope="row">
                  <span className={styles.plainMode}>{t(`combinedRows.${key}`)}</span>
                </th>
                <td className={styles.figure}>{formatFigure(beta_N, 'factor')}</td>
                <td className={styles.figure}>{formatFigure(beta_V, 'factor')}</td>
                <td className={`${styles.figure} ${verdict === 'Not satisfied' ? styles.bad : ''}`}>
                  {formatFigure(value, 'factor')}
                </td>
                <td className={styles.figure}>{formatFigure(limit, 'factor')}</td>
                <td>
                  <VerdictTag verdict={verdict} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
