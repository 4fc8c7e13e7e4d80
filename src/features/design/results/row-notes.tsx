/** Under the name of a row: its anchors, and that it governs. */
import { CaretRightFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './results.module.css';

export function RowNotes({ anchors, governs }: { anchors: string; governs: boolean }) {
  const { t } = useTranslation('results');
  if (anchors === '' && !governs) return null;
  return (
    <div className={styles.anchors}>
      {anchors !== '' && `${t('columns.anchors')} ${anchors} `}
      {governs && (
        <span className={styles.governs}>
          <CaretRightFilled aria-hidden /> {t('verdict.governs')}
        </span>
      )}
    </div>
  );
}
