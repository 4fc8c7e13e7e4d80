/** How far the load list is that is being calculated, with its way to end, on whatever page the user is. */
import { StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListRunStore } from '@/stores/load-list-run';
import styles from './header.module.css';

export function ListRunStatus() {
  const { t } = useTranslation('shell');
  const progress = useListRunStore((state) => state.progress);
  const cancel = useListRunStore((state) => state.cancel);
  if (progress === null || progress.total === 0) return null;
  const { done, total } = progress;
  return (
    <div className={styles.listRun} data-testid="list-run">
      <span>{t('listRun.progress', { done, total })}</span>
      <Button
        type="text"
        size="small"
        icon={<StopOutlined aria-hidden />}
        aria-label={t('listRun.cancel')}
        title={t('listRun.cancel')}
        onClick={cancel}
      />
    </div>
  );
}
