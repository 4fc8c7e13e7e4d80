/** Modify and delete of a row. Delete names the record, waits for the call, and says how it went. */
import { App, Button, Popconfirm, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiOutcome } from '@/api/errors';
import { useFailureText } from '@/shared/hooks/use-failure-text';

interface RowActionsProps {
  name: string;
  editPath: string;
  remove: () => Promise<ApiOutcome<true>>;
  removedText: string;
  /** Reads the list again, whether the call succeeded or not. */
  reload: () => Promise<void>;
}

export function RowActions({ name, editPath, remove, removedText, reload }: RowActionsProps) {
  const { t } = useTranslation(['administration', 'common']);
  const { message } = App.useApp();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);

  const onConfirm = async () => {
    setBusy(true);
    const outcome = await remove();
    if (outcome.ok) message.success(removedText);
    else message.error(failureText(outcome.error));
    await reload();
    setBusy(false);
  };

  return (
    <Space size="middle" align="baseline">
      <Link to={editPath} aria-label={`${t('modify')} ${name}`}>
        {t('modify')}
      </Link>
      <Popconfirm
        title={t('common:confirmDelete', { name })}
        description={t('common:confirmDeleteHint')}
        okText={t('common:delete')}
        cancelText={t('common:cancel')}
        okButtonProps={{ danger: true }}
        onConfirm={() => void onConfirm()}
      >
        <Button
          type="link"
          size="small"
          danger
          loading={busy}
          style={{ padding: 0 }}
          aria-label={`${t('common:delete')} ${name}`}
        >
          {t('common:delete')}
        </Button>
      </Popconfirm>
    </Space>
  );
}
