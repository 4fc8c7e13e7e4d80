/** Why a row was not written, in words. */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import type { RowFailure } from './write-rows';

export function useRowFailureText(): (failure: RowFailure) => string {
  const { t } = useTranslation('databases');
  const failureText = useFailureText();
  return (failure) =>
    failure.kind === 'refused' ? failureText(failure.failure) : t(`table.reason.${failure.kind}`);
}
