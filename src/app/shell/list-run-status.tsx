/** Progress of the load list calculation, with a button to cancel it, on every page. */
import { StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { routes } from '@/shared/navigation/routes';
import { listProgress, useRunStore } from '@/stores/run';
import { runDriver } from '@/stores/run-driver';
import { useWorkspaceView } from '@/stores/workspace-view';
import styles from '@/app/shell/header.module.css';

export function ListRunStatus() {
  const { t } = useTranslation('shell');
  const progress = useRunStore(listProgress);
  const { pathname } = useLocation();
  // The load list shows its own progress while it is open.
  const isListShown = useWorkspaceView(({ middle }) => middle === 'loadList') && pathname === routes.home;
  if (progress === null || isListShown) return null;
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
        onClick={() => runDriver().cancel()}
      />
    </div>
  );
}
