/** How far a calculation of the list is, and the way to end it. */
import { StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { useListRunStore, type ListProgress } from '@/stores/load-list-run';
import styles from './load-list.module.css';

/** s that the rest will take at the pace so far; null while there is none to go by. */
function restOf({ done, total, begin }: ListProgress): number | null {
  const passed = (performance.now() - begin) / 1000;
  return done === 0 ? null : Math.ceil((passed / done) * (total - done));
}

export function ListProgressBar({ progress }: { progress: ListProgress }) {
  const { t } = useTranslation('loadList');
  const cancel = useListRunStore((state) => state.cancel);
  const { done, total, plate } = progress;
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
        {t(`progress.${plate}`, { done, total, rest: total - done })}
        {seconds !== null && ` · ${t('progress.seconds', { seconds })}`}
      </span>
      <Button size="small" icon={<StopOutlined aria-hidden />} onClick={cancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
