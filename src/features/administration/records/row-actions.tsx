/** Row actions shared by all lists: edit and delete. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiOutcome } from '@/api/contract/failure';
import { ConfirmedCall } from '@/features/administration/records/confirmed-call';
import styles from '@/features/administration/records/records.module.css';

interface RowActionsProps {
  name: string;
  editPath: string;
  remove: () => Promise<ApiOutcome<true>>;
  /** @default the text of all databases */
  removedText?: string;
  reload: () => Promise<void>;
  /** Question asked if deleting the record has further consequences. */
  warning?: { question: string; detail: string };
  /** Additional actions, placed before edit and delete. */
  children?: ReactNode;
}

export function RowActions(props: RowActionsProps) {
  const { name, editPath, remove, removedText, reload, warning, children } = props;
  const { t } = useTranslation(['administration', 'common']);
  return (
    <div className={styles.actions}>
      {children}
      <Link to={editPath} aria-label={`${t('modify')} ${name}`}>
        {t('modify')}
      </Link>
      <ConfirmedCall
        text={t('common:delete')}
        name={name}
        question={warning?.question ?? t('common:confirmDelete', { name })}
        detail={warning?.detail ?? t('common:confirmDeleteHint')}
        danger
        call={remove}
        doneText={removedText ?? t('common:message.delete_success')}
        reload={reload}
      />
    </div>
  );
}
