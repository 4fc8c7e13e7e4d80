/** Progress of a search, with buttons to cancel and to restart it. */
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Search } from '@/features/explore/use-search';
import styles from '@/features/explore/explore.module.css';

interface SearchBarProps {
  search: Search;
  done: number;
  total: number;
}

export function SearchBar({ search: { running, cancelled, cancel, again }, done, total }: SearchBarProps) {
  const { t } = useTranslation('explore');
  const percent = total === 0 ? 0 : Math.min(100, Math.round((100 * done) / total));
  return (
    <div className={styles.bar} data-testid="search" data-running={running}>
      {running && (
        <>
          <div className={styles.progress}>
            <Progress aria-label={t('progress')} percent={percent} size="small" status="normal" />
          </div>
          <Button size="small" onClick={cancel}>
            {t('cancel')}
          </Button>
        </>
      )}
      {cancelled && <p className={styles.muted}>{t('cancelled', { done, total })}</p>}
      {!running && (
        <Button size="small" onClick={again}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
