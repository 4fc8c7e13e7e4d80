/** Interpretations of unclear clauses: question, choice, and effect on a design. */
import { useTranslation } from 'react-i18next';
import { clausesText, READINGS } from '@/design/verdict/readings';
import { SentenceText } from '@/shared/ui/sentence-text';
import styles from '@/features/verification/formulas/formulas.module.css';

export function ReadingList() {
  const { t } = useTranslation('proof');
  return (
    <>
      <p className={styles.intro}>{t('readings.intro')}</p>
      <table className={styles.ledger} aria-label={t('readings.tab')}>
        <thead>
          <tr>
            {(['clause', 'question', 'choice', 'effect'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {READINGS.map(({ key, clauses }) => (
            <tr key={key}>
              <td className={styles.clause}>{clausesText(clauses)}</td>
              <td>
                <SentenceText text={t(`readings.${key}.question`)} />
              </td>
              <td>
                <SentenceText text={t(`readings.${key}.choice`)} />
              </td>
              <td>
                <SentenceText text={t(`readings.${key}.effect`)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
