/** Notices about failures of the browser's storage and about unreadable entries. */
import { Alert, Button, Space } from 'antd';
import { saveAs } from 'file-saver';
import { useTranslation } from 'react-i18next';
import { deletePermanently } from '@/stores/saved-designs/autosave';
import { readContents, type StorageFailure } from '@/stores/saved-designs/database';

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
