/** What to tell about a failed call: the server's words, else a text for the kind of failure. */
import { useTranslation } from 'react-i18next';

/** What is needed of a failure. */
export interface FailureLike {
  kind: 'network' | 'timeout' | 'exceeded_limit' | 'expired' | 'cancelled' | 'malformed' | 'general';
  status: number | null;
  message: string;
  /** What could not be read of a malformed answer. */
  field?: string;
}

export function useFailureText(): (failure: FailureLike) => string {
  const { t } = useTranslation('errors');
  return ({ message, kind, status, field }) => {
    // What the server says of its limit names the limit; a proxy in between says nothing.
    if (message !== '') return message;
    if (kind === 'malformed' && field) return t('malformedField', { field });
    return kind === 'general' && status !== null ? t('generalStatus', { status }) : t(kind);
  };
}
