/** Notices about the browser's storage, unreadable entries and the calculation of many designs. */
import { StopOutlined } from '@ant-design/icons';
import { Alert, Button, Space, Progress } from 'antd';
import { saveAs } from 'file-saver';
import { useTranslation } from 'react-i18next';
import type { Run } from '@/features/designs/calculation/use-calculate-all';
import { deletePermanently } from '@/stores/saved-designs/autosave';
import { readContents, type StorageFailure } from '@/stores/saved-designs/database';
import styles from '@/features/designs/page/designs-page.module.css';

interface StorageNoticesProps {
  owner: string;
  failure: StorageFailure | null;
  damaged: readonly string[];
}

/** Exports the raw entries, so that they can be repaired. */
async function saveRaw(owner: string, ids: readonly string[]): Promise<void> {
  const found = await readContents(owner, ids);
  const text = JSON.stringify(found.ok ? found.value : [], null, 2);
  saveAs(new Blob([text], { type: 'application/json' }), 'damaged-designs.json');
}

export function StorageNotices({ owner, failure, damaged }: StorageNoticesProps) {
  const { t } = useTranslation('designs');
  return (
    <>
      {failure && <Alert banner type="error" showIcon title={t(`storage.${failure}`)} />}
      {damaged.length > 0 && (
        <Alert
          banner
          type="warning"
          showIcon
          title={t('storage.damaged', { count: damaged.length })}
          action={
            <Space>
              <Button size="small" onClick={() => void saveRaw(owner, damaged)}>
                {t('storage.save')}
              </Button>
              <Button size="small" danger onClick={() => void deletePermanently(owner, damaged)}>
                {t('actions.remove')}
              </Button>
            </Space>
          }
        />
      )}
    </>
  );
}

interface RunNoticeProps {
  run: Run;
  onCancel: () => void;
  onDismiss: () => void;
}

export function RunNotice({ run, onCancel, onDismiss }: RunNoticeProps) {
  const { t } = useTranslation(['designs', 'common']);
  const { done, total, isRunning, notCalculated } = run;
  if (isRunning)
    return (
      <div className={styles.line} data-testid="run">
        <div className={styles.progress}>
          <Progress
            aria-label={t('designs:run.label')}
            percent={total === 0 ? 100 : Math.round((100 * done) / total)}
            size="small"
            status="normal"
            showInfo={false}
          />
        </div>
        <span>{t('designs:run.progress', { done, count: total })}</span>
        <Button size="small" icon={<StopOutlined aria-hidden />} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    );
  const calculated = done - notCalculated.length;
  return (
    <Alert
      type={notCalculated.length > 0 || done < total ? 'warning' : 'success'}
      showIcon
      closable={{ onClose: onDismiss, 'aria-label': t('common:close') }}
      title={t('designs:run.done', { done: calculated, count: total })}
      description={
        notCalculated.length > 0 && (
          <ul className={styles.names}>
            {notCalculated.map(({ card, reason }) => (
              <li key={card.id}>{`${card.name || t('designs:unnamed')}: ${reason}`}</li>
            ))}
          </ul>
        )
      }
    />
  );
}
