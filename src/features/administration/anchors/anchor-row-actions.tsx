/** Actions for an anchor in the list. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { deleteAnchor, restoreAnchor, stopAnchor } from '@/api/calls/anchors';
import type { AnchorRecord } from '@/api/contract/anchor';
import { anchorCopyPath, anchorEditPath } from '@/features/administration/anchors/anchor-paths';
import { ConfirmedCall } from '@/features/administration/records/confirmed-call';
import { RowActions } from '@/features/administration/records/row-actions';

interface AnchorRowActionsProps {
  anchor: AnchorRecord;
  reload: () => Promise<void>;
}

const SWITCHES = {
  '1': { action: 'stop', call: stopAnchor },
  '0': { action: 'restore', call: restoreAnchor },
} as const;

export function AnchorRowActions({ anchor, reload }: AnchorRowActionsProps) {
  const { t } = useTranslation(['anchors', 'common']);
  const { id, name, efficient } = anchor;
  const { action, call } = SWITCHES[efficient];
  return (
    <RowActions
      name={name}
      editPath={anchorEditPath(id)}
      remove={() => deleteAnchor(id)}
      removedText={t('common:message.delete_success')}
      reload={reload}
    >
      <ConfirmedCall
        key={action}
        text={t(`switch.${action}.action`)}
        name={name}
        question={t(`switch.${action}.confirm`)}
        detail={name}
        call={() => call(id)}
        doneText={t(`switch.${action}.done`)}
        reload={reload}
      />
      <Link to={anchorCopyPath(id)} aria-label={`${t('duplicate')} ${name}`}>
        {t('duplicate')}
      </Link>
    </RowActions>
  );
}
