/** What every list offers for a record: modify and delete. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiOutcome } from '@/api/errors';
import { ConfirmedCall } from './confirmed-call';
import styles from './records.module.css';

interface RowActionsProps {
  name: string;
  editPath: string;
  remove: () => Promise<ApiOutcome<true>>;
  removedText: string;
  reload: () => Promise<void>;
  /** What else can be done with it, before the two. */
  children?: ReactNode;
}

export function RowActions({ name, editPath, remove, removedText, reload, children }: RowActionsProps) {
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
        question={t('common:confirmDelete', { name })}
        detail={t('common:confirmDeleteHint')}
        danger
        call={remove}
        doneText={removedText}
        reload={reload}
      />
    </div>
  );
}
