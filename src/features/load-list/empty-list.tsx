/** Instructions shown instead of the table while the load list is empty or still being read. */
import { useTranslation } from 'react-i18next';
import styles from '@/features/load-list/load-list.module.css';

export function EmptyList({ isReading }: { isReading: boolean }) {
  const { t } = useTranslation('loadList');
  if (isReading) return <p className={styles.empty}>{t('reading')}</p>;
  return (
    <div className={styles.empty}>
      <p>{t('empty.title')}</p>
      <ul>
        <li>{t('empty.paste')}</li>
        <li>{t('empty.file')}</li>
        <li>{t('empty.hand')}</li>
      </ul>
      <p>{t('empty.meaning')}</p>
    </div>
  );
}
