/** What can be done with an anchor of the list. Stop and restore ask first, say how it went, and read the list again. */
import { App, Button, Popconfirm, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { deleteAnchor, restoreAnchor, stopAnchor } from '@/api/calls/anchors';
import type { AnchorRecord } from '@/api/contract/anchor';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { RowActions } from '../records/row-actions';
import { anchorCopyPath, anchorEditPath } from './anchor-paths';

interface AnchorRowActionsProps {
  anchor: AnchorRecord;
  reload: () => Promise<void>;
}

const SWITCHES = {
  '1': { name: 'stop', call: stopAnchor },
  '0': { name: 'restore', call: restoreAnchor },
} as const;

function ValiditySwitch({ anchor, reload }: AnchorRowActionsProps) {
  const { t } = useTranslation(['anchors', 'common']);
  const { message } = App.useApp();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const { name, call } = SWITCHES[anchor.efficient];

  const onConfirm = async () => {
    setBusy(true);
    const outcome = await call(anchor.id);
    if (outcome.ok) message.success(t(`switch.${name}.done`));
    else message.error(failureText(outcome.error));
    await reload();
    setBusy(false);
  };

  return (
    <Popconfirm
      title={t(`switch.${name}.confirm`)}
      description={anchor.name}
      okText={t(`switch.${name}.action`)}
      cancelText={t('common:cancel')}
      onConfirm={() => void onConfirm()}
    >
      <Button
        type="link"
        size="small"
        loading={busy}
        style={{ padding: 0 }}
        aria-label={`${t(`switch.${name}.action`)} ${anchor.name}`}
      >
        {t(`switch.${name}.action`)}
      </Button>
    </Popconfirm>
  );
}

export function AnchorRowActions({ anchor, reload }: AnchorRowActionsProps) {
  const { t } = useTranslation(['anchors', 'common']);
  const { id, name } = anchor;
  return (
    <Space size="middle" align="baseline">
      <ValiditySwitch anchor={anchor} reload={reload} />
      <Link to={anchorCopyPath(id)} aria-label={`${t('duplicate')} ${name}`}>
        {t('duplicate')}
      </Link>
      <RowActions
        name={name}
        editPath={anchorEditPath(id)}
        remove={() => deleteAnchor(id)}
        removedText={t('common:message.delete_success')}
        reload={reload}
      />
    </Space>
  );
}
