/** Above a list that could not be loaded: why, and the way to try again. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/shared/ui/error-state';
import { useThrownText } from './use-thrown-text';

export function ListError({ list }: { list: UseQueryResult }) {
  const { t } = useTranslation('administration');
  const thrownText = useThrownText();
  if (!list.isError) return null;
  return (
    <div style={{ marginBottom: 16 }}>
      <ErrorState
        title={t('loadFailed')}
        reason={thrownText(list.error)}
        onRetry={() => void list.refetch()}
      />
    </div>
  );
}
