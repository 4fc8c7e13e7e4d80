/** Progress of a load list calculation, with a button to cancel it. */
import { StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { listProgress, useRunStore, type PhaseProgress } from '@/stores/run';
import { runDriver } from '@/stores/run-driver';
import styles from '@/features/load-list/load-list.module.css';

/** Returns the remaining time in s, estimated from the pace so far; null until the pace is known. */
function restOf({ done, total, begin }: PhaseProgress): number | null {
  const passed = (performance.now() - begin) / 1000;
  return done === 0 ? null : Math.ceil((passed / done) * (total - done));
}

export function ListProgressBar() {
  const { t } = useTranslation('loadList');
  const progress = useRunStore(listProgress);
  if (progress === null) return null;
  const { done, total, phase } = progress;
  const seconds = restOf(progress);
  return (
    <div className={styles.line} data-testid="list-progress">
      <div className={styles.bar}>
        <ProgressBar
          label={t('progress.label')}
          percent={total === 0 ? 0 : Math.round((100 * done) / total)}
        />
      </div>
      <span className={styles.figures}>
        {t(`progress.${phase === 'stress' ? 'stress' : 'rows'}`, { done, count: total })}
        {seconds !== null && ` · ${t('progress.seconds', { seconds })}`}
      </span>
      <Button size="small" icon={<StopOutlined aria-hidden />} onClick={() => runDriver().cancel()}>
        {t('cancel')}
      </Button>
    </div>
  );
}
