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

type TranslateError = (key: string, values?: Record<string, string>) => string;

export function failureText(
  { message, kind, status, field }: FailureLike,
  translate: TranslateError,
): string {
  // What the server says of its limit names the limit; a proxy in between says nothing.
  if (message !== '') return message;
  if (kind === 'malformed' && field) return translate('errors:malformedField', { field });
  return kind === 'general' && status !== null
    ? translate('errors:generalStatus', { status: String(status) })
    : translate(`errors:${kind}`);
}

export function useFailureText(): (failure: FailureLike) => string {
  const { t } = useTranslation('errors');
  return (failure) => failureText(failure, t as unknown as TranslateError);
}
