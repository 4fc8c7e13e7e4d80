/** What to tell about a failed call: the server's words, else a text for the kind of failure. */
import { useTranslation } from 'react-i18next';
import { failureOf, type ApiFailure } from '@/api/errors';

export function useFailureText(): (failure: ApiFailure) => string {
  const { t } = useTranslation('errors');
  return ({ message, kind, status }) => {
    if (message !== '') return message;
    return kind === 'general' && status !== null ? t('generalStatus', { status }) : t(kind);
  };
}

/** The same for what a query threw. */
export function useThrownText(): (cause: unknown) => string {
  const text = useFailureText();
  return (cause) => text(failureOf(cause));
}
