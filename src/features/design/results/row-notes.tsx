/** Under the name of a row: its anchors, and that it governs. */
import { CaretRightFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { anchorsText } from '@/report/verdict-text';
import { useTranslate } from '../current/use-translate';
import styles from './results.module.css';

export function RowNotes({ anchors, governs }: { anchors: string; governs: boolean }) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  if (anchors === '' && !governs) return null;
  return (
    <div className={styles.anchors}>
      {anchorsText(anchors, translate)}
      {governs && (
        <span className={styles.governs}>
          {' '}
          <CaretRightFilled aria-hidden /> {t('verdict.governs')}
        </span>
      )}
    </div>
  );
}
