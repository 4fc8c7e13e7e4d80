/** In the place of records that could not be read: why, and the way to try again. An empty list would say that there are none. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureOf } from '@/api/errors';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { ErrorState } from '@/shared/ui/error-state';

export function UnreadNotice({ query }: { query: UseQueryResult }) {
  const { t } = useTranslation('design');
  const failureText = useFailureText();
  if (!query.isError) return null;
  return (
    <ErrorState
      title={t('loadFailed')}
      reason={failureText(failureOf(query.error))}
      onRetry={() => void query.refetch()}
    />
  );
}
