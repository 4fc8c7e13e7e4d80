/** Message stating why a row was not written. */
import { useTranslation } from 'react-i18next';
import type { RowFailure } from '@/features/administration/records/write-rows';
import { useFailureText } from '@/shared/hooks/use-failure-text';

export function useRowFailureText(): (failure: RowFailure) => string {
  const { t } = useTranslation('databases');
  const failureText = useFailureText();
  return (failure) =>
    failure.kind === 'refused' ? failureText(failure.failure) : t(`table.reason.${failure.kind}`);
}
