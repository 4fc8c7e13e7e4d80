/** Combined tension and shear: three rows with both ratios, value and limit. */
import { useTranslation } from 'react-i18next';
import { combinedSums, reasonOfSum, sharedReason } from '@/design/verdict/checks';
import type { CombinedKey, CheckResult } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { ResultGrid } from '@/features/workspace/results/result-grid';
import { RowNotes } from '@/features/workspace/results/row-notes';
import { UtilisationBar } from '@/features/workspace/results/utilisation-bar';
import { VerdictTag } from '@/features/workspace/results/verdict-tag';
import { SymbolText } from '@/shared/ui/symbol-text';
import { formatAgainst, formatFigure } from '@/text/format/format-number';
import { utilisationText } from '@/wording/figures';
import styles from '@/features/workspace/results/results.module.css';

interface CombinedTableProps {
  answer: CheckResult;
  /** The row that governs the whole design; null if it is not in this table. */
  governing: CombinedKey | null;
}

export function CombinedTable({ answer, governing }: CombinedTableProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const sums = combinedSums(answer);
  return (
    <ResultGrid
      title={t('combined')}
      heads={[
        { text: <SymbolText text="beta_N" />, title: t('tension') },
        { text: <SymbolText text="beta_V" />, title: t('shear') },
        { text: t('columns.value'), title: t('columns.value') },
      ]}
      notApplicable={sharedReason(sums.map((sum) => reasonOfSum(answer, sum)))}
    >
      {sums.map((sum) => {
        const { key, beta_N, beta_V, value, limit, verdict, anchors, isNotNeeded, shown } = sum;
        const fails = verdict === 'Not satisfied' && !isNotNeeded;
        return (
          // The headline links to this row, which gets the focus.
          <tr
            key={key}
            data-testid={`combined-${key}`}
            tabIndex={-1}
            className={key === governing ? styles.governing : undefined}
          >
            <th scope="row">
              <span className={styles.plainMode}>{t(`combinedRows.${key}`)}</span>
              <RowNotes anchors={anchors.join(',')} governs={key === governing} fails={fails} />
            </th>
            {value === null ? (
              <td colSpan={3} className={styles.off}>
                <VerdictTag verdict={verdict} reason={reasonOfSum(answer, sum)} inWords />
              </td>
            ) : (
              <>
                <td className={styles.figure}>{formatFigure(beta_N, 'factor')}</td>
                <td className={styles.figure}>{formatFigure(beta_V, 'factor')}</td>
                <td>
                  <UtilisationBar
                    share={value / limit}
                    bad={fails}
                    isNotNeeded={isNotNeeded}
                    text={utilisationText((100 * value) / limit, fails, translate)}
                    detail={`${formatAgainst(value, limit, 'factor')} / ${formatFigure(limit, 'factor')}`}
                  />
                </td>
              </>
            )}
            <td>{value !== null && <VerdictTag verdict={shown} />}</td>
            <td />
          </tr>
        );
      })}
    </ResultGrid>
  );
}
