/**
 * Notices above a list: the reason why the list could not be loaded, with a retry button, and the list's
 * unreadable records.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UnreadableRecord } from '@/api/contract/lists';
import { useThrownText } from '@/features/administration/records/use-thrown-text';
import { ErrorState } from '@/shared/ui/error-state';
import { RecordsNotLoaded } from '@/shared/ui/records-not-loaded';

export function ListError({ list }: { list: UseQueryResult<{ unreadable: UnreadableRecord[] }> }) {
  const { t } = useTranslation('administration');
  const thrownText = useThrownText();
  const unreadable = list.data?.unreadable ?? [];
  if (!list.isError && unreadable.length === 0) return null;
  return (
    <Flex vertical gap={12} style={{ marginBottom: 16 }}>
      {list.isError && (
        <ErrorState
          title={t('loadFailed')}
          reason={thrownText(list.error)}
          onRetry={() => void list.refetch()}
        />
      )}
      <RecordsNotLoaded unreadable={unreadable} />
    </Flex>
  );
}
