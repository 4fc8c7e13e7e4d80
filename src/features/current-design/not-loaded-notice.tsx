/** Why records could not be loaded, with a retry button, or which records of a list are unreadable. */
import type { UseQueryResult } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UnreadableRecord } from '@/api/contract/record-lists';
import { failureOf } from '@/api/errors';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { ErrorState } from '@/shared/ui/error-state';

/** Maximum number of names shown, because all records of a list may be unreadable. */
const MOST_NAMED = 5;

export function RecordsNotLoaded({ unreadable }: { unreadable: readonly UnreadableRecord[] }) {
  const { t } = useTranslation();
  if (unreadable.length === 0) return null;
  const named = unreadable
    .slice(0, MOST_NAMED)
    .map(({ name, field }) => (field === '' ? name : `${name} (${field})`));
  const rest = unreadable.length - named.length;
  const names = [...named, ...(rest > 0 ? [t('unread.more', { count: rest })] : [])].join(t('between'));
  return (
    <Alert
      type="warning"
      showIcon
      title={t('unread.title', { count: unreadable.length })}
      description={names}
    />
  );
}

interface NotLoadedNoticeProps {
  query: UseQueryResult;
  title: string;
  unreadable?: readonly UnreadableRecord[];
}

export function NotLoadedNotice({ query, title, unreadable = [] }: NotLoadedNoticeProps) {
  const failureText = useFailureText();
  if (!query.isError) return <RecordsNotLoaded unreadable={unreadable} />;
  return (
    <ErrorState
      title={title}
      reason={failureText(failureOf(query.error))}
      onRetry={() => void query.refetch()}
    />
  );
}
