/**
 * Shows why records could not be loaded, with a retry button: an empty list would suggest that there are no
 * records. If the list was loaded, shows its unreadable records.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { UnreadableRecord } from '@/api/contract/lists';
import { failureOf } from '@/api/errors';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { ErrorState } from '@/shared/ui/error-state';
import { RecordsNotLoaded } from '@/shared/ui/records-not-loaded';

interface NotLoadedNoticeProps {
  query: UseQueryResult;
  /** Records in the list that could not be read. */
  unreadable?: readonly UnreadableRecord[];
}

export function NotLoadedNotice({ query, unreadable = [] }: NotLoadedNoticeProps) {
  const { t } = useTranslation('design');
  const failureText = useFailureText();
  if (!query.isError) return <RecordsNotLoaded unreadable={unreadable} />;
  return (
    <ErrorState
      title={t('loadFailed')}
      reason={failureText(failureOf(query.error))}
      onRetry={() => void query.refetch()}
    />
  );
}
