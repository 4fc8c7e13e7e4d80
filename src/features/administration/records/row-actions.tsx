/** What every list offers for a record: modify and delete. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiOutcome } from '@/api/contract/failure';
import { ConfirmedCall } from './confirmed-call';
import styles from './records.module.css';

interface RowActionsProps {
  name: string;
  editPath: string;
  remove: () => Promise<ApiOutcome<true>>;
  removedText: string;
  reload: () => Promise<void>;
  /** Where deleting this record is more than deleting one of its kind. */
  warning?: { question: string; detail: string };
  /** What else can be done with it, before the two. */
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
        doneText={removedText}
        reload={reload}
      />
    </div>
  );
}
